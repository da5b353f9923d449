import { type CardStore, monogram } from '../../dice-masters/cards/index.ts';
import type { Team } from '../../dice-masters/teams/index.ts';
import { BlankDie } from '../kit/BlankDie.tsx';

/** The dice of a team, unrolled. */
export function TeamDice({ team, catalogue }: { team: Team; catalogue: CardStore }) {
  return (
    <span class="tile-dice" aria-hidden="true">
      {team.cards.map(({ card: id }) => {
        const card = catalogue.card(id);
        return (
          <BlankDie key={id} mark={card ? monogram(card.name) : '?'} energy={card?.energy ?? []} />
        );
      })}
    </span>
  );
}
