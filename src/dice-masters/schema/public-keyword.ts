import { slug } from '../../content-files/identifier.ts';
import { keywordSchema } from './keyword.ts';

/** A keyword as `/data/` publishes it: without the links between our own pages. */
export const publicKeywordSchema = keywordSchema
  .pick({ name: true, summary: true, kind: true, origin: true })
  .extend({ id: slug });
