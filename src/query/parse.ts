import { lex, type Token } from './lex.ts';
import { parseTerm } from './parse-term.ts';
import type { Lexicon } from './term.ts';
import type { Directives, Node, ParsedQuery, QueryProblem } from './tree.ts';

/** Longer queries are cut: nobody types them, and links may be hostile. */
export const LONGEST_QUERY = 2000;
const DEEPEST = 40;

/** Reads a query. Never throws: what cannot be read becomes a problem, the remaining terms still count. */
export function parse(text: string, lexicon: Lexicon): ParsedQuery {
  const source = text.slice(0, LONGEST_QUERY);
  const problems: QueryProblem[] = [];
  const directives: Directives = { sort: [], view: null, unique: null, limit: null };
  if (text.length > LONGEST_QUERY) {
    problems.push({
      span: { start: 0, end: LONGEST_QUERY },
      message: `The query is longer than ${LONGEST_QUERY} characters; the rest is ignored.`,
      fix: null,
    });
  }
  const tokens = lex(source);
  const reader = new Reader(source, tokens, lexicon, directives, problems);
  const tree = reader.readAll();
  return { source, tree, directives, problems };
}

class Reader {
  #at = 0;
  readonly #source: string;
  readonly #tokens: Token[];
  readonly #lexicon: Lexicon;
  readonly #directives: Directives;
  readonly #problems: QueryProblem[];

  constructor(
    source: string,
    tokens: Token[],
    lexicon: Lexicon,
    directives: Directives,
    problems: QueryProblem[],
  ) {
    this.#source = source;
    this.#tokens = tokens;
    this.#lexicon = lexicon;
    this.#directives = directives;
    this.#problems = problems;
  }

  readAll(): Node | null {
    const parts: Node[] = [];
    while (this.#at < this.#tokens.length) {
      const part = this.#readOr(0);
      if (part) parts.push(part);
      const stray = this.#tokens[this.#at];
      if (stray) {
        this.#report(
          stray,
          stray.kind === 'close'
            ? 'This parenthesis closes nothing.'
            : 'Words to connect are missing here.',
        );
        this.#at += 1;
      }
    }
    return join('and', parts);
  }

  #readOr(depth: number): Node | null {
    const parts: Node[] = [];
    while (true) {
      const part = this.#readAnd(depth);
      if (part) parts.push(part);
      const token = this.#tokens[this.#at];
      if (token?.kind !== 'or') return join('or', parts);
      this.#at += 1;
      if (!part) this.#report(token, 'OR needs a term on both sides.');
      const next = this.#tokens[this.#at];
      if (!next || next.kind === 'close') this.#report(token, 'OR needs a term on both sides.');
    }
  }

  #readAnd(depth: number): Node | null {
    const parts: Node[] = [];
    while (true) {
      const token = this.#tokens[this.#at];
      if (!token || token.kind === 'close' || token.kind === 'or') return join('and', parts);
      if (token.kind === 'and') {
        this.#at += 1;
        continue;
      }
      const part = this.#readNot(depth);
      if (part) parts.push(part);
    }
  }

  #readNot(depth: number): Node | null {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'minus' && token?.kind !== 'not') return this.#readPrimary(depth);
    this.#at += 1;
    const next = this.#tokens[this.#at];
    if (!next || next.kind === 'close' || next.kind === 'or' || next.kind === 'and') {
      this.#report(token, 'Nothing stands behind this NOT.');
      return null;
    }
    if (depth >= DEEPEST) return this.#tooDeep(token);
    const part = this.#readNot(depth + 1);
    return part && { kind: 'not', part, span: { start: token.start, end: part.span.end } };
  }

  #readPrimary(depth: number): Node | null {
    const token = this.#tokens[this.#at];
    if (!token) return null;
    this.#at += 1;
    if (token.kind !== 'open') {
      const result = parseTerm(this.#source, token, this.#lexicon, this.#directives);
      if ('problem' in result) {
        this.#problems.push(result.problem);
        return null;
      }
      return result.node;
    }
    if (depth >= DEEPEST) return this.#tooDeep(token);
    const inner = this.#readOr(depth + 1);
    const close = this.#tokens[this.#at];
    if (close?.kind === 'close') this.#at += 1;
    else this.#report(token, 'This parenthesis is not closed.');
    if (!inner) return null;
    const span = { start: token.start, end: close?.end ?? inner.span.end };
    return { ...inner, span };
  }

  #tooDeep(token: Token): null {
    this.#report(token, 'Parentheses are nested too deeply; what is inside is ignored.');
    let open = 1;
    while (this.#at < this.#tokens.length && open > 0) {
      const kind = this.#tokens[this.#at]?.kind;
      if (kind === 'open') open += 1;
      if (kind === 'close') open -= 1;
      if (open > 0) this.#at += 1;
    }
    return null;
  }

  #report({ start, end }: Token, message: string): void {
    const fix = (this.#source.slice(0, start) + this.#source.slice(end))
      .replace(/\s+/g, ' ')
      .trim();
    this.#problems.push({ span: { start, end }, message, fix });
  }
}

/** Joins parts, and takes parts of the same kind into one list, so that equal queries give equal trees. */
function join(kind: 'and' | 'or', parts: Node[]): Node | null {
  const [first, ...rest] = parts;
  if (!first) return null;
  if (rest.length === 0) return first;
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  const last = parts.at(-1) ?? first;
  return { kind, parts: flat, span: { start: first.span.start, end: last.span.end } };
}
