import { useStore } from '@nanostores/preact';
import type { CardStore } from '../../../dice-masters/cards/index.ts';
import {
  readFormat,
  sharedDice,
  type Team,
  validatePartners,
} from '../../../dice-masters/teams/index.ts';
import { called } from '../../../text/called.ts';
import { $formats } from '../build-state.ts';
import { diceWords, titleOf } from '../team-actions.ts';

interface Props {
  teams: [Team, Team];
  catalogue: CardStore;
}

/** Two teams at one time: partners in Doubles, and dice that both want from one collection. */
export function Together(props: Props) {
  return (
    <section class="together">
      <h3>Both at once</h3>
      <Shared {...props} />
      <Partners {...props} />
    </section>
  );
}

function Shared({ teams, catalogue }: Props) {
  const shared = sharedDice(teams, catalogue);
  if (shared.length === 0) return <p>Built from one collection, they want no die twice.</p>;
  return (
    <>
      <p>Built from one collection, both want these dice:</p>
      <ul>
        {shared.map(({ die, cards, inAll, wanted }) => (
          <li key={die}>
            {cards.map(titleOf).join(', ')}: {wanted.join(' and ')}, so {diceWords(inAll)} in all.
          </li>
        ))}
      </ul>
    </>
  );
}

function Partners({ teams, catalogue }: Props) {
  const formats = useStore($formats);
  const { format } = readFormat(teams[0].format, formats);
  if (format.players !== 2) return null;
  const problems = validatePartners(teams, format, catalogue).filter(
    ({ severity }) => severity !== 'note',
  );
  if (problems.length === 0) return <p>As partners they are legal for {format.name}.</p>;
  return (
    <>
      <p>As partners they are not legal for {format.name} yet:</p>
      <ul class="team-problems">
        {problems.map(({ message, rule, severity, team }) => (
          <li class={severity} key={`${rule}${message}${team}`}>
            <p>
              {team !== null && `${called(teams[team]?.name ?? '', `Team ${team + 1}`)}: `}
              {message} ({rule})
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
