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

/** Heads the figures: which cards do not play in these games, and which faces they cannot know. */
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
  const silent = unplayedCards(coverage);
  if (coverage.every(({ withText }) => withText === 0)) return null;
  if (silent.length === 0) {
    return (
      <p class="coverage-badge whole">
        <Icon name="check" /> All cards play in these games.
      </p>
    );
  }
  return (
    <details class="coverage-badge">
      <summary>
        <Icon name="warning" /> {silentWords(coverage)}
      </summary>
      <p>They roll, pay, attack and block as plain dice with the keywords that play:</p>
      <ul>
        {silent.map(({ card, name, lines }) => (
          <li key={card}>
            <a href={address(`cards/${card}/`)}>{name}</a>: {lines.join(' ')}
          </li>
        ))}
      </ul>
    </details>
  );
}

function unplayedCards(coverage: readonly Coverage[]): Coverage['notSimulated'] {
  const lines = coverage.flatMap(({ notSimulated }) => notSimulated.map((one) => [one.card, one]));
  return [...new Map(lines as [string, Coverage['notSimulated'][number]][]).values()];
}

/** `3 cards do not play in these games`; nothing where all do. */
export function silentWords(coverage: readonly Coverage[]): string {
  const { length } = unplayedCards(coverage);
  if (length === 0) return '';
  return length === 1
    ? '1 card does not play in these games'
    : `${length} cards do not play in these games`;
}
