import { squeeze } from '../text/spelling.ts';
import {
  DIRECTIVE_NAMES,
  type DirectiveName,
  FLAG_NAMES,
  type FlagName,
  findField,
} from './fields.ts';
import type { Token } from './lex.ts';
import { parseDirective } from './parse-directive.ts';
import { parseFlag, parseMember, parseNumber, parseText } from './parse-field.ts';
import { unquote } from './split-values.ts';
import { clip, type Lexicon, refuse, type Term, type TermResult } from './term.ts';
import type { Directives, Operator } from './tree.ts';

const HEAD = /^([a-z][a-z0-9]*|[a-z0-9]+(?:[+-][a-z0-9]+)+|\d+)(!=|<=|>=|:|=|<|>)/i;

/** Reads one term; a directive is noted and gives no node. */
export function parseTerm(
  source: string,
  token: Token,
  lexicon: Lexicon,
  directives: Directives,
): TermResult {
  const { start, end, text } = token;
  const span = { start, end };
  const fail = refuse(source, token);
  const head = HEAD.exec(text);
  if (!head) return parseWord(text, span, fail);
  const [whole, left = '', operator = ':'] = head;
  const right = text.slice(whole.length);
  if (right === '' || right === '""') {
    return fail(`“${clip(text)}” needs a value behind “${operator}”.`);
  }
  return parseCompare(
    { text, left, operator: operator as Operator, right, span, fail },
    lexicon,
    directives,
  );
}

function parseWord(text: string, span: Term['span'], fail: Term['fail']): TermResult {
  const exact = text.startsWith('!') && text.length > 1;
  const word = unquote(exact ? text.slice(1) : text);
  if (!squeeze(word)) return fail(`“${clip(text)}” holds no letter or digit to search for.`, '');
  return { node: { kind: exact ? 'exact' : 'word', text: word, span } };
}

function parseCompare(term: Term, lexicon: Lexicon, directives: Directives): TermResult {
  const name = term.left.toLowerCase();
  if (isOneOf<DirectiveName>(DIRECTIVE_NAMES, name)) {
    const refusal = parseDirective(name, term.right, directives);
    if (!refusal) return { node: null };
    return term.fail(refusal.text, refusal.fix && `${name}:${refusal.fix}`);
  }
  if (isOneOf<FlagName>(FLAG_NAMES, name)) return parseFlag(name, term, lexicon);
  const field = findField(name);
  const lacking = field && lexicon.lacks(field.name);
  if (lacking) return term.fail(lacking);
  if (field?.kind === 'text') return parseText(field, term);
  if (field?.kind === 'member') return parseMember(field, term, lexicon);
  return parseNumber(term);
}

function isOneOf<T extends string>(list: readonly T[], word: string): word is T {
  return (list as readonly string[]).includes(word);
}
