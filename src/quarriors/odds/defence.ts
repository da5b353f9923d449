/** A creature that may defend. */
export interface Defender {
  name: string;
  defense: number;
  /** What it will score if it stands. */
  glory: number;
}

/** How an attack on one player ends when the defender chooses well. (Q6.4.3) */
export interface Defence {
  /** Places of the defenders in the order they are chosen; the last one stands if any is left. */
  order: number[];
  lost: number[];
  /** Glory of those that stand. */
  glory: number;
}

const MOST_DEFENDERS = 12;

/** The order that keeps most Glory, then most creatures. Every set of fallen ones is looked at once. */
export function bestDefence(total: number, defenders: readonly Defender[]): Defence {
  if (defenders.length > MOST_DEFENDERS) {
    throw new RangeError(`At most ${MOST_DEFENDERS} creatures can be counted.`);
  }
  const known = new Map<number, Defence>();
  const from = (fallen: number, rest: number): Defence => {
    const seen = known.get(fallen);
    if (seen) return seen;
    const left = defenders.flatMap((_, place) => ((fallen & (1 << place)) === 0 ? [place] : []));
    let best = standing(defenders, fallen, []);
    // Q6.4.3: while something is left of the attack, another one must be chosen.
    if (rest > 0 && left.length > 0) {
      const ends = left.map((place) => chosen(place, fallen, rest));
      best = ends.reduce((one, other) => (isBetter(other, one) ? other : one));
    }
    known.set(fallen, best);
    return best;
  };
  const chosen = (place: number, fallen: number, rest: number): Defence => {
    const defense = defenders[place]?.defense ?? 0;
    if (rest < defense) return standing(defenders, fallen, [place]);
    const next = from(fallen | (1 << place), rest - defense);
    return { ...next, order: [place, ...next.order] };
  };
  return from(0, total);
}

function standing(defenders: readonly Defender[], fallen: number, order: number[]): Defence {
  const lost = defenders.flatMap((_, place) => ((fallen & (1 << place)) === 0 ? [] : [place]));
  const glory = defenders.reduce((sum, one, at) => sum + (lost.includes(at) ? 0 : one.glory), 0);
  return { order, lost, glory };
}

function isBetter(one: Defence, other: Defence): boolean {
  return one.glory !== other.glory ? one.glory > other.glory : one.lost.length < other.lost.length;
}
