import type { EnergyUnit } from '../../dice-masters/cards/index.ts';

/** What the blocks of a chart stand for: a pattern each, besides its colour. */
export type Weave = EnergyUnit | 'sidekick' | 'attack' | 'defense';

export const THREADS: Record<Weave, string> = {
  fist: 'M-1 7 7 -1M3 11 11 3',
  bolt: 'M0 3 4 6 8 3M0 -5 4 -2 8 -5M0 11 4 14 8 11',
  mask: 'M2 1v2M6 5v2',
  shield: 'M0 2H8M0 6H8',
  wild: 'M0 0 8 8M8 0 0 8',
  generic: 'M4 0V8',
  sidekick: 'M2 2h1M6 6h1',
  attack: 'M-1 1 1 -1M0 8 8 0M7 9 9 7',
  defense: 'M0 4H8M4 0V4M0 4V8',
};

/** The patterns of all charts; drawn once wherever a chart stands. */
export function Weaves() {
  return (
    <svg class="weaves" width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(THREADS).map(([weave, thread]) => (
          <pattern id={`weave-${weave}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect class={`ground e-${weave}`} width="8" height="8" />
            <path class="thread" d={thread} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

export function fillOf(weave: Weave): string {
  return `url(#weave-${weave})`;
}
