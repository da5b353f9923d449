import { monogram } from '../../domain/card.ts';
import type { Team } from '../../domain/team.ts';
import type { TeamCatalogue } from '../../teams/catalogue.ts';
import { BlankDie } from './BlankDie.tsx';

/** The dice of a team, unrolled. */
export function TeamDice({ team, catalogue }: { team: Team; catalogue: TeamCatalogue }) {
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
