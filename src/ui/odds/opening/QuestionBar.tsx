import { EDITIONS, REROLLS, SEATS, TURNS_ASKED } from '../asked.ts';
import { ask } from '../odds-state.ts';
import type { TeamDie } from '../team-cards.ts';
import { WordSelect } from '../WordSelect.tsx';
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
        <span class="with-mark">
          <WordSelect
            label="Turn"
            of={TURNS_ASKED}
            words={TURN_WORDS}
            value={asked.turn}
            choose={(turn) => ask({ turn })}
          />
          ,
        </span>{' '}
        going{' '}
        <span class="with-mark">
          <WordSelect
            label="Who goes first"
            of={SEATS}
            value={asked.seat}
            choose={(seat) => ask({ seat })}
          />
          ,
        </span>{' '}
        if I reroll{' '}
        <WordSelect
          label="Reroll"
          of={REROLLS}
          words={REROLL_WORDS}
          value={asked.reroll}
          choose={(reroll) => ask({ reroll })}
        />{' '}
        under{' '}
        <span class="with-mark">
          <WordSelect
            label="Edition"
            of={EDITIONS}
            words={EDITION_WORDS}
            value={asked.edition}
            choose={(edition) => ask({ edition })}
          />
          ?
        </span>
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
