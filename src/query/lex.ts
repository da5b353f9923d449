import type { Span } from './tree.ts';

type TokenKind = 'open' | 'close' | 'minus' | 'or' | 'and' | 'not' | 'term';

export interface Token extends Span {
  kind: TokenKind;
  text: string;
}

const WORDS: ReadonlyMap<string, TokenKind> = new Map([
  ['OR', 'or'],
  ['AND', 'and'],
  ['NOT', 'not'],
]);

/** Cuts a query into parentheses, connecting words and terms; a term keeps its quotes and regex whole. */
export function lex(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const push = (kind: TokenKind, end: number) => {
    tokens.push({ kind, text: source.slice(at, end), start: at, end });
    at = end;
  };
  while (at < source.length) {
    const char = source[at] ?? '';
    if (/\s/.test(char)) at += 1;
    else if (char === '(') push('open', at + 1);
    else if (char === ')') push('close', at + 1);
    else if (char === '-' && /[^\s)]/.test(source[at + 1] ?? '')) push('minus', at + 1);
    else {
      const end = termEnd(source, at);
      push(WORDS.get(source.slice(at, end)) ?? 'term', end);
    }
  }
  return tokens;
}

function termEnd(source: string, start: number): number {
  let at = start;
  while (at < source.length) {
    const char = source[at] ?? '';
    if (/[\s()]/.test(char)) return at;
    if (char === '"') at = quoteEnd(source, at);
    else if (char === '/' && /[:=,]/.test(source[at - 1] ?? '')) at = regexEnd(source, at);
    else at += 1;
  }
  return at;
}

/** Behind the closing quote; an unclosed quote runs to the end. */
function quoteEnd(source: string, start: number): number {
  const end = source.indexOf('"', start + 1);
  return end < 0 ? source.length : end + 1;
}

/** Behind the closing slash; an unclosed regex ends at the next space. */
function regexEnd(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '/') return at + 1;
  }
  const space = source.slice(start).search(/\s/);
  return space < 0 ? source.length : start + space;
}
