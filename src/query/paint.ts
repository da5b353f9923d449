import { DIRECTIVE_NAMES } from './fields.ts';
import { lex, type Token } from './lex.ts';
import type { QueryProblem } from './tree.ts';

/** A piece of a query and how to show it. */
export interface Stroke {
  text: string;
  /** `field` before its operator, `directive` whole, `join` for OR, parentheses and minus. */
  look: 'plain' | 'field' | 'value' | 'directive' | 'join';
  /** The term is ignored. */
  bad: boolean;
}

const HEAD = /^[a-z0-9+-]+(?:!=|<=|>=|:|=|<|>)/i;

/** The query cut into pieces that, put together again, are the query. */
export function paintQuery(text: string, problems: QueryProblem[]): Stroke[] {
  const strokes: Stroke[] = [];
  let end = 0;
  for (const token of lex(text)) {
    if (token.start > end) strokes.push(plain(text.slice(end, token.start)));
    const bad = problems.some(({ span }) => span.start <= token.start && token.end <= span.end);
    strokes.push(...strokesOf(token).map((stroke) => ({ ...stroke, bad })));
    end = token.end;
  }
  if (end < text.length) strokes.push(plain(text.slice(end)));
  return strokes;
}

function plain(text: string): Stroke {
  return { text, look: 'plain', bad: false };
}

function strokesOf({ kind, text }: Token): Stroke[] {
  if (kind !== 'term') return [{ ...plain(text), look: 'join' }];
  const [head] = HEAD.exec(text) ?? [];
  if (head === undefined) return [plain(text)];
  const name = head.slice(0, -1).toLowerCase();
  if ((DIRECTIVE_NAMES as readonly string[]).includes(name))
    return [{ ...plain(text), look: 'directive' }];
  return [
    { ...plain(head), look: 'field' as const },
    { ...plain(text.slice(head.length)), look: 'value' as const },
  ].filter((stroke) => stroke.text !== '');
}
