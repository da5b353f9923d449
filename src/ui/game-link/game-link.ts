import { formatReplay, parseReplay, type Replay } from '../../dice-masters/engine/index.ts';
import { cutTo, type Team, teamInLink } from '../../dice-masters/teams/index.ts';
import { decodeStrictly, encodeText } from '../../text/address-text.ts';
import type { CardLibrary } from '../card-data/card-library.ts';

/** A game with the names that its players gave, and where its timeline stands. */
export interface KeptGame {
  replay: Replay;
  names: readonly [string, string];
  /** Picks made before the position shown; the rest can be redone. */
  place: number;
  /** Whether it is to be looked at, not played. */
  isWatched: boolean;
}

type Read =
  | { kind: 'nothing' }
  | { kind: 'game'; kept: KeptGame }
  | { kind: 'team'; team: Team; problems: string[] }
  | { kind: 'problem'; problem: string };

const PREFIX = 'game=';
/** Letters of the longest game; a team may have more, of which a table holds what it can. */
const LONGEST = 60_000;
const LONGEST_NAME = 60;

/** The fragment of a game, without `#`. */
export function formatGame({ replay, names, place, isWatched }: KeptGame): string {
  const parts = [`${PREFIX}${formatReplay(replay)}`];
  if (place < replay.picks.length) parts.push(`at=${place}`);
  if (isWatched) parts.push('watch=1');
  if (names[0]) parts.push(`you=${encodeText(names[0])}`);
  if (names[1]) parts.push(`foe=${encodeText(names[1])}`);
  return parts.join('&');
}

/** Reads the fragment of the address: a game, a team, or nothing. */
export function readFragment(fragment: string, { catalogue }: CardLibrary): Read {
  const text = fragment.replace(/^#/, '');
  if (text === '') return { kind: 'nothing' };
  if (text.startsWith(PREFIX)) return readGame(text.slice(PREFIX.length));
  const { team, messages } = teamInLink(text, catalogue);
  if (team) return { kind: 'team', team, problems: messages };
  return { kind: 'problem', problem: messages[0] ?? 'The link holds no team and no game.' };
}

function readGame(text: string): Read {
  if (text.length > LONGEST) {
    const problem = `It has ${text.length.toLocaleString('en')} letters; a game has at most ${LONGEST.toLocaleString('en')}.`;
    return { kind: 'problem', problem };
  }
  const [body = '', ...pairs] = text.split('&');
  const parsed = parseReplay(body);
  if (!parsed.ok) return { kind: 'problem', problem: parsed.problem };
  const { replay } = parsed;
  const value = (key: string) =>
    pairs.find((pair) => pair.startsWith(`${key}=`))?.slice(key.length + 1) ?? '';
  const at = value('at');
  const place = /^\d{1,5}$/.test(at) ? Number(at) : replay.picks.length;
  const names = [nameOf(value('you')), nameOf(value('foe'))] as const;
  return { kind: 'game', kept: { replay, names, place, isWatched: value('watch') === '1' } };
}

function nameOf(text: string): string {
  return cutTo(decodeStrictly(text.replaceAll('+', ' ')) ?? '', LONGEST_NAME);
}
