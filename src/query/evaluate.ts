import { squeeze } from '../text/spelling.ts';
import type { Columns } from './columns.ts';
import { flagTest } from './evaluate-flag.ts';
import { memberTest } from './evaluate-member.ts';
import { numberTest } from './evaluate-number.ts';
import { textMask } from './evaluate-text.ts';
import type { Inputs } from './inputs.ts';
import type { Node } from './tree.ts';
import { wordRanks } from './word-ranks.ts';

/** What an evaluation reads, and what it may spend on regular expressions. */
export interface Context {
  columns: Columns;
  inputs: Inputs;
  budget: Budget;
  /** Ranks of words already asked for, since a word decides both what fits and in which order. */
  ranks: Map<string, Uint8Array>;
}

/** The rank of each card for a word, worked out once for a search. */
export function ranksOf(word: string, { columns, ranks }: Context): Uint8Array {
  const needle = squeeze(word);
  const known = ranks.get(needle) ?? wordRanks(columns, needle);
  ranks.set(needle, known);
  return known;
}

/** Steps left for regular expressions; when they run out the search ends early and says so. */
export class Budget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  readonly spend = (steps: number): boolean => {
    this.#left -= steps;
    return this.#left > 0;
  };

  get exhausted(): boolean {
    return this.#left <= 0;
  }
}

/** A byte for each card: 1 where the node holds. */
export type Mask = Uint8Array;

export function evaluate(node: Node, context: Context): Mask {
  switch (node.kind) {
    case 'and':
      return all(node.parts, context);
    case 'or':
      return any(node.parts, context);
    case 'not':
      return evaluate(node.part, context).map((value) => 1 - value);
    case 'word':
      return ranksOf(node.text, context).map((rank) => (rank > 0 ? 1 : 0));
    case 'exact':
      return exactMask(context.columns, squeeze(node.text));
    case 'number':
      return fill(context.columns, numberTest(node, context));
    case 'text':
      return textMask(node, context);
    case 'member':
      return fill(context.columns, memberTest(node, context));
    case 'flag':
      return fill(context.columns, flagTest(node, context));
  }
}

function fill({ count }: Columns, test: (card: number) => boolean): Mask {
  const mask = new Uint8Array(count);
  for (let card = 0; card < count; card++) if (test(card)) mask[card] = 1;
  return mask;
}

/** The cheap parts first; ends as soon as no card is left, so that a long paste costs no more than its first words. */
function all(parts: Node[], context: Context): Mask {
  const result = new Uint8Array(context.columns.count).fill(1);
  for (const part of [...parts].sort((a, b) => price(a) - price(b))) {
    const mask = evaluate(part, context);
    let left = 0;
    for (let card = 0; card < result.length; card++) {
      if (!mask[card]) result[card] = 0;
      left += result[card] ?? 0;
    }
    if (left === 0) break;
  }
  return result;
}

/** Facts before texts, and patterns last. */
function price(node: Node): number {
  switch (node.kind) {
    case 'and':
    case 'or':
      return Math.max(...node.parts.map(price));
    case 'not':
      return price(node.part);
    case 'text':
      return node.values.some(({ kind }) => kind === 'regex') ? 2 : 1;
    default:
      return 0;
  }
}

function any(parts: Node[], context: Context): Mask {
  const result = new Uint8Array(context.columns.count);
  for (const part of parts) {
    const mask = evaluate(part, context);
    for (let card = 0; card < result.length; card++) if (mask[card]) result[card] = 1;
  }
  return result;
}

function exactMask(columns: Columns, wanted: string): Mask {
  const places = columns.names.map(({ squeezed }) => squeezed === wanted);
  return fill(columns, (card) => places[columns.nameOf[card] ?? 0] ?? false);
}
