import { formatLink, type Recording, readParts, splitLink } from '../../tabletop/replay-link.ts';
import { PROFILES, type ProfileId } from './profile.ts';
import type { Seat } from './setup.ts';
import type { GameSpec } from './spec.ts';

/** Grows with every change of the rules that could let an old replay go another way. */
export const ENGINE_VERSION = 1;

const SETUP_PARTS = 4;
const MOST_CARDS = 20;

interface RecordedGame extends Recording {
  spec: GameSpec;
}

type Parsed = { ok: true; game: RecordedGame } | { ok: false; problem: string };

/** A game as a few characters that fit into an address. */
export function formatGame(
  { profile, players, first, wilds }: GameSpec,
  recording: Recording,
): string {
  return formatLink([profile, players, first, wilds.join('.')], recording);
}

/** Reads a link, or says what is wrong with it. */
export function parseGame(link: string): Parsed {
  const parts = splitLink(link, SETUP_PARTS);
  const [profile = '', players = '', first = '', wilds = ''] = parts?.setup ?? [];
  if (!parts || !Object.hasOwn(PROFILES, profile)) {
    return { ok: false, problem: 'This is no game of Quarriors!.' };
  }
  const cards = wilds === '' ? [] : wilds.split('.');
  const isSeated = /^[2-4]$/.test(players) && /^[0-3]$/.test(first) && first < players;
  if (!isSeated) return { ok: false, problem: 'The players of this game cannot be read.' };
  if (cards.length > MOST_CARDS || !cards.every((id) => /^[a-z][a-z-]{0,40}$/.test(id))) {
    return { ok: false, problem: 'The Wilds of this game cannot be read.' };
  }
  const read = readParts(parts);
  if (!read.ok) return read;
  const spec: GameSpec = {
    profile: profile as ProfileId,
    players: Number(players),
    first: Number(first) as Seat,
    wilds: cards,
  };
  return { ok: true, game: { spec, ...read.recording } };
}
