import { describe, expect, test } from 'vitest';
import { chanceOf, meanQuiddity, type OddsDie } from '../../../src/quarriors/odds/index.ts';
import { toNumber } from '../../../src/tabletop/fraction.ts';
import { Streams, seedOf } from '../../../src/tabletop/luck/streams.ts';
import { box } from '../the-box.ts';
import { die } from './bags.ts';
import { playOut } from './play-out.ts';

const BAGS = 30;
const TURNS = 20_000;
const streams = new Streams();
streams.restart(seedOf('thirty bags'), 0);
const below = (count: number) => streams.roll.below(count);

/** Some dice of the starting bag and some of up to five cards. */
function randomBag(): Record<string, number> {
  const bag: Record<string, number> = { quiddity: 2 + below(7), assistant: below(5) };
  for (let kinds = below(5); kinds >= 0; kinds--) {
    const card = box.cards[1 + below(box.cards.length - 1)];
    if (card) bag[card.id] = 1 + below(3);
  }
  return bag;
}

const rows = Array.from({ length: BAGS }, () => {
  const bag = randomBag();
  return { name: JSON.stringify(bag), bag, draw: 3 + below(5), atLeast: 3 + below(6) };
});

describe.each(['none', 'assistant'] as const)('re-roll %s', (reroll) => {
  test.each(rows)('exact and simulated agree on $name', ({ bag, draw, atLeast }) => {
    const kinds = Object.keys(bag).map(die);
    const counts = Object.values(bag);
    const half = counts.map((count) => Math.floor(count / 3));
    const setup = {
      kinds,
      bag: counts.map((count, kind) => count - (half[kind] ?? 0)),
      used: half,
      draw,
      reroll,
    };
    const pile = (amounts: readonly number[]) =>
      kinds.flatMap((kind, at) => Array<OddsDie>(amounts[at] ?? 0).fill(kind));
    const piles = { bag: pile(setup.bag), used: pile(half), draw, rerolls: reroll === 'assistant' };
    const amounts = Array.from({ length: TURNS }, () => playOut(piles, below));

    const p = toNumber(chanceOf(setup, atLeast));
    const share = amounts.filter((amount) => amount >= atLeast).length / TURNS;
    expect(Math.abs(share - p)).toBeLessThanOrEqual(4 * Math.sqrt((p * (1 - p)) / TURNS));

    const mean = toNumber(meanQuiddity(setup));
    const average = amounts.reduce((sum, amount) => sum + amount, 0) / TURNS;
    const variance = amounts.reduce((sum, amount) => sum + (amount - average) ** 2, 0) / TURNS;
    expect(Math.abs(average - mean)).toBeLessThanOrEqual(4 * Math.sqrt(variance / TURNS));
  });
});
