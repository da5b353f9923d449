import { describe, expect, test } from 'vitest';
import { RANDOM } from '../../../src/dice-masters/engine/choosers/random.ts';
import { GameLog } from '../../../src/dice-masters/engine/log.ts';
import { Match } from '../../../src/dice-masters/engine/play.ts';
import { logLines, sentenceOf, whyOf } from '../../../src/dice-masters/words/log.ts';
import ruleIds from '../../fixtures/rule-ids.json' with { type: 'json' };
import { randomSetup } from '../engine/support/invariants.ts';
import { play } from '../engine/support/scenarios.ts';
import { basic, character } from '../engine/support/shorthand.ts';

const fight = play({
  name: 'a short fight',
  step: 'main',
  seats: [
    {
      cards: [
        character('Hero', ['1/3/3', '2/4/4'], { abilities: ['attacks: 1 damage to the opponent'] }),
        basic('Hit', 'action: 2 damage to a die'),
      ],
      zones: { reserve: ['Hero level 1', 'Hit action', 'Hit generic-2'] },
    },
    { cards: [character('Wall', ['0/1/3'])], zones: { field: ['Wall', 'Sidekick'] } },
  ],
  picks: ['field Hero', 'use Hit', 'opposing Wall', 'attack Hero', 'block Hero with Wall'],
});
const lines = logLines(fight.log, fight.game, ['Ann', 'Bob']);

describe('the log in sentences', () => {
  test.each([
    '2. Main Step begins. (R7.3.1)',
    '2. Ann gains 1 generic energy without a die. (R4.6)',
    '2. Hit moves from Reserve Pool to Out of Play. (M11, R4.2)',
    '2. Hero moves from Reserve Pool to Field Zone. (M13, R9.1)',
    '2. Wall takes 2 damage from Hit. (R13.13)',
    '2. Hero moves from Field Zone to Attack Zone. (M14, R12.2)',
    '2. Bob takes 1 damage from Hero. (R13.13)',
    '2. Wall blocks Hero. (R12.4)',
    '2. Wall is KO’d by Hero. (R13.9)',
    '2. Wall moves from Attack Zone to Prep Area. (M16, R13.9)',
    '2. Hero moves from Attack Zone to Field Zone. (M15, R12.10)',
  ])('%s', (line) => {
    expect(lines).toContain(line);
  });

  test('why? names the rules and the ability behind a line', () => {
    const { entries } = fight.log;
    const hit = entries.find((event) => event.kind === 'damage' && event.amount === 2);
    if (!hit) throw new Error('no damage in the log');
    expect(whyOf(hit, fight.log, fight.game)).toEqual({
      rules: ['R13.13'],
      because: ['First player uses Hit.'],
    });
  });

  test('every event of random games has a sentence and known rules', () => {
    const known = new Set(Object.values(ruleIds).flat());
    for (let number = 0; number < 40; number++) {
      const match = new Match(randomSetup(`log ${number}`, 8), [RANDOM, RANDOM]);
      const log = new GameLog();
      match.play('log', number, log);
      for (const entry of log.entries) {
        expect(sentenceOf(entry, match.game)).toMatch(/^[^ ].*\.$/);
        expect(sentenceOf(entry, match.game)).not.toMatch(/undefined|NaN/);
        expect(entry.rules.filter((rule) => !known.has(rule))).toEqual([]);
      }
    }
  });
});
