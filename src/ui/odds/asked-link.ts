import { formatPolicy, readPolicy } from '../../dice-masters/players/index.ts';
import { cutTo, type Team } from '../../dice-masters/teams/index.ts';
import { decodeStrictly, encodeText } from '../../text/address-text.ts';
import {
  type Asked,
  ATTACKS,
  EDITIONS,
  FIRST_ASKED,
  MEASURES,
  MOST_TURNS,
  OPPONENTS,
  REROLL_GOALS,
  REROLLS,
  RIVALS,
  SEATS,
  TURNS_ASKED,
  VIEWS,
} from './asked.ts';

type Read<T> = (text: string) => T | undefined;

const oneOf =
  <T extends string>(words: readonly T[]): Read<T> =>
  (text) =>
    words.find((word) => word === text);

const whole =
  (least: number, most: number): Read<number> =>
  (text) => {
    const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  };

const cardId: Read<string> = (text) => (/^[a-z][a-z0-9]*-\d{3}$/.test(text) ? text : undefined);
/** A ready policy by its id, or one that is written out. */
const policy: Read<string> = (text) => {
  if (/^[a-z0-9-]{1,60}$/.test(text)) return text;
  const read = text.startsWith('{') ? readPolicy(text) : null;
  return read?.ok ? formatPolicy(read.policy) : undefined;
};
const words =
  (longest: number): Read<string> =>
  (text) =>
    cutTo(text, longest);

const MOST_GAMES = 1_000_000;

/** Each setting by its letters in the address, and how it is read; unreadable ones stay as usual. */
const SETTINGS: { [Key in keyof Asked]: [letters: string, read: Read<Asked[Key]>] } = {
  view: ['v', oneOf(VIEWS)],
  card: ['c', cardId],
  also: ['c2', cardId],
  turn: ['on', oneOf(TURNS_ASKED)],
  seat: ['go', oneOf(SEATS)],
  reroll: ['re', oneOf(REROLLS)],
  edition: ['ed', oneOf(EDITIONS)],
  types: ['ty', whole(0, 2)],
  policy: ['p', policy],
  firstBuy: ['pb', cardId],
  goal: ['pr', oneOf(REROLL_GOALS)],
  attack: ['pa', oneOf(ATTACKS)],
  games: ['n', whole(1, MOST_GAMES)],
  turns: ['t', whole(1, MOST_TURNS)],
  seed: ['s', words(40)],
  opponent: ['o', oneOf(OPPONENTS)],
  measure: ['m', oneOf(MEASURES)],
  ran: ['ran', (text) => text === 'true'],
  rival: ['x', oneOf(RIVALS)],
  otherTeam: ['xt', words(4000)],
  otherPolicy: ['xp', policy],
  out: ['xo', cardId],
  in: ['xi', cardId],
  byTurn: ['xb', whole(1, MOST_TURNS)],
};

const KEY = 'odds=';
const BETWEEN = '~';

/** Settings that are not as usual, as one part of a link: `odds=v.games~n.1000`. */
export function formatAsked(asked: Asked): string {
  const parts = Object.entries(SETTINGS).flatMap(([key, [letters]]) => {
    const value = asked[key as keyof Asked];
    if (value === FIRST_ASKED[key as keyof Asked]) return [];
    return [`${letters}.${escaped(String(value))}`];
  });
  return parts.length === 0 ? '' : `${KEY}${parts.join(BETWEEN)}`;
}

/** Splits a fragment into the team's link and the settings. */
export function splitFragment(fragment: string): { link: string; asked: Asked } {
  const { link, own } = partsOf(fragment);
  return { link, asked: readAsked(own) };
}

/** A setting as the link has it, whether it can be read or not; empty where it has none. */
export function writtenIn(fragment: string, key: keyof Asked): string {
  return valuesIn(partsOf(fragment).own).get(SETTINGS[key][0]) ?? '';
}

function partsOf(fragment: string): { link: string; own: string } {
  const parts = fragment.replace(/^#/, '').split('&');
  const own = parts.find((part) => part.startsWith(KEY)) ?? '';
  return { link: parts.filter((part) => part !== own).join('&'), own: own.slice(KEY.length) };
}

const CARDS_ASKED = ['card', 'also', 'firstBuy', 'out'] as const;

/** The settings without cards that the team does not have. */
export function withCardsOf({ cards, basicActions }: Team, asked: Asked): Asked {
  const own = new Set([...cards, ...basicActions].map(({ card }) => card));
  const fitting = CARDS_ASKED.map((key) => [key, own.has(asked[key]) ? asked[key] : '']);
  return { ...asked, ...Object.fromEntries(fitting) };
}

function valuesIn(text: string): Map<string, string> {
  return new Map(
    text.split(BETWEEN).map((part) => {
      const dot = part.indexOf('.');
      return [part.slice(0, dot), decodeStrictly(part.slice(dot + 1)) ?? ''];
    }),
  );
}

function readAsked(text: string): Asked {
  const values = valuesIn(text);
  const read = Object.entries(SETTINGS).map(([key, [letters, reader]]) => {
    const value = values.get(letters);
    const known = value === undefined ? undefined : reader(value);
    return [key, known ?? FIRST_ASKED[key as keyof Asked]];
  });
  return Object.fromEntries(read);
}

function escaped(text: string): string {
  return encodeText(text).replace(
    /[~.!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
