import type { CardStore } from '../../../dice-masters/cards/index.ts';
import type { DieChange } from '../../../dice-masters/teams/index.ts';
import { cardName } from '../card-name.ts';

interface Props {
  changes: DieChange[];
  catalogue: CardStore;
}

/** Which real dice to fetch and which to put back; cards of one design share theirs. */
export function DieChanges({ changes, catalogue }: Props) {
  const groups = [
    { title: 'Dice to take', changes: changes.filter(({ dice }) => dice.after > dice.before) },
    { title: 'Dice to put back', changes: changes.filter(({ dice }) => dice.after < dice.before) },
  ].filter((group) => group.changes.length > 0);
  if (groups.length === 0) return null;
  return (
    <div class="die-changes">
      {groups.map((group) => (
        <section key={group.title}>
          <h3>{group.title}</h3>
          <ul>
            {group.changes.map(({ die, cards, dice }) => (
              <li key={die}>
                <b>{Math.abs(dice.after - dice.before)}</b> {nameOf(cards, catalogue)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Cards of one design have one name as a rule. */
function nameOf(cards: string[], catalogue: CardStore): string {
  return [...new Set(cards.map((id) => cardName(id, catalogue.card(id))))].join(', ');
}
