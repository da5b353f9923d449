import { fileURLToPath } from 'node:url';
import { requireCatalogue } from '../../src/shadows-of-the-past/catalogue/index.ts';

export const content: string = fileURLToPath(new URL('../../content/', import.meta.url));

/** The catalogue as it stands in the content folder. */
export const box = requireCatalogue(content);
