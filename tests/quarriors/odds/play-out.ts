import type { OddsDie, OddsFace } from '../../../src/quarriors/odds/index.ts';

/** Picks one of so many; every reading of luck in these tests. */
export type Pick = (count: number) => number;

/** All six faces, one by one. */
export function sixFaces({ faces }: OddsDie): OddsFace[] {
  return faces.flatMap((face) => Array<OddsFace>(face.times).fill(face));
}

/**
 * Plays phase 2 with real piles of dice, each by itself: draws all there is to draw and, if asked,
 * rolls re-roll faces again for their own die. Gives the Quiddity.
 */
export function playOut(
  piles: { bag: readonly OddsDie[]; used: readonly OddsDie[]; draw: number; rerolls: boolean },
  pick: Pick,
): number {
  let bag = [...piles.bag];
  let used = [...piles.used];
  let quiddity = 0;
  const drawn = (count: number): OddsDie[] => {
    const hand: OddsDie[] = [];
    while (hand.length < count) {
      if (bag.length === 0) [bag, used] = [used, []];
      const [die] = bag.splice(pick(bag.length || 1), 1);
      if (!die) break;
      hand.push(die);
    }
    return hand;
  };
  const waiting: { die: OddsDie; face: OddsFace }[] = [];
  const roll = (dice: readonly OddsDie[]) => {
    for (const die of dice) {
      const face = sixFaces(die)[pick(6)];
      if (face) waiting.push({ die, face });
    }
  };
  roll(drawn(piles.draw));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { die, face } = next;
    const use = face.uses[0];
    const isUsed =
      use && use.gain >= face.quiddity && (use.draw > 0 || (use.again && piles.rerolls));
    if (!isUsed) {
      quiddity += face.quiddity;
      continue;
    }
    quiddity += use.gain;
    const isAgain = use.again && piles.rerolls;
    if (!isAgain) used.push(die);
    const hand = drawn(use.draw);
    roll(isAgain ? [...hand, die] : hand);
  }
  return quiddity;
}
