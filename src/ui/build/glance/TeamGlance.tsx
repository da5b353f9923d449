import { useStore } from '@nanostores/preact';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { CardFacts, CardStore } from '../../../dice-masters/cards/index.ts';
import {
  DEFAULT_FORMAT,
  readFormat,
  type Team,
  type TeamCard,
} from '../../../dice-masters/teams/index.ts';
import { count } from '../../../text/count.ts';
import { Cost } from '../../kit/Cost.tsx';
import { $formats, judge } from '../build-state.ts';
import { cardName } from '../card-name.ts';
import { diceTotal, diceWords } from '../team-actions.ts';
import { Standing } from './Standing.tsx';

interface Props {
  team: Team;
  catalogue: CardStore;
  /** What can be done with it. */
  children: ComponentChildren;
}

/** A whole team in little: its cards, unknown ones too, and whether it is legal. */
export function TeamGlance({ team, catalogue, children }: Props) {
  const formats = useStore($formats);
  const problems = useMemo(() => judge(team, catalogue), [team, catalogue, formats]);
  const { format } = readFormat(team.format || DEFAULT_FORMAT, formats);
  return (
    <article class="glance">
      <header>
        <h3>
          <bdi>{team.name || 'Unnamed team'}</bdi>
        </h3>
        <p class="quiet">{teamSum(team)}</p>
      </header>
      <p class="dialog-actions">{children}</p>
      <ul class="glance-cards">
        {[...team.cards, ...team.basicActions].map((entry) => (
          <GlanceCard entry={entry} card={catalogue.card(entry.card)} />
        ))}
      </ul>
      <Standing problems={problems} format={format.name} />
    </article>
  );
}

function GlanceCard({ entry, card }: { entry: TeamCard; card: CardFacts | undefined }) {
  return (
    <li class={card ? '' : 'unknown'}>
      {card ? (
        <Cost cost={card.cost} energy={[...card.energy]} />
      ) : (
        <span class="unknown-cost" aria-hidden="true">
          ?
        </span>
      )}
      <span class="title">
        <b>{cardName(entry.card, card)}</b>{' '}
        <span class="quiet">{card ? card.subtitle : 'not in the catalogue, kept as it is'}</span>
      </span>
      <span class="dice">{diceWords(entry.dice)}</span>
    </li>
  );
}

/** `8 cards, 20 dice, 2 Basic Actions`. */
function teamSum({ cards, basicActions }: Team): string {
  return [
    count(cards.length, 'card'),
    diceWords(diceTotal(cards)),
    count(basicActions.length, 'Basic Action'),
  ].join(', ');
}
