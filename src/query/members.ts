import { ALIGNMENTS, ENERGY_TYPES } from '../dice-masters/cards/index.ts';
import { squeeze } from '../text/spelling.ts';
import { type ClauseField, clauseValues } from './clause-names.ts';
import { type Columns, matchingPlaces } from './columns.ts';
import { isWordField } from './fields.ts';
import type { Inputs } from './inputs.ts';
import { RARITY_ORDER } from './rarity-order.ts';
import type { Lexicon } from './term.ts';

const ENERGY_WORDS = [...ENERGY_TYPES, 'none'] as const;
/** No alignment stands first, as in the packed column. */
export const ALIGNMENT_WORDS = ['none', ...ALIGNMENTS] as const;
const KIND_WORDS = ['character', 'action', 'basic', 'sidekick'] as const;

/** Places of the values that a word means, in the list of its field; empty where none does. */
export function memberPlaces(columns: Columns, field: string, word: string): number[] {
  const key = `${field}:${word}`;
  const known = columns.placesOf.get(key);
  if (known) return known;
  const places = findPlaces(columns, field, word);
  if (columns.placesOf.size > 500) columns.placesOf.clear();
  columns.placesOf.set(key, places);
  return places;
}

function findPlaces(columns: Columns, field: string, word: string): number[] {
  const { packed } = columns;
  const first = (list: [string, string][]) => list.map(([key]) => key);
  switch (field) {
    case 'aff':
      return matchingPlaces(first(packed.affiliations), columns.affiliations, word);
    case 'kw':
      return matchingPlaces(first(packed.keywords), columns.keywords, word);
    case 'set':
      return matchingPlaces(
        packed.sets.map(({ code }) => code),
        columns.sets,
        word,
      );
    case 'energy':
      return oneWord(ENERGY_WORDS, word);
    case 'kind':
      return oneWord(KIND_WORDS, word.replace(/^basic.*action$/i, 'basic'));
    case 'align':
      return oneWord(ALIGNMENT_WORDS, word);
    case 'r':
      return oneWord(RARITY_ORDER, word);
    case 'trigger':
    case 'effect':
    case 'targets':
      return oneWord(valuesOf(field), word);
    default:
      return [];
  }
}

/** Values that a reader may type for a field, most useful first. */
export function memberValues({ packed }: Columns, inputs: Inputs, field: string): string[] {
  switch (field) {
    case 'aff':
      return packed.affiliations.map(([slug]) => slug);
    case 'kw':
      return packed.keywords.map(([id]) => id);
    case 'set':
      return packed.sets.map(({ code }) => code);
    case 'energy':
      return [...ENERGY_WORDS];
    case 'kind':
      return [...KIND_WORDS];
    case 'align':
      return [...ALIGNMENT_WORDS];
    case 'r':
      return [...RARITY_ORDER];
    case 'trigger':
    case 'effect':
    case 'targets':
      return valuesOf(field);
    case 'legal':
    case 'banned':
      return [...(inputs.formats?.keys() ?? [])];
    case 'tag':
      return [...new Set([...(inputs.tags?.values() ?? [])].flat())];
    default:
      return [];
  }
}

function valuesOf(field: ClauseField): string[] {
  return clauseValues(field).map(([value]) => value);
}

/** Terms that need the reader's own data, and what to say without it. */
const NEEDS: Record<string, { input: keyof Inputs; message: string }> = {
  own: { input: 'owned', message: 'Your collection is not at hand here.' },
  collection: { input: 'owned', message: 'Your collection is not at hand here.' },
  team: { input: 'team', message: 'There is no team at hand here.' },
  legal: { input: 'formats', message: 'Formats are not at hand here.' },
  banned: { input: 'formats', message: 'Formats are not at hand here.' },
  tag: { input: 'tags', message: 'Your tags are not at hand here.' },
  note: { input: 'notes', message: 'Your notes are not at hand here.' },
};

/** What the parser may ask about values. */
export function lexiconOf(columns: Columns, inputs: Inputs): Lexicon {
  const own = (field: string) => ['legal', 'banned', 'tag'].includes(field);
  return {
    values: (field) => memberValues(columns, inputs, field),
    knows: (field, value) =>
      own(field)
        ? memberValues(columns, inputs, field).some((one) => squeeze(one) === squeeze(value))
        : memberPlaces(columns, field, value).length > 0,
    lacks: (name) => {
      if (isWordField(name) && !columns.words)
        return 'The texts of the cards are not at hand here.';
      const need = Object.hasOwn(NEEDS, name) ? NEEDS[name] : undefined;
      return need && inputs[need.input] === null ? need.message : null;
    },
  };
}

function oneWord(list: readonly string[], word: string): number[] {
  const wanted = squeeze(word);
  const at = list.findIndex((one) => squeeze(one) === wanted);
  if (at >= 0) return [at];
  const starts = list.flatMap((one, index) =>
    wanted && squeeze(one).startsWith(wanted) ? index : [],
  );
  return starts.length === 1 ? starts : [];
}
