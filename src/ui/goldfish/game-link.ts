import type { Team } from '../../domain/team.ts';
import { formatReplay, parseReplay } from '../../engine/replay/link.ts';
import type { Replay } from '../../engine/replay/replay.ts';
import { teamInLink } from '../../teams/links/team-in-link.ts';
import type { CardLibrary } from './card-library.ts';

/** A game with the names that its players gave, and where its timeline stands. */
export interface KeptGame {
  replay: Replay;
  names: readonly [string, string];
  /** Picks made before the position shown; the rest can be redone. */
  place: number;
}

type Read =
  | { kind: 'nothing' }
  | { kind: 'game'; kept: KeptGame }
  | { kind: 'team'; team: Team; problems: string[] }
  | { kind: 'problem'; problem: string };

const PREFIX = 'game=';
const LONGEST = 60_000;
const LONGEST_NAME = 60;

/** The fragment of a game, without `#`. */
export function formatGame({ replay, names, place }: KeptGame): string {
  const parts = [`${PREFIX}${formatReplay(replay)}`];
  if (place < replay.picks.length) parts.push(`at=${place}`);
  if (names[0]) parts.push(`you=${encodeURIComponent(names[0].toWellFormed())}`);
  if (names[1]) parts.push(`foe=${encodeURIComponent(names[1].toWellFormed())}`);
  return parts.join('&');
}

/** Reads the fragment of the address: a game, a team, or nothing. */
export function readFragment(fragment: string, { catalogue }: CardLibrary): Read {
  const text = fragment.replace(/^#/, '');
  if (text === '') return { kind: 'nothing' };
  if (text.length > LONGEST)
    return { kind: 'problem', problem: 'The link is too long to be read.' };
  if (text.startsWith(PREFIX)) return readGame(text.slice(PREFIX.length));
  const { team, messages } = teamInLink(text, catalogue);
  if (team) return { kind: 'team', team, problems: messages };
  return { kind: 'problem', problem: messages[0] ?? 'The link holds no team and no game.' };
}

function readGame(text: string): Read {
  const [body = '', ...pairs] = text.split('&');
  const parsed = parseReplay(body);
  if (!parsed.ok) return { kind: 'problem', problem: parsed.problem };
  const { replay } = parsed;
  const value = (key: string) =>
    pairs.find((pair) => pair.startsWith(`${key}=`))?.slice(key.length + 1) ?? '';
  const at = value('at');
  const place = /^\d{1,5}$/.test(at) ? Number(at) : replay.picks.length;
  const names = [nameOf(value('you')), nameOf(value('foe'))] as const;
  return { kind: 'game', kept: { replay, names, place } };
}

function nameOf(text: string): string {
  try {
    return decodeURIComponent(text).slice(0, LONGEST_NAME);
  } catch {
    return '';
  }
}
