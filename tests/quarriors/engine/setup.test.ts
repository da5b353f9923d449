import { describe, expect, test } from 'vitest';
import { TEXTS } from '../../../src/quarriors/engine/cards/index.ts';
import { VERBS } from '../../../src/quarriors/engine/decisions/decision.ts';
import { gloryGoal } from '../../../src/quarriors/engine/setup.ts';
import { BAG, POOL, READY, USED } from '../../../src/quarriors/engine/state/zones.ts';
import { box } from '../the-box.ts';
import { randomMatch } from './support/random-game.ts';

const start = (players: number) => randomMatch('start', players).game;
const idOf = (game: ReturnType<typeof start>, die: number) => game.layout.card(game.cardOf(die)).id;

describe.each([2, 3, 4])('a table for %i', (players) => {
  const game = start(players);
  const { state, layout } = game;

  test('Q2.4 Q4 eight Quiddity and four Assistant dice in every bag, nothing elsewhere', () => {
    for (let seat = 0; seat < players; seat++) {
      const bag = Array.from({ length: state.count(seat, BAG) }, (_, at) =>
        state.at(seat, BAG, at),
      );
      const ids = bag.map((die) => idOf(game, die)).sort();
      expect(ids).toEqual([...Array(4).fill('assistant'), ...Array(8).fill('quiddity')]);
      expect([POOL, READY, USED].map((zone) => state.count(seat, zone))).toEqual([0, 0, 0]);
    }
  });

  test('Q2 Q2.1 Q2.2 Q2.3 Q1.3 thirteen cards, five dice each, two Assistants, no Quiddity', () => {
    const supplies = layout.cards.map(({ id }, card) => [id, state.supply(card)]);
    expect(supplies).toHaveLength(13);
    expect(supplies.slice(0, 3)).toEqual([
      ['quiddity', 0],
      ['assistant', 2],
      ['portal', 5],
    ]);
    expect(supplies.slice(3).map(([, dice]) => dice)).toEqual(Array(10).fill(5));
  });

  test('Q8 the goal is lower the more play', () => {
    expect(gloryGoal(players)).toBe({ 2: 20, 3: 15, 4: 12 }[players]);
  });
});

test('Q1 Q1.1 Q1.2 Q1.4 Q1.5 every card of the box with words has a text in the engine', () => {
  const worded = box.cards.filter(({ effects }) => effects.length > 0).map(({ id }) => id);
  const ours = new Set([...Object.keys(TEXTS), 'portal']);
  expect(worded.filter((id) => !ours.has(id))).toEqual([]);
  expect(Object.keys(TEXTS).filter((id) => !worded.includes(id))).toEqual([]);
});

test('Q2.5 Q6 the first player begins, and turns go round', () => {
  const match = randomMatch('abcd', 3);
  const seats: number[] = [];
  match.game.onPhase = ({ state }) => {
    if (state.phase === 'start') seats.push(state.active);
  };
  match.play('round');
  expect(seats.slice(0, 5)).toEqual([1, 2, 0, 1, 2]);
});

test('Q4.3 nobody is offered dice of another player to spend, ready, summon or use', () => {
  const match = randomMatch('own', 4);
  const { game } = match;
  const { chooser } = game;
  const OWN = ['spend', 'ready', 'summon', 'use', 're-roll', 'cull', 'cast', 'defend'];
  game.chooser = {
    choose: (decision, table) => {
      for (let option = 0; option < decision.count; option++) {
        const verb = VERBS[decision.verb[option] ?? 0] ?? '';
        if (!OWN.includes(verb)) continue;
        expect(table.state.seatOf(decision.a[option] ?? 0)).toBe(decision.seat);
      }
      return chooser.choose(decision, table);
    },
  };
  match.play('own');
});
