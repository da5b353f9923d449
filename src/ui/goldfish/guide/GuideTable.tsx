import { useEffect, useMemo } from 'preact/hooks';
import { announce } from '../../kit/announce.ts';
import { Mat } from '../mat/Mat.tsx';
import { LogPanel } from '../play/LogPanel.tsx';
import { TurnBar } from '../play/TurnBar.tsx';
import { NOTHING_LIT } from '../table/lit.ts';
import { TableLooks } from '../table-look.ts';
import { followGuideKeys } from './follow-guide-keys.ts';
import { GuidePanel } from './GuidePanel.tsx';
import type { Guide } from './guide-state.ts';
import { showNews } from './show-news.ts';
import { stepWords } from './step-words.ts';

/** A game of a book on the mat: nothing to decide, every step told. */
export function GuideTable({ guide }: { guide: Guide }) {
  const { table } = guide;
  useEffect(followGuideKeys, []);
  useEffect(() => {
    announce(stepWords(guide));
    showNews(table);
  }, [guide]);
  const look = useMemo(() => ({ table, lit: NOTHING_LIT, chosen: [], payment: null }), [table]);
  return (
    <TableLooks.Provider value={look}>
      <div class="table guided">
        <div class="table-head">
          <TurnBar table={table} />
        </div>
        <Mat />
        <div class="table-side">
          <GuidePanel guide={guide} />
          <LogPanel table={table} />
        </div>
      </div>
    </TableLooks.Provider>
  );
}
