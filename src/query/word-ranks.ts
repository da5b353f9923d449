import type { Columns } from './columns.ts';
import { type Folded, howWell } from './how-well.ts';

/** How well a card answers a word; more is better. */
export const RANKS = {
  exactName: 6,
  namePrefix: 5,
  nameWord: 4,
  otherWord: 3,
  nameAnywhere: 2,
  otherAnywhere: 1,
} as const;

const NAME_RANKS = [0, RANKS.nameAnywhere, RANKS.nameWord, RANKS.namePrefix, RANKS.exactName];
const OTHER_RANKS = [0, RANKS.otherAnywhere, RANKS.otherWord, RANKS.otherWord, RANKS.otherWord];

/** The rank of each card for a squeezed word: by name, then subtitle, keyword, affiliation. */
export function wordRanks(columns: Columns, needle: string): Uint8Array {
  const { count, nameOf, subtitleOf } = columns;
  const names = ranked(columns.names, needle, NAME_RANKS);
  const subtitles = ranked(columns.subtitles, needle, OTHER_RANKS);
  const result = new Uint8Array(count);
  for (let card = 0; card < count; card++) {
    const byName = names[nameOf[card] ?? 0] ?? 0;
    const bySubtitle = subtitles[subtitleOf[card] ?? 0] ?? 0;
    result[card] = byName > bySubtitle ? byName : bySubtitle;
  }
  raise(result, columns.keywords, columns.keywordCards, needle);
  raise(result, columns.affiliations, columns.affiliationCards, needle);
  return result;
}

function ranked(list: Folded[], needle: string, ranks: number[]): Uint8Array {
  const result = new Uint8Array(list.length);
  for (let index = 0; index < list.length; index++) {
    const text = list[index];
    if (text) result[index] = ranks[howWell(text, needle)] ?? 0;
  }
  return result;
}

/** Lifts the cards of every keyword or affiliation that the word fits. */
function raise(result: Uint8Array, list: Folded[], cardsOf: number[][], needle: string): void {
  list.forEach((text, place) => {
    const rank = OTHER_RANKS[howWell(text, needle)] ?? 0;
    if (rank === 0) return;
    for (const card of cardsOf[place] ?? []) if ((result[card] ?? 0) < rank) result[card] = rank;
  });
}
