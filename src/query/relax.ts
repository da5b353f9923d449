import { type Searcher, search } from './search.ts';
import type { ParsedQuery } from './tree.ts';

/** A query that asks for less. */
export interface Relaxed {
  /** The term left out, as typed. */
  without: string;
  text: string;
  /** How many cards then fit. */
  count: number;
}

const MOST_TERMS = 8;

/** Where nothing fits: which single term, left out, lets cards through; most cards first. */
export function relaxQuery({ source, tree }: ParsedQuery, searcher: Searcher): Relaxed[] {
  if (tree?.kind !== 'and') return [];
  return tree.parts
    .slice(0, MOST_TERMS)
    .map(({ span: { start, end } }) => {
      const text = [source.slice(0, start).trim(), source.slice(end).trim()]
        .filter(Boolean)
        .join(' ');
      return { without: source.slice(start, end), text, count: search(text, searcher).total };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
