import type { Ability } from '../../../../src/dice-masters/engine/abilities/ability.ts';
import { EXAMPLE_TEXTS } from '../../../../src/dice-masters/engine/scenario/example-texts.ts';
import { CLAUSE_TEXTS } from './clause-texts.ts';
import { STATIC_TEXTS } from './static-texts.ts';
import { TRIGGER_TEXTS } from './trigger-texts.ts';
import { USED_TEXTS } from './used-texts.ts';

/** Texts that scenarios name: those of the worked examples, and plain ones named by what they do. */
export const ABILITIES: Readonly<Record<string, Ability>> = {
  ...EXAMPLE_TEXTS,
  ...TRIGGER_TEXTS,
  ...STATIC_TEXTS,
  ...USED_TEXTS,
  ...CLAUSE_TEXTS,
};
