import { RARITIES, type Rarity } from '../cards/card.ts';
import { ENERGY_TYPES } from '../cards/energy.ts';
import type { CustomFormat } from './custom-format.ts';
import { decodeWords, encodeWords } from './custom-format-words.ts';

/** How one part of a custom format is read and written: `key` or `key:value,value`. */
interface Part {
  /** Null where the values make no sense. */
  read(custom: CustomFormat, values: string[]): CustomFormat | null;
  /** Null for nothing to write; an empty list for the bare key. */
  write(custom: CustomFormat): string[] | null;
}

/** Fields of a custom format that hold a value of a type. */
type FieldsOf<T> = {
  [Field in keyof CustomFormat]-?: CustomFormat[Field] extends T ? Field : never;
}[keyof CustomFormat];

const CARD = /^[a-z][a-z0-9]*-\d{3}$/;
const SET = /^[a-z][a-z0-9]*$/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const DRAFTED = /^(\d{1,2})x([a-z][a-z0-9]*-\d{3})$/;
const ANY = '*';
const NO_LIMIT = /^(?:(\d{1,2})-)?\*$/;

/** Every part, in the order in which they are written. */
export const PARTS: ReadonlyMap<string, Part> = new Map([
  ['name', nameOfFormat()],
  ['life', number('life', 1)],
  ['cards', range('cards')],
  ['dice', totalDice()],
  ['basics', range('basicActions')],
  ['dice-per-card', number('dicePerCard', 1)],
  ['sets', list('sets', matches(SET))],
  ['not-sets', list('setsBanned', matches(SET))],
  ['ban', list('cardsBanned', matches(CARD))],
  ['ban-name', list('namesBanned', { read: decodeWords, write: encodeWords })],
  ['ban-keyword', list('keywordsBanned', matches(SLUG))],
  ['one-per-set', flag('onePerSet')],
  ['affiliations', list('affiliations', matches(SLUG))],
  ['affiliations-differ', flag('affiliationsDiffer')],
  ['costs', costs()],
  ['most-cost', number('mostCost', 0)],
  ['rarities', list('rarities', { read: rarityNamed, write: rarityWord })],
  ['same-rarity', flag('sameRarity')],
  ['energies', list('energies', oneOf(ENERGY_TYPES))],
  ['same-energy', flag('sameEnergy')],
  ['pool', pool()],
]);

interface Word {
  read(text: string): string | null;
  write(value: string): string;
}

function matches(pattern: RegExp): Word {
  return { read: (text) => (pattern.test(text) ? text : null), write: (value) => value };
}

function oneOf(words: readonly string[]): Word {
  return { read: (text) => (words.includes(text) ? text : null), write: (value) => value };
}

function rarityWord(rarity: string): string {
  return rarity.replace('/common', '');
}

function rarityNamed(word: string): Rarity | null {
  return RARITIES.find((rarity) => rarityWord(rarity) === word) ?? null;
}

function flag(field: FieldsOf<boolean>): Part {
  return {
    read: (custom, values) => (values.length > 0 ? null : { ...custom, [field]: true }),
    write: (custom) => (custom[field] ? [] : null),
  };
}

function number(field: FieldsOf<number | null>, least: number): Part {
  return {
    read: (custom, [text, ...more]) => {
      const value = readCount(text);
      const isGood = value !== null && value >= least && more.length === 0;
      return isGood ? { ...custom, [field]: value } : null;
    },
    write: (custom) => (custom[field] === null ? null : [String(custom[field])]),
  };
}

/** Different words, sorted. */
function list(field: FieldsOf<readonly string[]>, word: Word): Part {
  return {
    read: (custom, values) => {
      const words = values.map(word.read);
      const isGood = words.length > 0 && !words.includes(null);
      return isGood ? { ...custom, [field]: [...new Set(words)].sort() } : null;
    },
    write: (custom) => {
      const words = [...new Set<string>(custom[field])].sort().map(word.write);
      return words.length === 0 ? null : words;
    },
  };
}

/** `8` for exactly eight, `1-8` for up to eight. */
function range(field: 'cards' | 'basicActions'): Part {
  return {
    read: (custom, [text = '', ...more]) => {
      const [least, most] = readRange(text);
      const isGood = least !== null && most !== null && least <= most && more.length === 0;
      return isGood ? { ...custom, [field]: { least, most } } : null;
    },
    write: ({ [field]: value }) => value && [writeRange(value.least, value.most)],
  };
}

/** As a range; `*` for no limit but each card's. */
function totalDice(): Part {
  return {
    read: (custom, [text = '', ...more]) => {
      if (more.length > 0) return null;
      const open = NO_LIMIT.exec(text);
      if (open) return { ...custom, dice: { least: Number(open[1] ?? 0), most: null } };
      const [least, most] = readRange(text);
      const isGood = least !== null && most !== null && least <= most;
      return isGood ? { ...custom, dice: { least, most } } : null;
    },
    write: ({ dice }) => dice && [writeTotal(dice)],
  };
}

/** `2,3,3,*`: lowest first, any cost last. */
function costs(): Part {
  return {
    read: (custom, values) => {
      const isGood =
        values.length > 0 && values.every((one) => one === ANY || readCount(one) !== null);
      return isGood ? { ...custom, costs: sortCosts(values.map(readCount)) } : null;
    },
    write: (custom) =>
      custom.costs.length === 0
        ? null
        : sortCosts(custom.costs).map((cost) => (cost === null ? ANY : String(cost))),
  };
}

/** `2xhhs-017`: the dice and the card. */
function pool(): Part {
  return {
    read: (custom, values) => {
      const drafted = values.map((text) => DRAFTED.exec(text));
      if (drafted.includes(null)) return null;
      return {
        ...custom,
        pool: drafted.map((found) => ({ card: found?.[2] ?? '', dice: Number(found?.[1]) })),
      };
    },
    write: (custom) => custom.pool?.map(({ card, dice }) => `${dice}x${card}`) ?? null,
  };
}

function nameOfFormat(): Part {
  return {
    read: (custom, [text = '', ...more]) => {
      const name = decodeWords(text);
      return name && more.length === 0 ? { ...custom, name } : null;
    },
    write: ({ name }) => (name === '' ? null : [encodeWords(name)]),
  };
}

function readCount(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : null;
}

function readRange(text: string): [number | null, number | null] {
  const [least, most = least, ...more] = text.split('-');
  return more.length > 0 ? [null, null] : [readCount(least), readCount(most)];
}

function writeRange(least: number, most: number): string {
  return least === most ? String(most) : `${least}-${most}`;
}

function writeTotal({ least, most }: { least: number; most: number | null }): string {
  if (most !== null) return writeRange(least, most);
  return least === 0 ? ANY : `${least}-${ANY}`;
}

function sortCosts(values: readonly (number | null)[]): (number | null)[] {
  return [...values].sort(
    (a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY) || 0,
  );
}
