import type { Change } from '../../../dice-masters/teams/index.ts';

/** More are told by their number alone. */
const MOST_DRAWN = 24;

/** Die by die: those that stay, those that come, those that go. */
export function MiniDice({ dice }: { dice: Change<number> }) {
  const { before, after } = dice;
  const drawn = Math.min(MOST_DRAWN, Math.max(before, after));
  const states = Array.from({ length: drawn }, (_, index) => {
    if (index >= before) return 'added';
    return index >= after ? 'removed' : 'kept';
  });
  return (
    <span class="mini-dice" aria-hidden="true">
      {states.map((state) => (
        <i class={state} />
      ))}
    </span>
  );
}
