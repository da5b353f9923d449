import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { playTold } from '../../../../src/dice-masters/engine/replay/told-game.ts';
import { checkExpectations } from '../../../../src/dice-masters/engine/scenario/check.ts';
import { playExample, stepsOf } from '../../../../src/dice-masters/engine/scenario/example.ts';
import type { Example } from '../../../../src/dice-masters/engine/scenario/example-file.ts';
import { tellExample } from '../../../../src/dice-masters/engine/scenario/tell.ts';
import { exampleSchema } from '../../../../src/dice-masters/schema/example.ts';
import ruleIds from '../../../fixtures/rule-ids.json' with { type: 'json' };
import { LIBRARY } from './scenarios.ts';

const folder = fileURLToPath(
  new URL('../../../../content/dice-masters/examples/', import.meta.url),
);
const KNOWN_RULES = new Set(Object.values(ruleIds).flat());

export function readExample(box: string): Example {
  return exampleSchema.parse(JSON.parse(readFileSync(`${folder}${box}.json`, 'utf8')));
}

/** Plays a worked example from its first turn up to each of its turns, and looks at the table. */
export function story(title: string, example: Example, turns: readonly string[]): void {
  const { seats } = example;
  describe(title, () => {
    test.each(turns)('%s', (rule) => {
      const turn = example.turns.findIndex((one) => one.rule === rule);
      const step = (example.turns[turn]?.steps.length ?? 0) - 1;
      const { unused, ...played } = playExample(example, { turn, step }, LIBRARY);
      const expected = example.turns[turn]?.expect ?? {};
      expect([...checkExpectations(expected, played), ...unused]).toEqual([]);
    });
    test('tells every turn, in order', () => {
      expect(example.turns.map(({ rule }) => rule)).toEqual(turns);
    });
    test('every step of a turn goes on from the one before', () => {
      const lengths = stepsOf(example).map(
        (at) => playExample(example, at, LIBRARY).log.entries.length,
      );
      expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b));
    });
    test('told in numbers, it comes to the same table at every step', () => {
      const told = tellExample(example, LIBRARY);
      const find = (id: string) => LIBRARY.card(id)?.card;
      for (const at of stepsOf(example)) {
        const picks = told.turns[at.turn]?.steps[at.step]?.picks ?? -1;
        const { game, log } = playTold(told, at.turn, picks, find, LIBRARY.ability);
        const played = playExample(example, at, LIBRARY);
        expect(log.entries).toEqual(played.log.entries);
        expect(game.state.hash()).toBe(played.game.state.hash());
      }
    });
    test('only the last step of a turn ends it, and a turn without one is left open', () => {
      for (const { steps, expect: expected } of example.turns) {
        expect(steps.slice(0, -1).filter(({ ends }) => ends)).toEqual([]);
        expect(steps.at(-1)?.ends).toBe(expected.open === undefined);
      }
    });
    test('its players and its rules are known', () => {
      expect(seats.every(({ name }) => name.length > 0)).toBe(true);
      const cited = example.turns.flatMap(({ rule, steps }) => [
        rule,
        ...steps.flatMap(({ rules }) => rules),
      ]);
      expect(cited.filter((rule) => !KNOWN_RULES.has(rule))).toEqual([]);
    });
  });
}
