import { decodeText, encodeText } from '../../../text/address-text.ts';
import { PROFILES, type ProfileId } from '../profile.ts';
import { LUCKS, type Seat } from '../setup.ts';
import type { Fate } from './fates.ts';
import type { PlayerSpec, Replay, SeatSpec } from './replay.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const SEPARATOR = '~';
/** Stands before a number of two digits. */
const WIDE = '_';
const WIDEST_DIGIT = 63;

/** More cards, or dice, are on no table. */
const MOST_IN_SEAT = 100;

type Parsed = { ok: true; replay: Replay } | { ok: false; problem: string };

/** A replay as a few characters that fit into an address. */
export function formatReplay({ version, spec, seed, fates, picks, hashes }: Replay): string {
  const { profile, first, turns, luck, seats } = spec;
  return [
    version,
    profile,
    first,
    turns,
    luck,
    formatSeat(seats[0]),
    formatSeat(seats[1]),
    formatSeed(seed),
    picks.map(formatPick).join(''),
    hashes.map(formatTwo).join(''),
    ...fates.map(({ at, seed: later }) => `${at}.${formatSeed(later)}`),
  ].join(SEPARATOR);
}

/** Reads a link, or says what is wrong with it. */
export function parseReplay(link: string): Parsed {
  const parts = link.split(SEPARATOR);
  const [
    version,
    profile = '',
    first,
    turns,
    luck,
    one = '',
    two = '',
    seed = '',
    picks = '',
    hashes = '',
    ...later
  ] = parts;
  const seats = [parseSeat(one), parseSeat(two)] as const;
  if (parts.length < 10 || !Object.hasOwn(PROFILES, profile))
    return wrong('This is no replay of a game.');
  if (seats[0]?.kind !== 'player' || !seats[1])
    return wrong('The teams of this replay cannot be read.');
  if (!isWhole(version) || !isWhole(turns))
    return wrong('The numbers of this replay cannot be read.');
  const answers = parsePicks(picks);
  const states = parseTwos(hashes);
  if (!answers || !states) return wrong('The picks of this replay cannot be read.');
  const fates = later.map(parseFate);
  if (fates.includes(null)) return wrong('The luck of this replay cannot be read.');
  return {
    ok: true,
    replay: {
      version: Number(version),
      spec: {
        profile: profile as ProfileId,
        first: (first === '1' ? 1 : 0) satisfies Seat,
        turns: Number(turns),
        luck: LUCKS.find((known) => known === luck) ?? 'seed',
        seats: [seats[0], seats[1]],
      },
      seed: decodeText(seed),
      fates: fates.flatMap((fate) => fate ?? []),
      picks: answers,
      hashes: states,
    },
  };
}

function wrong(problem: string): Parsed {
  return { ok: false, problem };
}

function isWhole(text: string | undefined): boolean {
  return text !== undefined && /^\d{1,4}$/.test(text);
}

function formatSeed(seed: string): string {
  return encodeText(seed).replaceAll(SEPARATOR, '%7E');
}

/** `12.seed`: another seed from pick 12 on. */
function parseFate(text: string): Fate | null {
  const [, at, seed] = /^(\d{1,5})\.(.*)$/.exec(text) ?? [];
  return at === undefined || seed === undefined ? null : { at: Number(at), seed: decodeText(seed) };
}

function formatSeat(seat: SeatSpec): string {
  switch (seat.kind) {
    case 'nobody':
      return `N${seat.life}`;
    case 'dummy':
      return [`D${seat.life}`, ...seat.blockers.map(({ turn, count }) => `${turn}x${count}`)].join(
        '.',
      );
    case 'player':
      return [`P${seat.life}`, ...seat.cards.map(formatCard)].join('.');
  }
}

/** `hhs-001` with two dice is `hhs-1x2`. */
function formatCard({ card, dice }: PlayerSpec['cards'][number]): string {
  return `${card.replace(/-0+(?=\d)/, '-')}x${dice}`;
}

function parseSeat(text: string): SeatSpec | null {
  const [head = '', ...rest] = text.split('.');
  const life = Number(head.slice(1));
  if (!isWhole(head.slice(1)) || life < 1) return null;
  if (head.startsWith('N')) return { kind: 'nobody', life };
  if (head.startsWith('D')) {
    const blockers = rest.map((one) => /^(\d{1,2})x(\d)$/.exec(one));
    if (blockers.includes(null)) return null;
    return {
      kind: 'dummy',
      life,
      blockers: blockers.map((found) => ({ turn: Number(found?.[1]), count: Number(found?.[2]) })),
    };
  }
  if (rest.length > MOST_IN_SEAT) return null;
  const cards = rest.map((one) => /^([a-z][a-z0-9]*)-(\d{1,3})x(\d{1,2})$/.exec(one));
  if (!head.startsWith('P') || cards.includes(null)) return null;
  const placed = cards.map((found) => ({
    card: `${found?.[1]}-${found?.[2]?.padStart(3, '0')}`,
    dice: Number(found?.[3]),
  }));
  const dice = placed.reduce((sum, one) => sum + one.dice, 0);
  return dice > MOST_IN_SEAT ? null : { kind: 'player', life, cards: placed };
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
