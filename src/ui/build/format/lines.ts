import {
  type CustomFormat,
  emptyCustomFormat,
  type Format,
} from '../../../dice-masters/teams/index.ts';

/** Where the words of a list come from. */
export type WordSource = 'sets' | 'cards' | 'names' | 'keywords' | 'affiliations';

type Control =
  | { control: 'number'; field: 'life' | 'dicePerCard' | 'mostCost'; least: number; most: number }
  | { control: 'amount'; field: 'cards' | 'dice' | 'basicActions'; most: number }
  | { control: 'words'; field: WordsField; source: WordSource }
  | { control: 'choices'; field: 'rarities' | 'energies' }
  | { control: 'flag'; field: 'onePerSet' | 'affiliationsDiffer' | 'sameRarity' | 'sameEnergy' }
  | { control: 'costs'; field: 'costs' }
  | { control: 'pool'; field: 'pool' };

type WordsField =
  | 'sets'
  | 'setsBanned'
  | 'cardsBanned'
  | 'namesBanned'
  | 'keywordsBanned'
  | 'affiliations';

/** One thing that a format of one's own may ask, as a line of the composer. */
export type Line = Control & { title: string; group: (typeof GROUPS)[number] };
export type LineOf<C extends Control['control']> = Extract<Line, { control: C }>;

export const GROUPS = ['Size', 'Cards', 'Kinds', 'Costs'] as const;

export const LINES: readonly Line[] = [
  { group: 'Size', title: 'Life', control: 'number', field: 'life', least: 1, most: 99 },
  { group: 'Size', title: 'Cards', control: 'amount', field: 'cards', most: 40 },
  { group: 'Size', title: 'Dice', control: 'amount', field: 'dice', most: 99 },
  { group: 'Size', title: 'Basic Actions', control: 'amount', field: 'basicActions', most: 10 },
  {
    group: 'Size',
    title: 'Most dice on a card',
    control: 'number',
    field: 'dicePerCard',
    least: 1,
    most: 20,
  },
  { group: 'Cards', title: 'Only these sets', control: 'words', field: 'sets', source: 'sets' },
  { group: 'Cards', title: 'Banned sets', control: 'words', field: 'setsBanned', source: 'sets' },
  {
    group: 'Cards',
    title: 'Banned cards',
    control: 'words',
    field: 'cardsBanned',
    source: 'cards',
  },
  {
    group: 'Cards',
    title: 'Banned names',
    control: 'words',
    field: 'namesBanned',
    source: 'names',
  },
  {
    group: 'Cards',
    title: 'Banned keywords',
    control: 'words',
    field: 'keywordsBanned',
    source: 'keywords',
  },
  { group: 'Cards', title: 'One card per set', control: 'flag', field: 'onePerSet' },
  { group: 'Cards', title: 'A draft pool', control: 'pool', field: 'pool' },
  {
    group: 'Kinds',
    title: 'Only these affiliations',
    control: 'words',
    field: 'affiliations',
    source: 'affiliations',
  },
  { group: 'Kinds', title: 'No affiliation twice', control: 'flag', field: 'affiliationsDiffer' },
  { group: 'Kinds', title: 'Only these energies', control: 'choices', field: 'energies' },
  { group: 'Kinds', title: 'One energy for all', control: 'flag', field: 'sameEnergy' },
  { group: 'Kinds', title: 'Only these rarities', control: 'choices', field: 'rarities' },
  { group: 'Kinds', title: 'One rarity for all', control: 'flag', field: 'sameRarity' },
  {
    group: 'Costs',
    title: 'Highest cost',
    control: 'number',
    field: 'mostCost',
    least: 0,
    most: 20,
  },
  { group: 'Costs', title: 'A cost for each card', control: 'costs', field: 'costs' },
];

/** Whether the format says anything on the line. */
export function isAsked({ field }: Line, custom: CustomFormat): boolean {
  const value = custom[field];
  if (field === 'pool') return value !== null;
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false;
}

/** The format with a first value on the line; a list starts empty and asks nothing yet. */
export function startLine(line: Line, custom: CustomFormat, base: Format): CustomFormat {
  switch (line.control) {
    case 'flag':
      return { ...custom, [line.field]: true };
    case 'amount': {
      const { least, most } = base[line.field];
      return { ...custom, [line.field]: { least, most } };
    }
    case 'number':
      return { ...custom, [line.field]: firstNumber(line, base) };
    case 'pool':
      return { ...custom, pool: [] };
    default:
      return custom;
  }
}

export function clearLine({ field }: Line, custom: CustomFormat): CustomFormat {
  return { ...custom, [field]: emptyCustomFormat(custom.base)[field] };
}

function firstNumber({ field }: LineOf<'number'>, { life }: Format): number {
  if (field === 'life') return life;
  return field === 'mostCost' ? 5 : 3;
}
