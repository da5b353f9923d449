import type { z } from 'zod';
import type { affiliationSchema } from '../schema/affiliation.ts';

export type Affiliation = z.infer<typeof affiliationSchema>;
