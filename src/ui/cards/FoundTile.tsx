import { Component } from 'preact';
import type { CardFacts } from '../../dice-masters/cards/index.ts';
import { TileEffects } from '../card-finder/TileEffects.tsx';
import type { CardNames } from '../kit/CardChips.tsx';
import { CardTile } from '../kit/CardTile.tsx';

interface Props {
  card: CardFacts;
  names: CardNames;
  /** Place among all results, from 1. */
  place: number;
  total: number;
}

/** A card among the results, drawn again only where it is another. */
export class FoundTile extends Component<Props> {
  override shouldComponentUpdate({ card, place, total }: Props): boolean {
    const { props } = this;
    return card !== props.card || place !== props.place || total !== props.total;
  }

  override render(props: Props) {
    return <CardTile {...props} effects={<TileEffects card={props.card} look="tile-effects" />} />;
  }
}
