import { fold, spellingDistance, squeeze } from '../../../text/spelling.ts';
import type { CardStore, SetFacts } from '../../cards/card-store.ts';
import { ourSetCode } from '../set-codes.ts';

/** How well a set fits what somebody wrote: a code of some tool, the name or its letters, nearly one of them, not at all. */
export const SET_FITS = { exactly: 0, byName: 1, nearly: 2, notAtAll: 3 } as const;
export type SetFit = (typeof SET_FITS)[keyof typeof SET_FITS];

/** A set with everything that it is called, letters and digits only. */
interface CalledSet {
  code: string;
  names: readonly string[];
  initials: readonly string[];
}

/** The sets of a catalogue, and the words that were measured against them. */
interface CalledSets {
  sets: readonly CalledSet[];
  codes: ReadonlySet<string>;
  measured: Map<string, ReadonlyMap<string, SetFit>>;
}

const CALLED = new WeakMap<CardStore, CalledSets>();
const MOST_REMEMBERED = 500;
const PRODUCT_LINE = /^.*Dice Masters(?:: )?/;
const PRODUCT_WORDS = /\b(?:team pack|campaign box|organized play)\b/gi;
const SMALL_WORDS = new Set(['the', 'of', 'and', 'for', 'vs', 'in', 'a', 's']);

/** How well the set fits what was written. */
export function setFit(written: string, set: string, catalogue: CardStore): SetFit {
  return fitsOf(written, catalogue).get(set) ?? SET_FITS.notAtAll;
}

/** Whether somebody calls a set so; a near miss is no name. */
export function namesSet(written: string, catalogue: CardStore): boolean {
  const fits = fitsOf(written, catalogue).values();
  return fits.some((fit) => fit <= SET_FITS.byName);
}

/** Whether it is the code of a set in some tool. */
export function isSetCode(written: string, catalogue: CardStore): boolean {
  return calledSets(catalogue).codes.has(ourSetCode(written, catalogue));
}

function fitsOf(written: string, catalogue: CardStore): ReadonlyMap<string, SetFit> {
  const { sets, measured } = calledSets(catalogue);
  const fits =
    measured.get(written) ?? measure(written, ourSetCode(written.trim(), catalogue), sets);
  if (measured.size < MOST_REMEMBERED) measured.set(written, fits);
  return fits;
}

function calledSets(catalogue: CardStore): CalledSets {
  const known = CALLED.get(catalogue);
  if (known) return known;
  const codes = new Set(catalogue.sets.map(({ code }) => code));
  const called = { sets: catalogue.sets.map(calledSet), codes, measured: new Map() };
  CALLED.set(catalogue, called);
  return called;
}

function calledSet(set: SetFacts): CalledSet {
  const names = [squeeze(shortName(set)), squeeze(set.name)];
  return { code: set.code, names, initials: initials(set) };
}

function measure(
  written: string,
  code: string,
  sets: readonly CalledSet[],
): ReadonlyMap<string, SetFit> {
  const key = squeeze(written);
  const fits = sets.map((set) => [set.code, fitOf(set, code, key)] as const);
  return new Map(fits.filter(([, fit]) => fit !== SET_FITS.notAtAll));
}

function fitOf({ code: own, names, initials }: CalledSet, code: string, key: string): SetFit {
  if (own === code) return SET_FITS.exactly;
  if (key.length < 2) return SET_FITS.notAtAll;
  if (names.includes(key) || initials.includes(key)) return SET_FITS.byName;
  const isPart = key.length > 3 && names.some((name) => name.includes(key));
  const isNear = key.length < 9 && [own, ...initials].some((one) => isNearly(key, one));
  return isPart || isNear ? SET_FITS.nearly : SET_FITS.notAtAll;
}

function isNearly(key: string, code: string): boolean {
  const isCut = Math.abs(key.length - code.length) < 3 && Math.min(key.length, code.length) > 1;
  if (isCut && (code.startsWith(key) || key.startsWith(code))) return true;
  return Math.min(key.length, code.length) > 2 && spellingDistance(key, code, 1) < 2;
}

function shortName({ name }: SetFacts): string {
  return name.replace(PRODUCT_LINE, '').replace(PRODUCT_WORDS, '');
}

/** First letters, with and without small words, `Spider-Man` as two words or as one. */
function initials(set: SetFacts): string[] {
  const name = shortName(set);
  const spellings = [fold(name), fold(name.replace(/(?<=\w)-(?=\w)/g, ''))];
  const lists = spellings.map((spelling) => spelling.split(' ').filter((word) => word !== ''));
  const all = lists.flatMap((words) => [words, words.filter((word) => !SMALL_WORDS.has(word))]);
  const letters = all.map((words) => words.map((word) => word[0]).join(''));
  return [...new Set(letters)].filter((one) => one.length > 1);
}
