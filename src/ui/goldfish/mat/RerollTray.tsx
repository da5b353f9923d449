import { confirmChosen, isOpen } from '../goldfish-state.ts';
import { TRAY } from '../table/drops.ts';
import { useLook } from '../table-look.ts';

/** Where dice are put that are to be rolled again, and a click rolls them; only there while that is the question. */
export function RerollTray() {
  const { table, chosen } = useLook();
  if (!isOpen(table) || table.run.game.decision.kind !== 'reroll') return null;
  const arrow = <span aria-hidden="true">↻</span>;
  if (chosen.length === 0) {
    return (
      <p class="reroll-tray" data-anchor={TRAY}>
        {arrow} Drag or tap dice to roll again
      </p>
    );
  }
  return (
    <button type="button" class="reroll-tray filled" data-anchor={TRAY} onClick={confirmChosen}>
      {arrow} {chosen.length} to roll again: roll
    </button>
  );
}
