import { Component } from 'preact';
import { monogram } from '../../domain/card.ts';
import { groupFaces } from '../../domain/die-drawing.ts';
import { tint } from '../../domain/tint.ts';
import type { FoundCard } from '../../query/card-reader.ts';
import { Cost } from '../cards/Cost.tsx';
import { Die } from '../cards/Die.tsx';
import { TileEffects } from '../cards/TileEffects.tsx';
import { address } from '../site-root.ts';
import { AddControl } from './AddControl.tsx';

/** A card to pick: what it costs, does and rolls, and the button that adds it. */
export class PickerTile extends Component<{ card: FoundCard }> {
  override shouldComponentUpdate({ card }: { card: FoundCard }): boolean {
    return card !== this.props.card;
  }

  override render({ card }: { card: FoundCard }) {
    const mark = monogram(card.name);
    return (
      <article class={`pick ${tint(card.energy)}`}>
        <Cost cost={card.cost} energy={card.energy} />
        <h3>
          <a href={address(`cards/${card.id}/`)} target="_blank" rel="noopener">
            <span class="name">{card.name}</span> <span class="subtitle">{card.subtitle}</span>
          </a>
        </h3>
        <AddControl id={card.id} />
        <div class="die-strip">
          {groupFaces(card.faces).map(({ face, times }) => (
            <Die face={face} mark={mark} energy={card.energy} size="small" times={times} />
          ))}
        </div>
        <TileEffects card={card} look="pick-effects" />
        <p class="pick-facts">
          {[...card.keywords.map(([, label]) => label), ...(card.hasGlobal ? ['Global'] : [])].map(
            (label) => (
              <span class="word" key={label}>
                {label}
              </span>
            ),
          )}
          <span>
            {card.set.toUpperCase()} {card.number}
          </span>
          {card.affiliations.map(([slug, name]) => (
            <span key={slug}>{name}</span>
          ))}
        </p>
      </article>
    );
  }
}
