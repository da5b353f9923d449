import type { DirectiveName } from './fields.ts';
import { lex } from './lex.ts';

/** The query with a directive set, or taken out for an empty value; other terms stay as typed. */
export function setDirective(text: string, name: DirectiveName, value: string): string {
  const kept: string[] = [];
  let end = 0;
  for (const token of lex(text)) {
    const gap = text.slice(end, token.start) === '' ? '' : ' ';
    end = token.end;
    if (token.kind === 'term' && token.text.toLowerCase().startsWith(`${name}:`)) continue;
    kept.push(gap, token.text);
  }
  return [kept.join('').trim(), value && `${name}:${value}`].filter(Boolean).join(' ');
}
