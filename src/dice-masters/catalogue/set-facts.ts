import type { SetFacts } from '../cards/card-store.ts';
import { type CardSet, setYear } from '../cards/set.ts';

/** What tools know of a set of the content files. */
export function setFacts(set: CardSet): SetFacts {
  const { code, name, position, cardCount, linkCode, teamBuilder, aliases } = set;
  return {
    code,
    name,
    position,
    cardCount,
    year: setYear(set),
    linkCode: linkCode ?? code,
    teamBuilder,
    transitionZone: (aliases.companion ?? code).toUpperCase(),
    otherCodes: otherCodes(set),
  };
}

/** What people may write for a set besides its own code; names of picture files are no codes. */
export function otherCodes({ code, aliases, alsoCalled }: SetNames): string[] {
  const { imagePrefix: _, ...codes } = aliases;
  const written = [...Object.values(codes), ...alsoCalled].map((one) => one.toLowerCase());
  return [...new Set(written)].filter((one) => one !== code);
}

type SetNames = Pick<CardSet, 'code' | 'aliases' | 'alsoCalled'>;
