import { Component } from 'preact';
import { diceLimit, monogram } from '../../domain/card.ts';
import { groupFaces } from '../../domain/die-drawing.ts';
import { tint } from '../../domain/tint.ts';
import type { FoundCard } from '../../query/card-reader.ts';
import { address } from '../site-root.ts';
import { Cost } from './Cost.tsx';
import { Die } from './Die.tsx';
import { TileEffects } from './TileEffects.tsx';

interface Props {
  card: FoundCard;
  /** Place among all results, from 1. */
  place: number;
  total: number;
}

/** A card among the results, with the look of CardTile.astro. */
export class CardTile extends Component<Props> {
  override shouldComponentUpdate({ card, place, total }: Props): boolean {
    const { props } = this;
    return card !== props.card || place !== props.place || total !== props.total;
  }

  override render({ card, place, total }: Props) {
    const mark = monogram(card.name);
    return (
      <article class={`card-tile ${tint(card.energy)}`} aria-posinset={place} aria-setsize={total}>
        <header>
          <Cost cost={card.cost} energy={card.energy} />
          <h3>
            <a href={address(`cards/${card.id}/`)} data-card>
              <span class="name">{card.name}</span> <span class="subtitle">{card.subtitle}</span>
            </a>
          </h3>
        </header>
        <CardChips card={card} />
        <TileEffects card={card} look="tile-effects" />
        <footer>
          <div class="die-strip">
            {groupFaces(card.faces).map(({ face, times }) => (
              <Die face={face} mark={mark} energy={card.energy} size="small" times={times} />
            ))}
          </div>
          <p>
            <span>
              {card.set.toUpperCase()} {card.number} ·{' '}
            </span>
            {diceLimit(card)}
          </p>
        </footer>
      </article>
    );
  }
}

function CardChips({ card }: { card: FoundCard }) {
  return (
    <ul class="chips">
      {card.keywords.map(([id, label]) => (
        <li>
          <a class="chip keyword" href={address(`keywords/${id}/`)} data-keyword={id}>
            {label}
          </a>
        </li>
      ))}
      {card.affiliations.map(([slug, name]) => (
        <li>
          <a class="chip" href={address(`affiliations/${slug}/`)}>
            {name}
          </a>
        </li>
      ))}
      {card.hasGlobal && (
        <li>
          <span class="chip global">Global</span>
        </li>
      )}
    </ul>
  );
}
