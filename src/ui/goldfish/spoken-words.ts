import { type EventKind, type GameEvent, isMove } from '../../dice-masters/engine/index.ts';
import { type SeatNames, sentenceOf } from '../../dice-masters/words/index.ts';
import { called } from '../../text/called.ts';
import type { TableGame } from './goldfish-state.ts';
import { isOpen, isWatching } from './goldfish-state.ts';
import { endWords, questionOf } from './table/words.ts';
import { pickedWords } from './watch/picked-words.ts';

/** Sentences spoken at once; the log has the rest. */
const MOST_SENTENCES = 14;

/** Moves within the bookkeeping of a turn would drown what matters. */
const SPOKEN: ReadonlySet<EventKind> = new Set<EventKind>([
  'turn',
  'buy',
  'roll',
  'turn-face',
  'half-spent',
  'damage',
  'player-damage',
  'life',
  'ko',
  'saved',
  'prevent',
  'redirect',
  'use',
  'ability',
  'trigger',
  'block',
  'over',
]);

const SPOKEN_MOVES = new Set(['field', 'attack']);

/** The two sides as the log names them. */
export function seatNames([own, other]: readonly [string, string]): SeatNames {
  return [called(own, 'Your team'), called(other, 'Opponent')];
}

/** What happened since the last pick, then the open question with its number of options. */
export function spokenWords(table: TableGame): string {
  const { run, heard, names } = table;
  const seats = seatNames(names);
  const news = run.log.entries.slice(heard).filter(isWorthSaying);
  const sentences = news.slice(-MOST_SENTENCES).map((entry) => sentenceOf(entry, run.game, seats));
  return [...sentences, lastWords(table, seats)].join(' ');
}

function lastWords(table: TableGame, seats: SeatNames): string {
  const { run, ahead } = table;
  const { decision } = run.game;
  if (isWatching(table)) return `${questionOf(run.game)} Picked: ${pickedWords(table)}.`;
  if (isOpen(table)) return `${questionOf(run.game)} ${decision.count} options.`;
  if (ahead?.isConfirming) return 'Nobody else can block. Press 1 to block like this.';
  return endWords(run.outcome, seats) ?? 'Press 1 to go on.';
}

export function isWorthSaying(event: GameEvent): boolean {
  return isMove(event) ? SPOKEN_MOVES.has(event.to) : SPOKEN.has(event.kind);
}
