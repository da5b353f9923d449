import type { CardStore, SetFacts } from '../cards/card-store.ts';

/** Whatever knows the sets. */
export type Sets = Pick<CardStore, 'sets'>;

/** The sets by everything that names one. */
interface SetIndex {
  byCode: ReadonlyMap<string, SetFacts>;
  byPosition: ReadonlyMap<number, SetFacts>;
  byTeamBuilder: ReadonlyMap<number, SetFacts>;
  /** Codes of other tools and of short spellings, in small letters. */
  byOtherCode: ReadonlyMap<string, SetFacts>;
}

const KNOWN = new WeakMap<Sets['sets'], SetIndex>();

/** Made once for a list of sets. */
export function setIndex({ sets }: Sets): SetIndex {
  const known = KNOWN.get(sets);
  if (known) return known;
  const index: SetIndex = {
    byCode: new Map(sets.map((set) => [set.code, set])),
    byPosition: new Map(sets.map((set) => [set.position, set])),
    byTeamBuilder: new Map(
      sets.flatMap((set) => (set.teamBuilder === null ? [] : [[set.teamBuilder, set]])),
    ),
    byOtherCode: new Map(
      sets.flatMap((set) => [set.linkCode, ...set.otherCodes].map((code) => [code, set])),
    ),
  };
  KNOWN.set(sets, index);
  return index;
}
