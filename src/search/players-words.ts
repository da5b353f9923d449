import { stem } from './stem.ts';

/** Spellings of one word, whatever the game. */
const SAME: Record<string, string> = {
  dice: 'die',
  defence: 'defense',
  neighbour: 'neighbor',
  colour: 'color',
  purchase: 'buy',
  bought: 'buy',
};

/** A root that a word may stand for, in one game or in all. */
export interface Meaning {
  root: string;
  /** How sure it is, 0 to 1. */
  worth: number;
  game: string | null;
}

/** What players say: a root, what it means, and in which game; `null` in all. */
export type Sayings = readonly (readonly [said: string, meant: string, game: string | null])[];

const SAID = 0.85;

/** The root of a word as the index holds it: endings cut, spellings made one. */
export function rootOf(word: string): string {
  return stem(SAME[word] ?? SAME[stem(word)] ?? word);
}

/** Everything a root may mean, itself first. */
export function meaningsOf(root: string, sayings: Sayings): Meaning[] {
  const meant = sayings.filter(([said]) => said === root);
  return [
    { root, worth: 1, game: null },
    ...meant.map(([, word, game]) => ({ root: word, worth: SAID, game })),
  ];
}
