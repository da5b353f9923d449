import { useMemo, useState } from 'preact/hooks';
import { diceIn, type GameEvent } from '../../../dice-masters/engine/index.ts';
import { roundOf, sentenceOf } from '../../../dice-masters/words/index.ts';
import type { TableGame } from '../goldfish-state.ts';
import { pointAt } from '../mat/point-at.ts';
import { RuleLinks } from '../RuleLinks.tsx';
import { seatNames } from '../spoken-words.ts';
import { useSettled } from './use-settled.ts';

interface TurnLog {
  turn: number;
  entries: GameEvent[];
}

/** Turns told in full, and turns of which the headings stay in sight. */
const OPEN_TURNS = 2;
const NEAR_TURNS = 10;

/** What happened, newest last; earlier turns unfold when asked for. */
export function LogPanel({ table: newest }: { table: TableGame }) {
  const table = useSettled(newest);
  const { run } = table;
  const [isWhole, setWhole] = useState(false);
  const turns = useMemo(() => byTurn(run.log.entries), [run]);
  const shown = isWhole ? turns : turns.slice(-NEAR_TURNS);
  const hidden = turns.length - shown.length;
  return (
    <section class="log" aria-label="Log">
      <h2>What happened</h2>
      <div class="log-lines" tabIndex={0} role="group" aria-label="Lines of the log">
        <div>
          {hidden > 0 && (
            <button type="button" class="log-earlier" onClick={() => setWhole(true)}>
              {hidden} earlier {hidden === 1 ? 'turn' : 'turns'}
            </button>
          )}
          {shown.map(({ turn, entries }, place) => (
            <TurnLines
              key={turn}
              table={table}
              turn={turn}
              entries={entries}
              isOpen={place >= shown.length - OPEN_TURNS}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

interface TurnProps extends TurnLog {
  table: TableGame;
  isOpen: boolean;
}

function TurnLines({ table, turn, entries, isOpen }: TurnProps) {
  const [isAsked, setAsked] = useState(false);
  const isShown = isOpen || isAsked;
  const seats = seatNames(table.names);
  const [first] = entries;
  const whose = first ? seats[first.seat === 1 ? 1 : 0] : '';
  return (
    <section class="log-turn">
      <h3>
        {isOpen ? (
          `Turn ${roundOf(turn)}: ${whose}`
        ) : (
          <button type="button" aria-expanded={isShown} onClick={() => setAsked(!isAsked)}>
            Turn {roundOf(turn)}: {whose}
          </button>
        )}
      </h3>
      {isShown && (
        <ul>
          {entries.map((entry, place) => (
            <Line key={place} entry={entry} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Lines that tell the same are not drawn anew. */
function Line({ entry, table }: { entry: GameEvent; table: TableGame }) {
  return useMemo(() => drawLine(entry, table), [JSON.stringify(entry), ...table.names]);
}

function drawLine(entry: GameEvent, table: TableGame) {
  if (entry.kind === 'turn') return null;
  const point = () => pointAt(diceIn(entry));
  const leave = () => pointAt([]);
  return (
    <li
      class={`line line-${entry.kind}`}
      onMouseEnter={point}
      onMouseLeave={leave}
      onFocusIn={point}
      onFocusOut={leave}
    >
      {sentenceOf(entry, table.run.game, seatNames(table.names))} <RuleLinks rules={entry.rules} />
    </li>
  );
}

function byTurn(entries: readonly GameEvent[]): TurnLog[] {
  const turns: TurnLog[] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    if (last && last.turn === entry.turn) last.entries.push(entry);
    else turns.push({ turn: entry.turn, entries: [entry] });
  }
  return turns;
}
