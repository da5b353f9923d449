import type { CardLibrary } from '../../card-data/card-library.ts';
import { TeamDice } from '../../team-choice/TeamDice.tsx';
import { TeamGroups } from '../../team-choice/TeamGroups.tsx';
import type { Offer } from './offers.ts';

interface Props {
  offers: readonly Offer[];
  chosen: string;
  library: CardLibrary;
  choose: (offer: Offer) => void;
}

/** Teams as tiles with the dice they bring. */
export function TeamTiles({ offers, chosen, library, choose }: Props) {
  const tile = (offer: Offer) => {
    const { id, team } = offer;
    const dice = team.cards.reduce((sum, card) => sum + card.dice, 0);
    return (
      <label key={id} class="team-tile">
        <input type="radio" name="team" checked={id === chosen} onChange={() => choose(offer)} />
        <bdi class="tile-name">{team.name || 'Unnamed team'}</bdi>
        <TeamDice team={team} catalogue={library.catalogue} />
        <small>
          {team.cards.length} cards, {dice} dice
        </small>
      </label>
    );
  };
  return <TeamGroups offers={offers} tile={tile} />;
}
