import type { z } from 'zod';
import type { exampleSchema } from '../../schema/example.ts';

/** A game of a rulebook with its luck, its picks, and a sentence for every step. */
export type Example = z.infer<typeof exampleSchema>;
