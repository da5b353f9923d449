import { isOpen } from '../goldfish-state.ts';
import { TRAY } from '../table/drops.ts';
import { useLook } from '../table-look.ts';

/** Where dice are put that are to be rolled again; only there while that is the question. */
export function RerollTray() {
  const { table, chosen } = useLook();
  if (!isOpen(table) || table.run.game.decision.kind !== 'reroll') return null;
  return (
    <p class={`reroll-tray${chosen.length > 0 ? ' filled' : ''}`} data-anchor={TRAY}>
      <span aria-hidden="true">↻</span>{' '}
      {chosen.length > 0 ? `${chosen.length} to roll again` : 'Drag or tap dice to roll again'}
    </p>
  );
}
