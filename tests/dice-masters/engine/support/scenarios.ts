import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/dice-masters/engine/abilities/ability.ts';
import type { Library } from '../../../../src/dice-masters/engine/scenario/cards.ts';
import {
  runScenario,
  type ScenarioResult,
} from '../../../../src/dice-masters/engine/scenario/run.ts';
import type { ScenarioFile } from '../../../../src/dice-masters/engine/scenario/scenario.ts';
import { scenarioSchema } from '../../../../src/dice-masters/schema/scenario.ts';
import { ABILITIES } from './abilities.ts';
import { cardOf, maxDiceOf } from './catalogue.ts';

/** Cards of the catalogue, and the abilities that tests have written for them. */
export const LIBRARY: Library = {
  card: (id) => ({ card: cardOf(id), dice: maxDiceOf(id) }),
  ability: (name): Ability | undefined => ABILITIES[name],
};

export function play(file: ScenarioFile): ScenarioResult {
  return runScenario(scenarioSchema.parse(file), LIBRARY);
}

/** A page of the rulebook: each row is a situation and what must come of it. */
export function scenarios(title: string, rows: readonly ScenarioFile[]): void {
  describe(title, () => {
    test.each(rows.map((row) => [`${(row.rules ?? []).join(' ')} ${row.name}`, row] as const))(
      '%s',
      (_, row) => {
        expect(play(row).problems).toEqual([]);
      },
    );
  });
}
