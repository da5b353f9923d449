import { formatLink, isWhole, readParts, splitLink } from '../../../tabletop/replay-link.ts';
import { PROFILES, type ProfileId } from '../profile.ts';
import { LUCKS } from '../setup.ts';
import type { GameSpec, PlayerSpec, Replay, SeatSpec } from './replay.ts';

/** Profile, who begins, turns, luck and both seats. */
const SETUP_PARTS = 6;
/** More cards, or dice, are on no table. */
const MOST_IN_SEAT = 100;

type Parsed = { ok: true; replay: Replay } | { ok: false; problem: string };

/** A replay as a few characters that fit into an address. */
export function formatReplay({ spec, ...recording }: Replay): string {
  const { profile, first, turns, luck, seats } = spec;
  const setup = [profile, first, turns, luck, formatSeat(seats[0]), formatSeat(seats[1])];
  return formatLink(setup, recording);
}

/** Reads a link, or says what is wrong with it. */
export function parseReplay(link: string): Parsed {
  const parts = splitLink(link, SETUP_PARTS);
  const [profile = '', first, turns, luck, one = '', two = ''] = parts?.setup ?? [];
  if (!parts || !Object.hasOwn(PROFILES, profile)) return wrong('This is no replay of a game.');
  const seats = [parseSeat(one), parseSeat(two)] as const;
  if (seats[0]?.kind !== 'player' || !seats[1])
    return wrong('The teams of this replay cannot be read.');
  if (!isWhole(turns)) return wrong('The numbers of this replay cannot be read.');
  const read = readParts(parts);
  if (!read.ok) return read;
  const spec: GameSpec = {
    profile: profile as ProfileId,
    first: first === '1' ? 1 : 0,
    turns: Number(turns),
    luck: LUCKS.find((known) => known === luck) ?? 'seed',
    seats: [seats[0], seats[1]],
  };
  return { ok: true, replay: { ...read.recording, spec } };
}

function wrong(problem: string): Parsed {
  return { ok: false, problem };
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
