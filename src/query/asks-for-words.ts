import { FIELDS, isWordField } from './fields.ts';

const NAMES = FIELDS.filter(({ name }) => isWordField(name)).flatMap(({ name, aliases }) => [
  name,
  ...aliases,
]);
const TERM = new RegExp(`(?:^|[\\s(-])(?:${NAMES.join('|')})(?:!=|:|=).`, 'i');

/** Whether a query has a term that only the words of the cards can answer. */
export function asksForWords(text: string): boolean {
  return TERM.test(text);
}
