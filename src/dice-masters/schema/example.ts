import { z } from 'zod';
import { contentObject, oneOf, text } from '../../content-files/identifier.ts';
import { expectation, player } from './scenario.ts';

/** What happens next, and why. */
const step = z.strictObject({
  /** Options by their words; a step without any only looks on. */
  picks: z.array(text).default([]),
  words: text,
  /** Rules that it shows. */
  rules: z.array(text).default([]),
  /** Plays on to the end of the turn. */
  ends: z.boolean().default(false),
});

const turn = z.strictObject({
  /** The id under which the rules tell it: `HHS-V1`. */
  rule: text,
  title: text,
  draws: z.array(text).default([]),
  rolls: z.array(text),
  steps: z.array(step).min(1),
  /** The table after its last step. */
  expect: expectation,
});

const namedPlayer = player.extend({ name: text });

/** A game of a rulebook, told step by step on the table. */
export const exampleSchema = contentObject({
  title: text,
  intro: text,
  profile: oneOf(['2019', '2016', 'later']),
  seats: z.tuple([namedPlayer, namedPlayer]),
  turns: z.array(turn).min(1),
});
