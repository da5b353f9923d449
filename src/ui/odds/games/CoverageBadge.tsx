import type { CardFacts } from '../../../dice-masters/cards/index.ts';
import type { Coverage } from '../../../dice-masters/simulation/index.ts';
import { address } from '../../address/site-root.ts';
import { Icon } from '../../kit/Icon.tsx';
import { unreadDice } from '../team-cards.ts';

interface Props {
  /** One for each side. */
  coverage: readonly Coverage[];
  cards: readonly CardFacts[];
}

/** Says which abilities the games do not carry out, and which faces they cannot know. */
export function CoverageBadge({ coverage, cards }: Props) {
  const unread = unreadDice(cards);
  return (
    <>
      <AbilityBadge coverage={coverage} />
      {unread.length > 0 && (
        <p class="coverage-badge unread">
          <Icon name="warning" /> What the energy faces show is not known of {unread.join(', ')}. In
          these games they give no energy, so the real dice pay more.
        </p>
      )}
    </>
  );
}

function AbilityBadge({ coverage }: { coverage: readonly Coverage[] }) {
  const lines = new Map(
    coverage.flatMap(({ notSimulated }) => notSimulated.map((one) => [one.card, one])),
  );
  if (coverage.every(({ withText }) => withText === 0)) return null;
  if (lines.size === 0) {
    return (
      <p class="coverage-badge whole">
        <Icon name="check" /> All abilities of these cards are simulated.
      </p>
    );
  }
  return (
    <details class="coverage-badge">
      <summary>
        <Icon name="warning" /> Abilities of {lines.size} {lines.size === 1 ? 'card' : 'cards'} are
        not, or not wholly, simulated
      </summary>
      <p>Their dice roll, pay, attack and block, but these lines have no effect in the games:</p>
      <ul>
        {[...lines.values()].map(({ card, name, lines: unplayed }) => (
          <li key={card}>
            <a href={address(`cards/${card}/`)}>{name}</a>: {unplayed.join(' ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
