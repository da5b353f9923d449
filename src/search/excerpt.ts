import { rootOf } from './players-words.ts';
import type { Query } from './query.ts';
import { holds, roots } from './rank.ts';

/** A piece of shown text; marked where the query's words stand. */
export interface Piece {
  text: string;
  marked: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu;

/** Splits a text at the words of a query. */
export function markWords(text: string, query: Query): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(WORD)) {
    const found = roots(match[0]);
    if (!query.words.some((word) => holds(found, word))) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), marked: false });
    pieces.push({ text: match[0], marked: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false });
  return pieces;
}

/** The stretch of a text that holds most of a query's words, cut at sentences where it fits. */
export function excerpt(text: string, query: Query, length: number): string {
  if (text.length <= length) return text;
  const starts = [0, ...[...text.matchAll(/[.!?] /g)].map(({ index }) => index + 2)];
  const best = starts.reduce(
    (top, start) => {
      const held = markWords(text.slice(start, start + length), query);
      const marks = new Set(
        held.filter(({ marked }) => marked).map((piece) => rootOf(piece.text.toLowerCase())),
      );
      return marks.size > top.marks ? { start, marks: marks.size } : top;
    },
    { start: 0, marks: -1 },
  );
  const end = text.lastIndexOf(' ', best.start + length);
  const rest =
    text.length - best.start <= length
      ? text.slice(best.start)
      : `${text.slice(best.start, end)} …`;
  return best.start > 0 ? `… ${rest}` : rest;
}
