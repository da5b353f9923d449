import type { z } from 'zod';
import type { formatSchema } from './schema/format.ts';

/** One way to build a team. Its id is the file name. */
export type Format = z.infer<typeof formatSchema> & { id: string };
