import { squeeze } from '../text/spelling.ts';
import type { Columns } from './columns.ts';
import { FACETS, facetValues } from './facets.ts';
import {
  DIRECTIVE_NAMES,
  FIELDS,
  FLAG_NAMES,
  findField,
  HAS_WORDS,
  IN_WORDS,
  IS_WORDS,
} from './fields.ts';
import { prepare } from './how-well.ts';
import type { Inputs } from './inputs.ts';
import { lex } from './lex.ts';
import { memberValues } from './members.ts';
import { SORT_WORDS } from './parse-directive.ts';
import type { ParsedQuery } from './tree.ts';

export interface Completion {
  /** What is offered. */
  label: string;
  about: string;
  /** How many cards have it, where that can be counted. */
  count: number | null;
  /** The whole query with the offer taken, and where the cursor then stands. */
  text: string;
  cursor: number;
}

const MOST = 8;
const EMPTY: ParsedQuery = {
  source: '',
  tree: null,
  directives: { sort: [], view: null, unique: null, limit: null },
  problems: [],
};

/** Offers for the term at the cursor: fields, operators and values with counts, names. */
export function complete(
  text: string,
  cursor: number,
  columns: Columns,
  inputs: Inputs,
): Completion[] {
  const token = lex(text).find(
    ({ kind, start, end }) => kind === 'term' && start < cursor && cursor <= end,
  );
  if (!token) return [];
  const typed = text.slice(token.start, cursor);
  const take = (replacement: string): Pick<Completion, 'text' | 'cursor'> => ({
    text: text.slice(0, token.start) + replacement + text.slice(token.end),
    cursor: token.start + replacement.length,
  });
  const [whole, head, operator] = /^([a-z0-9]+)(!=|<=|>=|:|=|<|>)/i.exec(typed) ?? [];
  if (whole !== undefined && head !== undefined && operator !== undefined) {
    const value = typed.slice(whole.length);
    const listed = value.slice(0, value.lastIndexOf(',') + 1);
    const part = value.slice(listed.length).replace(/^["-]/, '');
    return valuesOf(head, columns, inputs)
      .filter(({ word, name }) => begins(word, part) || begins(name, part))
      .slice(0, MOST)
      .map(({ word, name, count }) => ({
        label: word,
        about: name === word ? '' : name,
        count,
        ...take(`${whole}${listed}${word}`),
      }));
  }
  if (/[^a-z0-9]/i.test(typed)) return [];
  return [
    ...operatorOffers(typed, take),
    ...fieldOffers(typed, take),
    ...nameOffers(typed, columns, take),
  ].slice(0, MOST);
}

type Take = (replacement: string) => Pick<Completion, 'text' | 'cursor'>;

const NUMBER_OPERATORS = [
  ['<=', 'at most'],
  ['>=', 'at least'],
  ['=', 'exactly'],
] as const;

/** Ways to compare, once the name of a field stands there in full. */
function operatorOffers(typed: string, take: Take): Completion[] {
  const field = findField(typed);
  if (!field) return [];
  const operators = field.kind === 'number' ? NUMBER_OPERATORS : ([[':', 'holds']] as const);
  return operators.map(([operator, words]) => ({
    label: typed + operator,
    about: field.kind === 'number' ? `${field.words} ${words}` : field.about,
    count: null,
    ...take(typed + operator),
  }));
}

function fieldOffers(typed: string, take: Take): Completion[] {
  const wanted = typed.toLowerCase();
  const fields = FIELDS.filter(
    (field) =>
      field !== findField(wanted) &&
      [field.name, ...field.aliases].some((one) => one.startsWith(wanted)),
  );
  const others = [...FLAG_NAMES, ...DIRECTIVE_NAMES].filter((name) => name.startsWith(wanted));
  return [
    ...fields.slice(0, 4).map(({ name, kind, about }) => {
      const operator = kind === 'number' ? '>=' : ':';
      return { label: `${name}${operator}`, about, count: null, ...take(name + operator) };
    }),
    ...others.map((name) => ({
      label: `${name}:`,
      about: DIRECTIVE_ABOUT[name] ?? '',
      count: null,
      ...take(`${name}:`),
    })),
  ];
}

const DIRECTIVE_ABOUT: Record<string, string> = {
  is: 'what a card is',
  not: 'what a card is not',
  has: 'what a card has',
  in: 'team or collection',
  sort: 'order of the results',
  view: 'tiles, table or text',
  unique: 'one for each name or die',
  limit: 'most results',
};

function nameOffers(typed: string, { names, packed, nameOf }: Columns, take: Take): Completion[] {
  const wanted = squeeze(typed);
  if (wanted.length < 2) return [];
  return names
    .flatMap(({ squeezed }, place) => (squeezed.startsWith(wanted) ? place : []))
    .slice(0, MOST)
    .map((place) => {
      const name = packed.names[place] ?? '';
      const count = nameOf.reduce((sum, one) => sum + (one === place ? 1 : 0), 0);
      return { label: name, about: 'name', count, ...take(`!"${name}"`) };
    });
}

interface Offer {
  word: string;
  name: string;
  count: number | null;
}

function valuesOf(head: string, columns: Columns, inputs: Inputs): Offer[] {
  const name = head.toLowerCase();
  const words = (list: Record<string, string>): Offer[] =>
    Object.entries(list).map(([word, about]) => ({ word, name: about, count: null }));
  if (name === 'is' || name === 'not') return words(IS_WORDS);
  if (name === 'has') return words(HAS_WORDS);
  if (name === 'in') return words(IN_WORDS);
  if (name === 'sort')
    return [...SORT_WORDS, 'cost', 'a3', 'd3', 'fsum'].map((word) => ({
      word,
      name: findField(word)?.words ?? word,
      count: null,
    }));
  if (name === 'view')
    return ['tiles', 'table', 'text'].map((word) => ({ word, name: word, count: null }));
  if (name === 'unique')
    return ['name', 'die', 'card'].map((word) => ({ word, name: word, count: null }));
  const field = findField(name);
  if (!field) return [];
  const facet = FACETS.find((one) => one.field === field.name);
  if (!facet || facet.field === 'legal')
    return memberValues(columns, inputs, field.name).map((word) => ({
      word,
      name: word,
      count: null,
    }));
  const every = new Uint8Array(columns.count).fill(1);
  return facetValues(facet, every, columns, inputs, EMPTY)
    .map(({ value, label, count }) => ({ word: value, name: label, count }))
    .sort((a, b) => (field.kind === 'number' ? 0 : b.count - a.count));
}

function begins(text: string, part: string): boolean {
  const wanted = squeeze(part);
  const { squeezed, starts } = prepare(text);
  return starts.some((start) => squeezed.startsWith(wanted, start));
}
