import type { Ability } from '../../../../src/dice-masters/engine/abilities/ability.ts';
import { CLAUSE_TEXTS } from './clause-texts.ts';
import { STATIC_TEXTS } from './static-texts.ts';
import { TRIGGER_TEXTS } from './trigger-texts.ts';
import { USED_TEXTS } from './used-texts.ts';

/** Texts that scenarios name by what they do, as no line of the language says them. */
export const ABILITIES: Readonly<Record<string, Ability>> = {
  ...TRIGGER_TEXTS,
  ...STATIC_TEXTS,
  ...USED_TEXTS,
  ...CLAUSE_TEXTS,
};
