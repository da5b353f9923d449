import { describe, expect, test } from 'vitest';
import { THRIFTY_PAYER } from '../../../src/dice-masters/engine/choosers/payment/thrifty-payer.ts';
import { BUY } from '../../../src/dice-masters/engine/decisions/decision.ts';
import type { Game } from '../../../src/dice-masters/engine/game.ts';
import { optionName } from '../../../src/dice-masters/engine/names.ts';
import { parseReplay } from '../../../src/dice-masters/engine/replay/link.ts';
import { runReplay } from '../../../src/dice-masters/engine/replay/run.ts';
import { type Row, scenarioOf } from '../playing-cards/support/row.ts';
import { playBoxGames } from '../words/support/box-games.ts';
import { cardOf } from './support/catalogue.ts';
import { teamLuck } from './support/random-team.ts';
import { play } from './support/scenarios.ts';

const STRANDED =
  '2~2019~0~200~seed~P20.hhs-16x3.hhs-1x3.hhs-7x3.hhs-25x3.imw-5x2.imw-17x2.wwe-7x2.wwe-17x2.hhs-49x3.hhs-50x3~N20~critic1~02230301211103~IxhfjIAhHfQt';

/** What is proposed first for the cost that is open after the picks. */
function proposed(you: Row['you'], picks: string[]): string {
  const asks = { asks: { kind: 'pay' as const } };
  const row: Row = { it: 'pays', ...(you && { you }), picks, follows: asks };
  const { game, problems } = play(scenarioOf('hhs-057', row));
  expect(problems).toEqual([]);
  return optionName(game, THRIFTY_PAYER.choose(game.decision, game));
}

describe('R4.10 R7.3.1 the payment that is proposed', () => {
  test('keeps the Shield that April needs when Rescue is fielded', () => {
    const parsed = parseReplay(STRANDED);
    if (!parsed.ok) throw new Error(parsed.problem);
    const replayed = runReplay(parsed.replay, cardOf);
    if (!replayed.ok) throw new Error(replayed.problem);
    const { game } = replayed;
    expect(replayed.divergedAt).toBeNull();
    expect(game.decision.kind).toBe('pay');
    expect(optionName(game, THRIFTY_PAYER.choose(game.decision, game))).not.toBe(
      'pay Sidekick shield',
    );
  });

  test('keeps the type of what could be bought afterwards', () => {
    const card = ['Grunt', 'Ghost'];
    const field = { card, reserve: ['Guard level 1', 'Sidekick fist', '2 Sidekick bolt'] };
    expect(proposed(field, ['field Guard'])).toBe('pay Sidekick bolt');
    const buy = { card, reserve: ['Sidekick fist', 'Sidekick bolt', '3 Sidekick mask'] };
    expect(proposed(buy, ['buy Ghost'])).toBe('pay Sidekick mask');
  });

  test('keeps the type of a Global that could be used', () => {
    const you = {
      cards: ['hhs-049'],
      field: ['Grunt level 1'],
      reserve: ['Guard level 1', 'Sidekick fist', 'Sidekick mask'],
    };
    expect(proposed(you, ['field Guard'])).toBe('pay Sidekick mask');
  });

  test('spends generic energy before types, and wild last, where nothing hangs on it', () => {
    const you = { reserve: ['Guard level 1', 'Sidekick wild', 'Sidekick bolt'] };
    expect(proposed(you, ['field Guard'])).toBe('pay Sidekick bolt');
  });

  test('can be made in any game', () => {
    let asked = 0;
    const ask = (game: Game) => {
      if (game.decision.kind !== 'pay') return;
      asked++;
      const pick = THRIFTY_PAYER.choose(game.decision, game);
      expect(pick).toBeLessThan(game.decision.count);
    };
    playBoxGames('thrifty', 20, () => undefined, ask);
    expect(asked).toBeGreaterThan(50);
  });

  test('leaves as many purchases as any other', () => {
    const luck = teamLuck('payments');
    const faces = ['fist', 'bolt', 'mask', 'shield', 'wild'];
    for (let number = 0; number < 40; number++) {
      const energy = Array.from({ length: 4 }, () => `Sidekick ${faces[luck.below(5)]}`);
      const you = {
        card: ['Grunt', 'Ghost', 'Guard', 'Giant', 'Crook', 'Stark'],
        reserve: ['Guard level 1', ...energy],
      };
      const tableAfter = (picks: (string | number)[]) => {
        const asks = { asks: {} };
        const row: Row = { it: 'pays', you, picks: picks as string[], follows: asks };
        return play(scenarioOf('hhs-057', row)).game;
      };
      const open = tableAfter(['field Guard level 1']);
      if (open.decision.kind !== 'pay') continue;
      const left = (pick: number) => {
        const { decision } = tableAfter(['field Guard level 1', pick]);
        return decision.verb.slice(0, decision.count).filter((verb) => verb === BUY).length;
      };
      const all = Array.from({ length: open.decision.count }, (_, pick) => left(pick));
      const pick = THRIFTY_PAYER.choose(open.decision, open);
      expect(all[pick], energy.join()).toBe(Math.max(...all));
    }
  });
});
