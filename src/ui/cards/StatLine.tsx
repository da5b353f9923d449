import type { Level } from '../../domain/face.ts';
import { Icon } from './Icon.tsx';

/** Fielding cost, attack, defense and bursts of a level, as StatLine.astro shows them. */
export function StatLine({ level: { fielding, attack, defense, bursts } }: { level: Level }) {
  return (
    <span class="stat-line">
      <span class="fielding">
        <span class="visually-hidden">fielding </span>
        {fielding}
      </span>
      <b>
        <span class="visually-hidden">attack </span>
        {attack}
      </b>
      <b>
        <span class="visually-hidden">defense </span>
        {defense}
      </b>
      {bursts > 0 && (
        <span class="bursts">
          <span class="visually-hidden">{bursts === 1 ? 'single burst' : 'double burst'}</span>
          {Array.from({ length: bursts }, () => (
            <Icon name="burst" />
          ))}
        </span>
      )}
    </span>
  );
}
