import { describeFace, type Level } from '../../dice-masters/cards/index.ts';
import { Icon } from './Icon.tsx';

interface Props {
  /** Which level it is, from 1. */
  number: number;
  level: Level;
  sheet?: string;
}

/** Fielding cost, attack, defense and bursts of a level. */
export function StatLine({ number, level, sheet = '' }: Props) {
  const label = describeFace({ kind: 'level', level: number, ...level });
  return (
    <span class="stat-line" role="img" aria-label={label}>
      <span class="fielding">{level.fielding}</span>
      <b>{level.attack}</b>
      <b>{level.defense}</b>
      {level.bursts > 0 && (
        <span class="bursts">
          {Array.from({ length: level.bursts }, () => (
            <Icon name="burst" sheet={sheet} />
          ))}
        </span>
      )}
    </span>
  );
}
