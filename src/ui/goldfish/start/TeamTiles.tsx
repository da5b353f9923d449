import { monogram } from '../../../domain/card.ts';
import type { CardLibrary } from '../card-library.ts';
import { Blank } from '../mat/MatDie.tsx';
import type { Offer } from './offers.ts';

interface Props {
  offers: readonly Offer[];
  chosen: string;
  library: CardLibrary;
  choose: (offer: Offer) => void;
}

/** Teams as tiles with the dice they bring. */
export function TeamTiles({ offers, chosen, library, choose }: Props) {
  const groups = [...new Set(offers.map(({ group }) => group))];
  return (
    <>
      {groups.map((group) => (
        <div key={group} class="tile-group" role="group" aria-label={group}>
          <h3>{group}</h3>
          <div class="team-tiles">
            {offers
              .filter((offer) => offer.group === group)
              .map((offer) => (
                <label key={offer.id} class="team-tile">
                  <input
                    type="radio"
                    name="team"
                    checked={offer.id === chosen}
                    onChange={() => choose(offer)}
                  />
                  <span class="tile-name">{offer.team.name || 'Unnamed team'}</span>
                  <TileDice offer={offer} library={library} />
                </label>
              ))}
          </div>
        </div>
      ))}
    </>
  );
}

function TileDice({ offer, library }: { offer: Offer; library: CardLibrary }) {
  const dice = offer.team.cards.reduce((sum, card) => sum + card.dice, 0);
  return (
    <>
      <span class="tile-dice" aria-hidden="true">
        {offer.team.cards.map(({ card }) => {
          const known = library.catalogue.card(card);
          return (
            <Blank
              key={card}
              mark={known ? monogram(known.name) : '?'}
              energy={known ? known.energy : []}
            />
          );
        })}
      </span>
      <small>
        {offer.team.cards.length} cards, {dice} dice
      </small>
    </>
  );
}
