import { type Fraction, plus, times, ZERO } from '../../tabletop/fraction.ts';
import { type Draw, draws, type Piles } from './draw.ts';

interface SwarmQuestion {
  piles: Piles;
  /** Dice of the basic draw, four as a rule. (R7.1.2) */
  dice: number;
  /** The kind with Swarm, of which a die is active. */
  swarm: number;
  /** Whether dice drawn by Swarm set it off again. (E30) */
  chains: boolean;
}

interface SwarmOdds {
  /** The chance that Swarm triggers at all. */
  trigger: Fraction;
  /** The chance of 0, 1, 2 … extra dice drawn. */
  extra: Fraction[];
  /** All dice drawn in the end; dice that Swarm finds missing cost nothing. */
  draws: Draw[];
}

/** A draw with the extra dice drawn so far and those still to come. */
interface Swarming extends Draw {
  extra: number;
  due: number;
}

/** Each die of the card that is drawn from the bag while another is active brings one more die. */
export function swarmOdds({ piles, dice, swarm, chains }: SwarmQuestion): SwarmOdds {
  const basic = draws(piles, dice).map((draw) => ({
    ...draw,
    extra: 0,
    due: draw.drawn[swarm] ?? 0,
  }));
  const all = basic.flatMap((draw) => drawExtra(draw, swarm, chains));
  const extra: Fraction[] = [];
  for (const draw of all) {
    while (extra.length <= draw.extra) extra.push(ZERO);
    extra[draw.extra] = plus(extra[draw.extra] ?? ZERO, draw.chance);
  }
  const trigger = basic
    .filter(({ due }) => due > 0)
    .reduce((sum, { chance }) => plus(sum, chance), ZERO);
  return { trigger, extra, draws: merge(all) };
}

function drawExtra(before: Swarming, swarm: number, chains: boolean): Swarming[] {
  if (before.due === 0) return [before];
  return draws(before.left, before.due).flatMap(({ drawn, missing, left, chance }) => {
    const now: Swarming = {
      drawn: before.drawn.map((count, kind) => count + (drawn[kind] ?? 0)),
      missing: before.missing,
      left,
      chance: times(before.chance, chance),
      extra: before.extra + before.due - missing,
      due: chains ? (drawn[swarm] ?? 0) : 0,
    };
    return drawExtra(now, swarm, chains);
  });
}

/** Draws of the same dice are one row. */
function merge(all: readonly Swarming[]): Draw[] {
  const rows = new Map<string, Draw>();
  for (const { drawn, missing, left, chance } of all) {
    const key = [drawn, left.bag, left.used, missing].join(';');
    const before = rows.get(key)?.chance ?? ZERO;
    rows.set(key, { drawn, missing, left, chance: plus(before, chance) });
  }
  return [...rows.values()];
}
