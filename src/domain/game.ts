import type { z } from 'zod';
import type { gameSchema } from './schema/game.ts';

/** A game with a rules reference here. Its id is the file name. */
export type Game = z.infer<typeof gameSchema> & { id: string };
