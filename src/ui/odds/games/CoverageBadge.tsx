import type { Coverage } from '../../../sim/report.ts';
import { Icon } from '../../cards/Icon.tsx';
import { address } from '../../site-root.ts';

/** Says which abilities the games do not carry out. */
export function CoverageBadge({ coverage }: { coverage: Coverage }) {
  const { withText, notSimulated } = coverage;
  if (withText === 0) return null;
  if (notSimulated.length === 0) {
    return (
      <p class="coverage-badge whole">
        <Icon name="check" /> All abilities of these cards are simulated.
      </p>
    );
  }
  return (
    <details class="coverage-badge">
      <summary>
        <Icon name="warning" /> Abilities of {notSimulated.length} of {withText} cards are not, or
        not wholly, simulated
      </summary>
      <p>Their dice roll, pay, attack and block, but these lines have no effect in the games:</p>
      <ul>
        {notSimulated.map(({ card, name, lines }) => (
          <li key={card}>
            <a href={address(`cards/${card}/`)}>{name}</a>: {lines.join(' ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
