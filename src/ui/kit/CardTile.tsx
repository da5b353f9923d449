import type { ComponentChildren } from 'preact';
import { type CardFacts, diceLimit, tint } from '../../dice-masters/cards/index.ts';
import { address } from '../address/site-root.ts';
import { CardChips, type CardNames } from './CardChips.tsx';
import { Cost } from './Cost.tsx';
import { DieStrip } from './DieStrip.tsx';
import { EffectLines } from './EffectLines.tsx';

interface Props {
  card: CardFacts;
  names: CardNames;
  /** What the card does besides its keywords, line by line. */
  lines?: string[];
  /** The same where it comes later. */
  effects?: ComponentChildren;
  /** Place among all results, from 1, and how many they are. */
  place?: number;
  total?: number;
  sheet?: string;
}

/** A card in a gallery or a list. */
export function CardTile(props: Props) {
  const { card, names, lines = [], effects, place, total, sheet = '' } = props;
  return (
    <article class={`card-tile ${tint(card.energy)}`} aria-posinset={place} aria-setsize={total}>
      <header>
        <Cost cost={card.cost} energy={card.energy} sheet={sheet} />
        <h3>
          <a href={address(`cards/${card.id}/`)} data-card>
            <span class="name">{card.name}</span> <span class="subtitle">{card.subtitle}</span>
          </a>
        </h3>
      </header>
      <CardChips card={card} names={names} />
      {effects ?? (lines.length > 0 && <TileText lines={lines} sheet={sheet} />)}
      <footer>
        <DieStrip card={card} sheet={sheet} />
        <p>
          {card.set.toUpperCase()} {card.number} · {diceLimit(card)}
        </p>
      </footer>
    </article>
  );
}

function TileText({ lines, sheet }: { lines: string[]; sheet: string }) {
  return (
    <p class="tile-effects">
      <EffectLines lines={lines} sheet={sheet} />
    </p>
  );
}
