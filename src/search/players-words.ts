import { stem } from './stem.ts';

/** What players say, under the word that we look for in its place. */
const SAYINGS: Record<string, string> = {
  die: 'dice',
  ko: 'kill killed dies died dead destroy destroyed defeat defeated',
  buy: 'bought purchase purchased buys',
  refill: 'reshuffle reload replenish',
  used: 'discard graveyard',
  energy: 'mana money resource',
  life: 'hp health',
  character: 'superstar fighter',
  differ: 'difference change changed',
  discount: 'cheaper reduce reduction reduced',
  capture: 'steal stolen',
  cull: 'trash',
  reroll: 'mulligan',
  field: 'summon summoning',
  team: 'deck squad',
  priority: 'respond response interrupt stack',
  begin: 'begins began start starts',
  remove: 'gone removed leave leaves left away',
  teammate: 'partner friend',
  max: 'maximum most limit',
  book: 'box rulebook',
  basic: 'bac',
};

const TABLE = new Map(
  Object.entries(SAYINGS).flatMap(([word, said]) =>
    [word, ...said.split(' ')].map((one) => [stem(one), stem(word)]),
  ),
);

/** The root of a word as the index holds it: endings cut, players' words put into the books' words. */
export function rootOf(word: string): string {
  const root = stem(word);
  return TABLE.get(root) ?? root;
}
