import {
  type AskedTurn,
  EDITIONS,
  REROLLS,
  type RerollWord,
  SEATS,
  TURNS_ASKED,
} from '../asked.ts';
import { ask } from '../odds-state.ts';
import type { TeamDie } from '../team-cards.ts';
import type { OpeningContext } from './OpeningView.tsx';
import { EDITION_WORDS, REROLL_WORDS, TURN_WORDS } from './words.ts';

/** The question as a sentence whose words can be changed. */
export function QuestionBar({ context }: { context: OpeningContext }) {
  const { dice, asked, card, also } = context;
  return (
    <div class="question-bar" role="group" aria-label="Your question">
      <p class="question">
        Can I buy{' '}
        <CardChoice
          label="Card"
          dice={dice}
          value={card?.id ?? ''}
          none={null}
          choose={(id) => ask({ card: id })}
        />{' '}
        and{' '}
        <CardChoice
          label="Second card"
          dice={dice}
          value={also?.id ?? ''}
          none="nothing else"
          choose={(id) => ask({ also: id })}
        />{' '}
        <select
          aria-label="Turn"
          value={asked.turn}
          onChange={({ currentTarget }) => ask({ turn: currentTarget.value as AskedTurn })}
        >
          {TURNS_ASKED.map((turn) => (
            <option key={turn} value={turn}>
              {TURN_WORDS[turn]}
            </option>
          ))}
        </select>
        , going{' '}
        <select
          aria-label="Who goes first"
          value={asked.seat}
          onChange={({ currentTarget }) =>
            ask({ seat: currentTarget.value === 'first' ? 'first' : 'second' })
          }
        >
          {SEATS.map((seat) => (
            <option key={seat} value={seat}>
              {seat}
            </option>
          ))}
        </select>
        , if I reroll{' '}
        <select
          aria-label="Reroll"
          value={asked.reroll}
          onChange={({ currentTarget }) => ask({ reroll: currentTarget.value as RerollWord })}
        >
          {REROLLS.map((word) => (
            <option key={word} value={word}>
              {REROLL_WORDS[word]}
            </option>
          ))}
        </select>{' '}
        under{' '}
        <select
          aria-label="Edition"
          value={asked.edition}
          onChange={({ currentTarget }) =>
            ask({ edition: EDITIONS.find((id) => id === currentTarget.value) ?? '2019' })
          }
        >
          {EDITIONS.map((id) => (
            <option key={id} value={id}>
              {EDITION_WORDS[id]}
            </option>
          ))}
        </select>
        ?
      </p>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  dice: readonly TeamDie[];
  value: string;
  /** What stands for no card; null where one must be chosen. */
  none: string | null;
  choose(id: string): void;
}

export function CardChoice({ label, dice, value, none, choose }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {none !== null && <option value="">{none}</option>}
      {dice.map(({ card }) => (
        <option key={card.id} value={card.id}>
          {card.name} ({card.cost})
        </option>
      ))}
    </select>
  );
}
