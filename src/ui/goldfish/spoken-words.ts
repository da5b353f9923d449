import type { EventKind, LogEntry } from '../../engine/log.ts';
import { type SeatNames, sentenceOf } from '../../text/log.ts';
import type { TableGame } from './goldfish-state.ts';
import { isOpen } from './goldfish-state.ts';
import { endWords, questionOf } from './table/words.ts';

/** Sentences spoken at once; the log has the rest. */
const MOST_SENTENCES = 14;

/** Moves within the bookkeeping of a turn would drown what matters. */
const SPOKEN: ReadonlySet<EventKind> = new Set<EventKind>([
  'turn',
  'roll',
  'turn-face',
  'damage',
  'player-damage',
  'life',
  'ko',
  'prevent',
  'redirect',
  'ability',
  'block',
  'over',
]);

const SPOKEN_MOVES = new Set(['field', 'attack']);

/** The two sides as the log names them. */
export function seatNames([own, other]: readonly [string, string]): SeatNames {
  return [own || 'Your team', other || 'Opponent'];
}

/** What happened since the last pick, then the open question with its number of options. */
export function spokenWords(table: TableGame): string {
  const { run, heard, names } = table;
  const seats = seatNames(names);
  const news = run.log.entries.slice(heard).filter(isWorthSaying);
  const sentences = news.slice(-MOST_SENTENCES).map((entry) => sentenceOf(entry, run.game, seats));
  const { decision } = run.game;
  const last = isOpen(table)
    ? `${questionOf(run.game)} ${decision.count} options.`
    : (endWords(run.outcome, seats) ?? 'Press 1 to go on.');
  return [...sentences, last].join(' ');
}

export function isWorthSaying({ kind, from, to }: LogEntry): boolean {
  if (kind !== 'move') return SPOKEN.has(kind);
  return from === 'card' || SPOKEN_MOVES.has(to);
}
