import { z } from 'zod';

const WRITTEN = /^(---|\S.*\S)$/;

/** A clause of what a card does, in the house voice: `Fielded: may KO an opposing Sidekick.` */
export const effectLine = z
  .string()
  .regex(WRITTEN, { error: 'expected one line of words without space around it' });
