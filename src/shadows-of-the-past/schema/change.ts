import { z } from 'zod';
import { count, oneOf, text } from '../../content-files/identifier.ts';
import { CHANGES } from '../figures/change.ts';

/** A rule that a sheet or a Terrain card overrules. */
export const changeSchema = z.strictObject({
  /** Id of the rule. */
  rule: text,
  /** What counts differently; `other` where only people can apply it. */
  change: oneOf(CHANGES),
  /** Dice, damage, blocks, spaces, figures or cards. */
  amount: count(1, 9).optional(),
});
