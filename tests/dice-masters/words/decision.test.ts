import { describe, expect, test } from 'vitest';
import { askedWords, optionDeed } from '../../../src/dice-masters/words/decision.ts';
import { play } from '../engine/support/scenarios.ts';
import { type Row, scenarioOf } from '../playing-cards/support/row.ts';

/** The open decision after the picks of a row, in words. */
function asked(id: string, row: Omit<Row, 'it' | 'follows'>) {
  const { game } = play(scenarioOf(id, { it: 'asks', follows: { asks: {} }, ...row }));
  const { count } = game.decision;
  return {
    question: askedWords(game),
    options: Array.from({ length: count }, (_, option) => optionDeed(game, option)),
  };
}

describe('a decision that a text asks for says what it does and what each option does', () => {
  test('a price to pay', () => {
    const you = { field: ['Donatello level 1'], reserve: ['Sidekick bolt'] };
    expect(asked('hhs-007', { from: 'attack', you, picks: ['attack Donatello'] })).toEqual({
      question: 'May pay Bolt → 2 damage to a character die or the opponent.',
      options: ['No', 'Yes: pay Bolt → 2 damage to a character die or the opponent'],
    });
  });

  test('a target', () => {
    const you = { field: ['Donatello level 1'], reserve: ['Sidekick bolt'] };
    const picks = ['attack Donatello', 'yes'];
    expect(asked('hhs-007', { from: 'attack', you, picks })).toEqual({
      question: '2 damage to a character die or the opponent.',
      options: ['2 damage to the opponent', '2 damage to own Donatello level 1'],
    });
  });

  test('a choice that may be left out', () => {
    const you = { reserve: ['Karai level 1', 'Sidekick fist'] };
    expect(
      asked('hhs-017', { you, them: { field: ['Sidekick'] }, picks: ['field Karai'] }),
    ).toEqual({
      question: 'KO an opposing Sidekick.',
      options: [null, 'KO opposing Sidekick level 1'],
    });
  });
});
