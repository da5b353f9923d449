import { roundOf } from '../../../dice-masters/words/index.ts';
import { TableTwin } from '../../kit/TableTwin.tsx';
import { pricedWords } from '../coach/coach-words.ts';
import { seatNames } from '../spoken-words.ts';
import { useLook } from '../table-look.ts';
import { describeCycle } from './cycle-words.ts';
import { EnergyChart } from './EnergyChart.tsx';
import { ExportRecord } from './ExportRecord.tsx';
import { lifeAfter } from './export.ts';
import { LifeChart } from './LifeChart.tsx';
import type { SessionRecord } from './session.ts';
import { useSession } from './use-session.ts';

/** How the game went so far, in pictures, in figures and to take along. */
export function RecordPanel() {
  const { table } = useLook();
  const session = useSession(table);
  if (!session) return <p class="quiet">One moment.</p>;
  const names = seatNames(table.names);
  return (
    <section class="record" aria-label="Record">
      <h3>Life</h3>
      <LifeChart life={session.life} names={names} />
      <h3>Energy by turn</h3>
      <EnergyChart turns={session.turns} />
      <Sums session={session} />
      <TableTwin
        about="Every turn of yours"
        columns={['Turn', 'Rolled', 'Spent', 'Left', 'Bought', 'Life after']}
        rows={session.turns.map(({ turn, rolled, spent, unspent, bought }) => [
          roundOf(turn),
          rolled,
          spent,
          unspent,
          pricedWords(bought) || '–',
          lifeAfter(session, turn),
        ])}
      />
      <h3>Bag</h3>
      <ol class="cycles">
        {session.cycles.map((cycle) => (
          <li key={cycle.from}>
            <b class="cycle-dice">{cycle.dice}</b> {describeCycle(cycle).replace(/^\d+ /, '')}
          </li>
        ))}
      </ol>
      <ExportRecord session={session} table={table} />
    </section>
  );
}

function Sums({ session: { turns } }: { session: SessionRecord }) {
  const sum = (key: 'rolled' | 'spent' | 'unspent') =>
    turns.reduce((all, turn) => all + turn[key], 0);
  const bought = turns.flatMap((turn) => turn.bought);
  return (
    <p class="sums">
      <b>{sum('rolled')}</b> energy rolled, <b>{sum('spent')}</b> spent, <b>{sum('unspent')}</b>{' '}
      left. <b>{bought.length}</b> {bought.length === 1 ? 'die' : 'dice'} bought
      {bought.length > 0 && `: ${pricedWords(bought)}`}.
    </p>
  );
}
