import type { Change } from '../../../teams/compare/compare-cards.ts';

/** Die by die: those that stay, those that come, those that go. */
export function MiniDice({ dice }: { dice: Change<number> }) {
  const { before, after } = dice;
  const states = Array.from({ length: Math.max(before, after) }, (_, index) => {
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
