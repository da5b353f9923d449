import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LogEntry } from '../../../engine/log.ts';
import { sentenceOf } from '../../../text/log.ts';
import type { TableGame } from '../goldfish-state.ts';
import { RuleLinks } from '../RuleLinks.tsx';
import { seatNames } from '../spoken-words.ts';

interface TurnLog {
  turn: number;
  entries: LogEntry[];
}

/** What happened, newest last; earlier turns unfold when asked for. */
export function LogPanel({ table }: { table: TableGame }) {
  const { run } = table;
  const turns = useMemo(() => byTurn(run.log.entries), [run]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [run]);
  return (
    <section class="log" aria-label="Log">
      <h2>What happened</h2>
      <div class="log-lines" ref={box} tabIndex={0} role="group" aria-label="Lines of the log">
        {turns.map(({ turn, entries }, place) => (
          <TurnLines
            key={turn}
            table={table}
            turn={turn}
            entries={entries}
            isOpen={place >= turns.length - 2}
          />
        ))}
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
          `Turn ${turn}: ${whose}`
        ) : (
          <button type="button" aria-expanded={isShown} onClick={() => setAsked(!isAsked)}>
            Turn {turn}: {whose}
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

function Line({ entry, table }: { entry: LogEntry; table: TableGame }) {
  if (entry.kind === 'turn') return null;
  const named = [entry.die, entry.kind === 'bonus' || entry.kind === 'virtual' ? -1 : entry.other];
  return (
    <li
      class={`line line-${entry.kind}`}
      onMouseEnter={() => pointAt(named)}
      onMouseLeave={() => pointAt([])}
    >
      {sentenceOf(entry, table.run.game, seatNames(table.names))} <RuleLinks rules={entry.rules} />
    </li>
  );
}

/** Marks dice on the mat without drawing anything anew. */
function pointAt(dice: readonly number[]): void {
  for (const one of document.querySelectorAll<HTMLElement>('.mat [data-die]')) {
    one.toggleAttribute('data-pointed', dice.includes(Number(one.dataset['die'])));
  }
}

function byTurn(entries: readonly LogEntry[]): TurnLog[] {
  const turns: TurnLog[] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    if (last && last.turn === entry.turn) last.entries.push(entry);
    else turns.push({ turn: entry.turn, entries: [entry] });
  }
  return turns;
}
