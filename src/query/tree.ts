/** Where a piece of a query stands: from `start` up to, not including, `end`. */
export interface Span {
  start: number;
  end: number;
}

export type Operator = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

/** A sum of stats and numbers: `a3-c`. */
export interface Sum {
  terms: { sign: 1 | -1; operand: string | number }[];
}

export type NumberValue = { kind: 'sum'; sum: Sum } | { kind: 'range'; from: number; to: number };

export type TextValue = { kind: 'text'; text: string } | { kind: 'regex'; source: string };

/** What a query asks, as a tree. Field names are canonical, never aliases. */
export type Node = (
  | { kind: 'and' | 'or'; parts: Node[] }
  | { kind: 'not'; part: Node }
  /** A bare word or quoted string: name, subtitle, keyword or affiliation holds it. */
  | { kind: 'word'; text: string }
  /** `!Beast`: the name and nothing else. */
  | { kind: 'exact'; text: string }
  | { kind: 'number'; left: Sum; operator: Operator; values: NumberValue[] }
  | { kind: 'text'; field: string; operator: ':' | '=' | '!='; values: TextValue[] }
  | { kind: 'member'; field: string; operator: Operator; values: string[] }
  | { kind: 'flag'; flag: 'is' | 'not' | 'has' | 'in'; value: string }
) & { span: Span };

export interface SortKey {
  field: string;
  descending: boolean;
}

/** How results are shown; valid anywhere in a query, the last of a kind counts. */
export interface Directives {
  sort: SortKey[];
  view: 'tiles' | 'table' | 'text' | null;
  unique: 'card' | 'name' | 'die' | null;
  limit: number | null;
}

/** Why a term was ignored, and what was probably meant. */
export interface QueryProblem {
  span: Span;
  message: string;
  /** The whole query with the likely spelling in place, or null. */
  fix: string | null;
}

export interface ParsedQuery {
  source: string;
  /** Null when nothing is asked: every card. */
  tree: Node | null;
  directives: Directives;
  problems: QueryProblem[];
}
