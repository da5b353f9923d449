import { type DirectiveName, findField } from './fields.ts';
import { nearest } from './nearest.ts';
import type { Directives, SortKey } from './tree.ts';

const VIEWS = ['tiles', 'table', 'text'] as const;
const UNIQUES = ['card', 'name', 'die'] as const;

/** Words that can be sorted by besides numeric fields. */
export const SORT_WORDS = ['name', 'sub', 'set', 'r', 'energy', 'kind'] as const;

interface Refusal {
  text: string;
  /** What to write behind the colon instead, or null. */
  fix: string | null;
}

/** Notes a directive; says why where it cannot. */
export function parseDirective(
  name: DirectiveName,
  value: string,
  directives: Directives,
): Refusal | null {
  switch (name) {
    case 'sort':
      return parseSort(value, directives);
    case 'limit': {
      if (!/^0*[1-9]\d{0,6}$/.test(value))
        return { text: '“limit:” takes a whole number from 1.', fix: null };
      directives.limit = Number(value);
      return null;
    }
    case 'view': {
      const view = VIEWS.find((one) => one === value.toLowerCase());
      if (!view) return { text: `“view:” knows ${VIEWS.join(', ')}.`, fix: nearest(value, VIEWS) };
      directives.view = view;
      return null;
    }
    case 'unique': {
      const unique = UNIQUES.find((one) => one === value.toLowerCase());
      if (!unique)
        return { text: `“unique:” knows ${UNIQUES.join(', ')}.`, fix: nearest(value, UNIQUES) };
      directives.unique = unique;
      return null;
    }
  }
}

function parseSort(value: string, directives: Directives): Refusal | null {
  const keys: SortKey[] = [];
  for (const part of value.split(',')) {
    const word = part.replace(/^-/, '');
    const field = findField(word);
    const sortable =
      field && (field.kind === 'number' || (SORT_WORDS as readonly string[]).includes(field.name));
    if (!field || !sortable) {
      return {
        text: `Cards cannot be sorted by “${word.slice(0, 40)}”. Try name, cost, set, r or a stat such as a3.`,
        fix: nearest(word, SORT_WORDS),
      };
    }
    keys.push({ field: field.name, descending: part.startsWith('-') });
  }
  directives.sort = keys;
  return null;
}
