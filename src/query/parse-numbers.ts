import { findField } from './fields.ts';
import type { NumberValue, Sum } from './tree.ts';

const SUM = /^[a-z0-9]+(?:[+-][a-z0-9]+)*$/i;

/** Reads `a3-c`: numeric fields and numbers joined by + and -; null where it is something else. */
export function parseSum(text: string): Sum | null {
  if (!SUM.test(text)) return null;
  const terms: Sum['terms'] = [];
  for (const [, sign, operand = ''] of text.matchAll(/(^|[+-])([a-z0-9]+)/gi)) {
    const value = readOperand(operand);
    if (value === null) return null;
    terms.push({ sign: sign === '-' ? -1 : 1, operand: value });
  }
  return { terms };
}

function readOperand(text: string): string | number | null {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  const field = findField(text);
  return field?.kind === 'number' ? field.name : null;
}

/** Reads `3`, `2..4`, `a1+1` or a list of them; null where it is something else. */
export function parseNumbers(text: string): NumberValue[] | null {
  const values = text
    .split(',')
    .filter((part) => part !== '')
    .map(parseNumber);
  return values.length > 0 && values.every((value) => value !== null) ? values : null;
}

function parseNumber(text: string): NumberValue | null {
  const [, from, to] = /^(\d{1,4})\.\.(\d{1,4})$/.exec(text) ?? [];
  if (from !== undefined && to !== undefined)
    return { kind: 'range', from: Number(from), to: Number(to) };
  const sum = parseSum(text);
  return sum && { kind: 'sum', sum };
}
