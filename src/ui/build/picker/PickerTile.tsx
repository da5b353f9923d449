import { Component } from 'preact';
import { type CardFacts, keywordLabel, tint } from '../../../dice-masters/cards/index.ts';
import { address } from '../../address/site-root.ts';
import { TileEffects } from '../../card-finder/TileEffects.tsx';
import type { CardNames } from '../../kit/CardChips.tsx';
import { Cost } from '../../kit/Cost.tsx';
import { DieStrip } from '../../kit/DieStrip.tsx';
import { FormatMark } from '../format/FormatMark.tsx';
import { AddControl } from './AddControl.tsx';

interface Props {
  card: CardFacts;
  names: CardNames;
  /** Place among all results, from 1. */
  place: number;
  total: number;
}

/** A card to pick: what it costs, does and rolls, and the button that adds it. */
export class PickerTile extends Component<Props> {
  override shouldComponentUpdate({ card, place, total }: Props): boolean {
    const { props } = this;
    return card !== props.card || place !== props.place || total !== props.total;
  }

  override render({ card, names, place, total }: Props) {
    return (
      <article class={`pick ${tint(card.energy)}`} aria-posinset={place} aria-setsize={total}>
        <Cost cost={card.cost} energy={card.energy} />
        <h3>
          <a href={address(`cards/${card.id}/`)} target="_blank" rel="noopener">
            <span class="name">{card.name}</span> <span class="subtitle">{card.subtitle}</span>
          </a>
        </h3>
        <AddControl id={card.id} />
        <DieStrip card={card} />
        <FormatMark id={card.id} />
        <TileEffects card={card} look="pick-effects" />
        <p class="pick-facts">
          {[
            ...card.keywords.map((id) => keywordLabel(card, id, names.keywords)),
            ...(card.globalCost === null ? [] : ['Global']),
          ].map((label) => (
            <span class="word" key={label}>
              {label}
            </span>
          ))}
          <span>
            {card.set.toUpperCase()} {card.number}
          </span>
          {card.affiliations.map((slug) => (
            <span key={slug}>{names.affiliations.get(slug)}</span>
          ))}
        </p>
      </article>
    );
  }
}
