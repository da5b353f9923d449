import type { Token } from './lex.ts';
import type { Node, Operator, QueryProblem, Span } from './tree.ts';

/** Which values the member fields know; comes from the catalogue and the reader's own data. */
export interface Lexicon {
  /** Whether the field has the value, or something like it. */
  knows(field: string, value: string): boolean;
  /** Values to offer for a field. */
  values(field: string): string[];
  /** Why a field or `in:` word cannot be answered here, or null. */
  lacks(name: string): string | null;
}

/** What a term gives: a node, nothing (a directive), or the reason why it is ignored. */
export type TermResult = { node: Node | null } | { problem: QueryProblem };

/** A term of the form `left operator right`. */
export interface Term {
  text: string;
  left: string;
  operator: Operator;
  right: string;
  span: Span;
  /** Refuses the term; a replacement becomes the offered fix. */
  fail: (message: string, replacement?: string | null) => TermResult;
}

/** Refuses a term of the source. */
export function refuse(source: string, { start, end }: Token) {
  return (message: string, replacement: string | null = null): TermResult => ({
    problem: {
      span: { start, end },
      message,
      fix: replacement === null ? null : source.slice(0, start) + replacement + source.slice(end),
    },
  });
}

/** Long input is quoted in messages only in part. */
export function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
