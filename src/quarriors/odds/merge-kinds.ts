import type { OddsDie, OddsFace } from './odds-die.ts';
import type { Counts } from './turn.ts';

interface Piles {
  kinds: readonly OddsDie[];
  bag: Counts;
  used: Counts;
}

/** Dice whose faces give the same Quiddity and uses are one kind: most creatures are. */
export function mergeKinds<P extends Piles>(piles: P): P {
  const alike = [
    ...Map.groupBy(piles.kinds.keys(), (kind) => signature(piles.kinds[kind])).values(),
  ];
  const sum = (counts: Counts) =>
    alike.map((kinds) => kinds.reduce((all, kind) => all + (counts[kind] ?? 0), 0));
  return {
    ...piles,
    kinds: alike.flatMap(([first]) => piles.kinds[first ?? 0] ?? []),
    bag: sum(piles.bag),
    used: sum(piles.used),
  };
}

function signature(die: OddsDie | undefined): string {
  const faces = die?.faces ?? [];
  return faces.map(faceSignature).sort().join(' ');
}

function faceSignature({ quiddity, uses, times }: OddsFace): string {
  return JSON.stringify([quiddity, times, uses]);
}
