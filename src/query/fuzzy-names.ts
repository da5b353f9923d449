import Fuse from 'fuse.js/min-basic';
import { spellingDistance, squeeze } from '../text/spelling.ts';

/** Longer needles only cost time: names differ in their first letters. */
const LONGEST_NEEDLE = 16;
const SHORTEST_NEEDLE = 3;
/** Names that share most pairs of letters with the needle; only these are compared closely. */
const MOST_CANDIDATES = 100;
const MOST_NAMES = 8;

/** Names near a misspelling. */
export interface FuzzyNames {
  /** Places of near names, nearest first. */
  find(phrase: string): number[];
  /** The nearest name of all, or null. */
  nearest(phrase: string): string | null;
}

/** Fuse over the different names only; what it finds is put in order by the letters that differ. */
export function fuzzyNames(names: string[]): FuzzyNames {
  const squeezed = names.map(squeeze);
  const namesWith = pairIndex(squeezed);
  const closest = (needle: string) => {
    const places = candidates(needle, namesWith, squeezed.length);
    const fuse = new Fuse(
      places.map((place) => squeezed[place] ?? ''),
      { threshold: 0.5 },
    );
    return fuse.search(needle).map(({ refIndex }) => places[refIndex] ?? 0);
  };
  return {
    find(phrase) {
      const needle = phrase.slice(0, LONGEST_NEEDLE);
      if (needle.length < SHORTEST_NEEDLE) return [];
      const most = allowedEdits(needle);
      return closest(needle)
        .map((place) => ({ place, distance: distanceTo(squeezed[place] ?? '', needle, most) }))
        .filter(({ distance }) => distance <= most)
        .sort((a, b) => a.distance - b.distance)
        .slice(0, MOST_NAMES)
        .map(({ place }) => place);
    },
    nearest(phrase) {
      const [place] = closest(phrase.slice(0, LONGEST_NEEDLE));
      return place === undefined ? null : (names[place] ?? null);
    },
  };
}

function allowedEdits({ length }: string): number {
  if (length < 5) return 1;
  return length < 9 ? 2 : 3;
}

/** Which names hold each pair of neighbouring letters; a name's first letter counts as a pair too. */
function pairIndex(squeezed: string[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  squeezed.forEach((name, place) => {
    for (const pair of pairs(name)) {
      const list = index.get(pair);
      if (list) list.push(place);
      else index.set(pair, [place]);
    }
  });
  return index;
}

function pairs(word: string): Set<string> {
  const padded = ` ${word}`;
  return new Set(Array.from(word, (_, at) => padded.slice(at, at + 2)));
}

function candidates(needle: string, namesWith: Map<string, number[]>, size: number): number[] {
  const shared = new Uint8Array(size);
  for (const pair of pairs(needle)) {
    for (const place of namesWith.get(pair) ?? []) shared[place] = (shared[place] ?? 0) + 1;
  }
  const byShared: number[][] = [];
  shared.forEach((count, place) => {
    if (count === 0) return;
    const list = byShared[count] ?? [];
    list.push(place);
    byShared[count] = list;
  });
  return byShared.reverse().flat().slice(0, MOST_CANDIDATES);
}

/** To the whole name, or to its beginning while the reader still types. */
function distanceTo(name: string, needle: string, most: number): number {
  const whole = spellingDistance(name, needle, most);
  if (name.length <= needle.length) return whole;
  return Math.min(whole, spellingDistance(name.slice(0, needle.length), needle, most) + 0.5);
}
