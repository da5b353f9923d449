import { describe, expect, test } from 'vitest';
import { RANDOM } from '../../../src/dice-masters/engine/choosers/random.ts';
import { ReplayingChooser } from '../../../src/dice-masters/engine/choosers/replaying.ts';
import { SensiblePlayer } from '../../../src/dice-masters/engine/choosers/sensible.ts';
import { Match, run } from '../../../src/dice-masters/engine/play.ts';
import { USED } from '../../../src/dice-masters/engine/state/zones.ts';
import { zoneDice } from '../../../src/dice-masters/engine/stats.ts';
import { decisionView, viewOf } from '../../../src/dice-masters/engine/view.ts';
import { plainGoldfish, plainTeam } from './support/plain-team.ts';

const GAMES = 200;

function wins(choosers: ConstructorParameters<typeof Match>[1]): number {
  const setup = { ...plainGoldfish(60), seats: [plainTeam(), plainTeam()] as const };
  const match = new Match(setup, choosers);
  let won = 0;
  for (let index = 0; index < GAMES; index++) {
    if (match.play('contest', index).winner === 0) won++;
  }
  return won;
}

describe('the sensible player', () => {
  test('beats random play nearly always', () => {
    expect(wins([new SensiblePlayer(), RANDOM])).toBeGreaterThan(GAMES * 0.9);
  });

  test('buys what its list wants most', () => {
    const match = new Match(plainGoldfish(2), [new SensiblePlayer(['imw-022']), RANDOM]);
    let bought = 0;
    for (let index = 0; index < GAMES; index++) {
      match.play('shopping', index);
      const { game } = match;
      const names = zoneDice(game, 0, USED).map(
        (die) => game.layout.card(game.layout.cardOf[die] ?? 0).id,
      );
      if (names.includes('imw-022')) bought++;
    }
    expect(bought).toBeGreaterThan(GAMES * 0.8);
  });
});

describe('the table', () => {
  test('stops at the open decision and shows its options', () => {
    const chooser = new ReplayingChooser([]);
    const match = new Match(plainGoldfish(5), [chooser, chooser]);
    match.restart('table');
    expect(run(match.game)).toEqual({ winner: null, end: 'open', turn: 1 });
    expect(decisionView(match.game)).toMatchObject({ kind: 'reroll', seat: 0, rule: 'R7.2.2' });
    expect(decisionView(match.game).options[0]).toBe('done');
    expect(viewOf(match.game).seats[0].zones.prep).toHaveLength(3);
  });

  test('asks for what real dice showed, equal faces once', () => {
    const chooser = new ReplayingChooser([]);
    const match = new Match({ ...plainGoldfish(5), luck: 'ask' }, [chooser, chooser]);
    match.restart('real dice');
    run(match.game);
    expect(decisionView(match.game)).toMatchObject({
      kind: 'rolled-face',
      options: ['show fist', 'show bolt', 'show mask', 'show shield', 'show wild', 'show level 1'],
    });
  });

  test('goes on with one more pick, and back with one less', () => {
    const at = (picks: number[]) => {
      const chooser = new ReplayingChooser(picks);
      const match = new Match(plainGoldfish(5), [chooser, chooser]);
      match.restart('undo');
      run(match.game);
      return JSON.stringify([viewOf(match.game), decisionView(match.game)]);
    };
    const before = at([0]);
    expect(at([0, 1])).not.toBe(before);
    expect(at([0])).toBe(before);
  });
});
