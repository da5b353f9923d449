import { decodeText, encodeText } from '../text/address-text.ts';
import type { Fate } from './fates.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const SEPARATOR = '~';
/** Stands before a number of two digits. */
const WIDE = '_';
const WIDEST_DIGIT = 63;
/** Version, seed, picks and marks stand around what the game says of its setup. */
const OWN_PARTS = 4;

/** What is kept of a game beside its setup. */
export interface Recording {
  /** Of the rules under which it was played. */
  version: number;
  seed: string;
  /** Luck drawn anew on the way, in order. */
  fates: readonly Fate[];
  picks: readonly number[];
  /** Twelve bits of the state after each turn. */
  hashes: readonly number[];
}

/** A link taken apart; its letters are not read yet. */
export interface LinkParts {
  /** What the game says of its setup. */
  setup: readonly string[];
  version: string;
  seed: string;
  picks: string;
  hashes: string;
  fates: readonly string[];
}

type Read = { ok: true; recording: Recording } | { ok: false; problem: string };

/** A game as a few characters that fit into an address. Parts of the setup hold no `~`. */
export function formatLink(setup: readonly (string | number)[], recording: Recording): string {
  const { version, seed, fates, picks, hashes } = recording;
  return [
    version,
    ...setup,
    formatSeed(seed),
    picks.map(formatPick).join(''),
    hashes.map(formatTwo).join(''),
    ...fates.map(({ at, seed: later }) => `${at}.${formatSeed(later)}`),
  ].join(SEPARATOR);
}

/** Takes a link apart whose setup has so many parts; null where it is too short to be one. */
export function splitLink(link: string, setupParts: number): LinkParts | null {
  const parts = link.split(SEPARATOR);
  if (parts.length < setupParts + OWN_PARTS) return null;
  const [version = '', ...others] = parts;
  const [seed = '', picks = '', hashes = '', ...fates] = others.slice(setupParts);
  return { setup: others.slice(0, setupParts), version, seed, picks, hashes, fates };
}

/** Reads what the parts hold beside the setup, or says what is wrong with them. */
export function readParts({ version, seed, picks, hashes, fates }: LinkParts): Read {
  if (!isWhole(version)) return wrong('The numbers of this replay cannot be read.');
  const answers = parsePicks(picks);
  const states = parseTwos(hashes);
  if (!answers || !states) return wrong('The picks of this replay cannot be read.');
  const later = fates.map(parseFate);
  if (later.includes(null)) return wrong('The luck of this replay cannot be read.');
  return {
    ok: true,
    recording: {
      version: Number(version),
      seed: decodeText(seed),
      fates: later.flatMap((fate) => fate ?? []),
      picks: answers,
      hashes: states,
    },
  };
}

/** The part of a hash that a link keeps. */
export function shortHash(hash: number): number {
  return hash & 0xf_ff;
}

/** A number of at most four digits. */
export function isWhole(text: string | undefined): boolean {
  return text !== undefined && /^\d{1,4}$/.test(text);
}

function wrong(problem: string): Read {
  return { ok: false, problem };
}

function formatSeed(seed: string): string {
  return encodeText(seed).replaceAll(SEPARATOR, '%7E');
}

/** `12.seed`: another seed from pick 12 on. */
function parseFate(text: string): Fate | null {
  const [, at, seed] = /^(\d{1,5})\.(.*)$/.exec(text) ?? [];
  return at === undefined || seed === undefined ? null : { at: Number(at), seed: decodeText(seed) };
}

function formatPick(pick: number): string {
  return pick < WIDEST_DIGIT ? (DIGITS[pick] ?? '') : `${WIDE}${formatTwo(pick)}`;
}

function formatTwo(number: number): string {
  return `${DIGITS[number >>> 6] ?? ''}${DIGITS[number & 63] ?? ''}`;
}

function parsePicks(text: string): number[] | null {
  const picks: number[] = [];
  for (let place = 0; place < text.length; place++) {
    if (text[place] === WIDE) {
      picks.push(two(text, place + 1));
      place += 2;
    } else {
      picks.push(DIGITS.indexOf(text[place] ?? ''));
    }
  }
  return picks.every((pick) => pick >= 0) ? picks : null;
}

function parseTwos(text: string): number[] | null {
  if (text.length % 2 !== 0) return null;
  const numbers = Array.from({ length: text.length / 2 }, (_, place) => two(text, place * 2));
  return numbers.every((number) => number >= 0) ? numbers : null;
}

function two(text: string, place: number): number {
  const high = DIGITS.indexOf(text[place] ?? '?');
  const low = DIGITS.indexOf(text[place + 1] ?? '?');
  return high < 0 || low < 0 ? -1 : high * 64 + low;
}
