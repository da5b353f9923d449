import { type Fraction, plus, ZERO } from '../../tabletop/fraction.ts';
import { fixedTurn } from './fixed-turn.ts';
import { freeTurn } from './free-turn.ts';
import { mergeKinds } from './merge-kinds.ts';
import type { OddsDie } from './odds-die.ts';
import type { Reroll } from './reroll.ts';
import { solve } from './solve.ts';
import type { Counts } from './turn.ts';
import { type Aim, turnGraph } from './turn-graph.ts';

/** A draw in phase 2: from which dice, how many, and which re-rolls are made. */
export interface Draw {
  kinds: readonly OddsDie[];
  bag: Counts;
  /** The Used Pile, which fills the bag when that is empty. (Q6.2.2) */
  used: Counts;
  /** Dice drawn and rolled at first. (Q6.2.1) */
  draw: number;
  reroll: Reroll;
}

/** The chance of at least so much Quiddity, with re-rolls used for just that amount. */
export function chanceOf(draw: Draw, atLeast: number): Fraction {
  return worths(draw, [{ atLeast }])[0] ?? ZERO;
}

/** The chances of at least 1, 2, 3 … Quiddity; each with the play that is best for it. */
export function quiddityCurve(draw: Draw, most: number): Fraction[] {
  return worths(
    draw,
    Array.from({ length: most }, (_, at) => ({ atLeast: at + 1 })),
  );
}

/** The mean Quiddity, with re-rolls used for the highest mean. */
export function meanQuiddity(draw: Draw): Fraction {
  return worths(draw, ['mean'])[0] ?? ZERO;
}

function worths(draw: Draw, aims: readonly Aim[]): Fraction[] {
  const merged = mergeKinds(draw);
  const turn = draw.reroll === 'best' ? freeTurn(merged) : fixedTurn(merged, draw.reroll);
  const { moments, starts } = turnGraph(turn, aims);
  const worth = solve(
    moments,
    starts.map(({ to }) => to),
  );
  return starts.map(({ to, gain }) => plus({ num: BigInt(gain), den: 1n }, worth[to] ?? ZERO));
}
