import { z } from 'zod';
import { oneOf, slug, text } from '../../content-files/identifier.ts';
import { changeSchema } from './change.ts';
import { origin, valueSchema } from './fact.ts';

const common = {
  /** Permanent: addresses and links use it. */
  id: slug,
  name: text,
  /** The box of 2016, or one that came later. */
  box: oneOf(['base', 'later']),
  attack: valueSchema,
  defend: valueSchema,
  move: valueSchema,
  life: valueSchema,
  ability: z.strictObject({
    name: text,
    /** What it does, in our words. */
    text: z.array(text).min(1),
    changes: z.array(changeSchema).min(1),
    ...origin,
  }),
};

export const heroSchema = z.strictObject({
  ...common,
  /** Life to stand up again, in brackets on the sheet. (S10.6) */
  wake: valueSchema,
  /** At the start and at most. (S11.2) */
  focus: valueSchema,
  /** Special moves before the battle changes it. (S2.4) */
  skill: valueSchema,
  actionDice: valueSchema,
});

export const villainSchema = z.strictObject({
  ...common,
  rank: oneOf(['leader', 'minion']),
  /** Figures in the box. */
  figures: valueSchema,
  /** Leaders only: minions go to the figure pool. (S10.1) */
  wake: valueSchema.optional(),
});

export const heroFileSchema = z.array(heroSchema);
export const villainFileSchema = z.array(villainSchema);
