import { describeFace, type Face } from '../../domain/face.ts';
import { Icon } from './Icon.tsx';

/** Fielding cost, attack, defense and bursts of a level, with the look of StatLine.astro. */
export function StatLine({ face }: { face: Extract<Face, { kind: 'level' }> }) {
  return (
    <span class="stat-line" role="img" aria-label={describeFace(face)}>
      <span class="fielding">{face.fielding}</span>
      <b>{face.attack}</b>
      <b>{face.defense}</b>
      {face.bursts > 0 && (
        <span class="bursts">
          {Array.from({ length: face.bursts }, () => (
            <Icon name="burst" />
          ))}
        </span>
      )}
    </span>
  );
}
