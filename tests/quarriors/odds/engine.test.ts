import { expect, test } from 'vitest';
import { SeededChance } from '../../../src/quarriors/engine/chance.ts';
import { available } from '../../../src/quarriors/engine/effects/pay.ts';
import { Game } from '../../../src/quarriors/engine/game.ts';
import { rollPhase } from '../../../src/quarriors/engine/phases/roll.ts';
import { PROFILES } from '../../../src/quarriors/engine/profile.ts';
import { placedCards } from '../../../src/quarriors/engine/setup.ts';
import { BAG } from '../../../src/quarriors/engine/state/zones.ts';
import { chanceOf, findDie, meanQuiddity } from '../../../src/quarriors/odds/index.ts';
import { toNumber } from '../../../src/tabletop/fraction.ts';
import { Xoshiro } from '../../../src/tabletop/luck/xoshiro.ts';
import { box } from '../the-box.ts';

const WILDS = ['growth-spell', 'victory-charm', 'dragon-mighty', 'wizard-mighty', 'hag-basic'];
const ROLLS = 3000;

/** As odds count with each re-roll for its own die: draws and re-rolls unless the face pays more. */
const chooser = {
  choose: ({ count, a }: { count: number; a: Int16Array }, game: Game) => {
    if (game.decision.kind !== 'immediate') return 0;
    const { uses, quiddity } = game.layout.faces;
    for (let option = 1; option < count; option++) {
      const row = game.shownRow(a[option] ?? 0);
      if ((uses[row]?.gain ?? 0) >= (quiddity[row] ?? 0)) return option;
    }
    return 0;
  },
};

const luck = new Xoshiro();
luck.restart(5, 6, 7, 8);
const bags = Array.from({ length: 30 }, (_, bag) => ({
  bag,
  counts: { quiddity: 8, assistant: luck.below(5), portal: luck.below(2), ...more() },
  need: 4 + luck.below(6),
}));

function more(): Record<string, number> {
  return { [WILDS[luck.below(WILDS.length)] ?? '']: 3 };
}

test.each(bags)('bag $bag: rolled by the rules as often as counted', ({ bag, counts, need }) => {
  const kinds = Object.keys(counts).flatMap((id) => findDie(id, box) ?? []);
  const draw = {
    kinds,
    bag: Object.values(counts),
    used: kinds.map(() => 0),
    draw: 6,
    reroll: 'assistant' as const,
  };
  const game = tableWith(counts);
  const start = game.state.copyOf();
  const chance = new SeededChance();
  chance.restart('odds', bag);
  game.chance = chance;
  let [hits, sum, squares] = [0, 0, 0];
  for (let roll = 0; roll < ROLLS; roll++) {
    game.state.become(start);
    rollPhase(game);
    const got = available(game);
    if (got >= need) hits++;
    sum += got;
    squares += got * got;
  }
  const p = toNumber(chanceOf(draw, need));
  const error = Math.sqrt((p * (1 - p)) / ROLLS) + 1e-9;
  expect(Math.abs(hits / ROLLS - p)).toBeLessThan(4 * error);
  const mean = sum / ROLLS;
  const deviation = Math.sqrt(squares / ROLLS - mean * mean);
  expect(Math.abs(mean - toNumber(meanQuiddity(draw)))).toBeLessThan(
    4 * (deviation / Math.sqrt(ROLLS)),
  );
});

/** A table whose first player has just these dice, in the bag. */
function tableWith(counts: Readonly<Record<string, number>>): Game {
  const setup = {
    profile: PROFILES['2011'],
    players: 2,
    cards: placedCards(box, WILDS),
    first: 0 as const,
    turns: 1,
  };
  const game = new Game(setup, chooser, new SeededChance());
  const { state, layout } = game;
  for (let left = state.count(0, BAG); left > 0; left--) {
    const die = state.at(0, BAG, left - 1);
    state.move(die, state.wildsOf(game.cardOf(die)));
  }
  for (const [card, { id }] of layout.cards.entries()) {
    for (let die = counts[id] ?? 0; die > 0; die--) {
      const place = state.wildsOf(card);
      state.move(state.dieAt(place, state.supply(card) - 1), state.placeOf(0, BAG));
    }
  }
  return game;
}
