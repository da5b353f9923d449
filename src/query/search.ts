import { squeeze } from '../text/spelling.ts';
import type { Columns } from './columns.ts';
import { Budget, type Context, evaluate, type Mask, ranksOf } from './evaluate.ts';
import type { FuzzyNames } from './fuzzy-names.ts';
import type { Inputs } from './inputs.ts';
import { lexiconOf } from './members.ts';
import { orderCards } from './order.ts';
import { parse } from './parse.ts';
import type { Node, ParsedQuery } from './tree.ts';
import { RANKS } from './word-ranks.ts';

/** Enough for any honest pattern over the whole catalogue; a hostile one ends within milliseconds. */
export const REGEX_STEPS = 1_000_000;
/** Fewer names than this that begin with the words, and near spellings are added. */
const FEW_NAMES = 3;
/** So many cards that fit by subtitle, keyword or affiliation, and the word was no slip. */
const MANY_CARDS = 12;

export interface SearchResult {
  parsed: ParsedQuery;
  /** Cards in the order to show. */
  cards: number[];
  /** How many of them, at the end, only nearly fit the words. */
  near: number;
  /** All that fit, before `limit:`. */
  total: number;
  /** Every card that fits or nearly does, before `unique:` and `limit:`. */
  mask: Mask;
  /** A name to offer when nothing fits at all. */
  didYouMean: string | null;
  /** A regular expression took too long and was ended early. */
  cutOff: boolean;
}

export interface Searcher {
  columns: Columns;
  inputs: Inputs;
  fuzzy: FuzzyNames;
}

/** Answers a query. Any string is answered, none throws. */
export function search(text: string, { columns, inputs, fuzzy }: Searcher): SearchResult {
  const parsed = parse(text, lexiconOf(columns, inputs));
  const context: Context = { columns, inputs, budget: new Budget(REGEX_STEPS), ranks: new Map() };
  const { tree, directives } = parsed;
  const mask = tree ? evaluate(tree, context).slice() : new Uint8Array(columns.count).fill(1);
  const { words, others } = splitWords(tree);
  const phrase = squeeze(words.join(' '));
  const some = mask.includes(1);
  const ranks = phrase && some ? phraseRanks(words, phrase, context) : null;
  const fitting = orderCards(mask, ranks, directives, columns, inputs);
  const near =
    phrase && needsNear(mask, ranks, words.length > 1, columns)
      ? nearCards(phrase, others, mask, context, fuzzy)
      : [];
  for (const card of near) mask[card] = 1;
  const all = [...fitting, ...orderUnique(near, fitting, directives.unique, columns)];
  const cards = directives.limit === null ? all : all.slice(0, directives.limit);
  return {
    parsed,
    cards,
    near: Math.max(0, cards.length - fitting.length),
    total: all.length,
    mask,
    didYouMean: all.length === 0 && phrase ? fuzzy.nearest(phrase) : null,
    cutOff: context.budget.exhausted,
  };
}

/** The bare words that must hold, and everything else that must. */
function splitWords(tree: Node | null): { words: string[]; others: Node[] } {
  const parts = tree?.kind === 'and' ? tree.parts : tree ? [tree] : [];
  return {
    words: parts.flatMap((part) => (part.kind === 'word' ? part.text : [])),
    others: parts.filter(({ kind }) => kind !== 'word'),
  };
}

/** The words together as one name weigh most; else the weakest word decides. */
function phraseRanks(words: string[], phrase: string, context: Context): Uint8Array {
  const ranks = ranksOf(phrase, context);
  if (words.length < 2) return ranks;
  const each = words.map((word) => ranksOf(word, context));
  return ranks.map((rank, card) => {
    if (rank >= RANKS.nameWord) return rank;
    let least: number = RANKS.nameWord;
    for (const list of each) least = Math.min(least, list[card] ?? 0);
    return least;
  });
}

/** Near spellings help unless a name is hit exactly, several begin with the words, or other words fit well. */
function needsNear(
  mask: Mask,
  ranks: Uint8Array | null,
  several: boolean,
  { nameOf }: Columns,
): boolean {
  if (!ranks) return true;
  if (several) return false;
  const names = new Set<number>();
  let others = 0;
  for (let card = 0; card < mask.length; card++) {
    const rank = mask[card] ? (ranks[card] ?? 0) : 0;
    if (rank < RANKS.otherWord) continue;
    if (rank >= RANKS.nameWord) names.add(nameOf[card] ?? 0);
    else others += 1;
    if (rank === RANKS.exactName || names.size >= FEW_NAMES || others >= MANY_CARDS) return false;
  }
  return true;
}

function nearCards(
  phrase: string,
  others: Node[],
  mask: Mask,
  context: Context,
  fuzzy: FuzzyNames,
): number[] {
  const { columns } = context;
  const places = fuzzy.find(phrase);
  if (places.length === 0) return [];
  const masks = others.map((node) => evaluate(node, context));
  const byName = new Map<number, number[]>(places.map((place) => [place, []]));
  for (let card = 0; card < columns.count; card++) {
    if (mask[card] || masks.some((other) => !other[card])) continue;
    byName.get(columns.nameOf[card] ?? -1)?.push(card);
  }
  return [...byName.values()].flat();
}

function orderUnique(
  near: number[],
  fitting: number[],
  unique: string | null,
  { nameOf }: Columns,
): number[] {
  if (unique !== 'name') return near;
  const seen = new Set(fitting.map((card) => nameOf[card]));
  return near.filter((card) => !seen.has(nameOf[card]) && seen.add(nameOf[card]));
}
