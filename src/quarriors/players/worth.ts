import { defenseOf, type Game } from '../engine/index.ts';

/** Ids of classes whose dice make the others come round faster or pay more. */
const ENGINE_CLASSES = ['portal', 'growth', 'wizard', 'shaping'];
const ENGINE_DICE = 4;

/** What a die of a card is worth to a racer: Glory above all, then what it can stand. */
export function raceWorth({ layout }: Game, card: number): number {
  const { cost, glory } = layout.card(card);
  return glory === null ? cost : glory * 10 + cost;
}

/** The same for one who wants dice that draw and pay first. */
export function engineWorth(game: Game, card: number, seat: number): number {
  const race = raceWorth(game, card);
  const isEngine = ENGINE_CLASSES.includes(game.layout.card(card).class);
  return isEngine && countEngine(game, seat) < ENGINE_DICE ? 100 + race : race;
}

function countEngine({ layout, state }: Game, seat: number): number {
  let count = 0;
  for (let die = 0; die < layout.diceCount; die++) {
    if (state.seatOf(die) !== seat) continue;
    if (ENGINE_CLASSES.includes(layout.card(layout.cardOf[die] ?? 0).class)) count++;
  }
  return count;
}

/** Glory first, then the sturdier creature. */
export function creatureWorth(game: Game, die: number): number {
  const glory = game.layout.glory[game.cardOf(die)] ?? 0;
  return glory * 20 + defenseOf(game, die);
}
