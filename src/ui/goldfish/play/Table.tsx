import { useStore } from '@nanostores/preact';
import { useEffect, useMemo } from 'preact/hooks';
import { announce } from '../../kit/announce.ts';
import { AutoAdvance } from '../advance/AutoAdvance.tsx';
import { $chosen, proposedPayment, type TableGame } from '../goldfish-state.ts';
import { Mat } from '../mat/Mat.tsx';
import { SidePanels } from '../panels/SidePanels.tsx';
import { spokenWords } from '../spoken-words.ts';
import { litOn, TableLooks } from '../table-look.ts';
import { answerOnce } from './answer-once.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { followKeys } from './follow-keys.ts';
import { LogPanel } from './LogPanel.tsx';
import { showLit } from './show-lit.ts';
import { TimelineBar } from './TimelineBar.tsx';
import { TurnBar } from './TurnBar.tsx';

/** The game: the mat, the open question, the timeline and the log. */
export function Table({ table }: { table: TableGame }) {
  useEffect(answerOnce, []);
  useEffect(followKeys, []);
  useEffect(() => {
    announce(spokenWords(table));
    showLit();
  }, [table]);
  const chosen = useStore($chosen);
  const lit = useMemo(() => litOn(table), [table]);
  const payment = useMemo(() => proposedPayment(table), [table]);
  const look = useMemo(() => ({ table, lit, chosen, payment }), [table, chosen]);
  const log = useMemo(() => <LogPanel table={table} />, [table]);
  return (
    <TableLooks.Provider value={look}>
      <div class="table">
        <div class="table-head">
          <TurnBar table={table} />
          <TimelineBar table={table} />
        </div>
        <Mat />
        <div class="table-side">
          <DecisionPanel />
          <p class="keys-hint">
            <kbd>1</kbd>–<kbd>9</kbd> and letters choose, <kbd>↑</kbd> <kbd>↓</kbd> move,{' '}
            <kbd>U</kbd> undo, <kbd>R</kbd> redo
          </p>
          <AutoAdvance />
          <SidePanels log={log} />
        </div>
      </div>
    </TableLooks.Provider>
  );
}
