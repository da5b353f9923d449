import { BUY, type Game } from '../../../dice-masters/engine/index.ts';
import { roundOf } from '../../../dice-masters/words/index.ts';
import { isOpen } from '../goldfish-state.ts';
import type { Priced, TurnRecord } from '../record/session.ts';
import { useSession } from '../record/use-session.ts';
import { useLook } from '../table-look.ts';
import { pricedWords } from './coach-words.ts';

const TURNS_SHOWN = 2;

/** What this turn and the last could afford, what they bought, and what was left. */
export function TurnReview() {
  const { table } = useLook();
  const session = useSession(table);
  const { game } = table.run;
  const isRolling = game.step === 'roll-and-reroll';
  const turns = (session?.turns ?? [])
    .filter(({ turn }) => !(isRolling && turn === game.turn))
    .slice(-TURNS_SHOWN)
    .reverse();
  return (
    <>
      {turns.map((turn) => (
        <Review
          key={turn.turn}
          turn={turn}
          isNow={isOpen(table) && turn.turn === game.turn}
          offered={turn.turn === game.turn ? offeredNow(game) : null}
        />
      ))}
    </>
  );
}

interface ReviewProps {
  turn: TurnRecord;
  isNow: boolean;
  /** What the open question offers; null where it is about something else. */
  offered: Priced[] | null;
}

function Review({ turn, isNow, offered }: ReviewProps) {
  const { affordable, bought, passedUp, rolled, spent, unspent } = turn;
  const left = offered ?? passedUp;
  const isUntouched = isNow && offered !== null && spent === 0;
  return (
    <section class="review">
      <h3>{isNow ? 'This turn' : `Turn ${roundOf(turn.turn)}`}</h3>
      <EnergyPips rolled={rolled} spent={spent} />
      <p>
        <b>{rolled}</b> energy rolled, <b>{spent}</b> spent, <b>{unspent}</b>{' '}
        {isNow ? 'left' : 'left unspent'}.
      </p>
      <dl>
        {isUntouched || (
          <>
            <Line name="Could buy" words={pricedWords(affordable)} none="nothing" />
            <Line name="Bought" words={pricedWords(bought)} none="nothing" />
          </>
        )}
        {unspent > 0 && (
          <Line
            name={isNow ? 'Can buy now' : 'Passed up'}
            words={pricedWords(left)}
            none="nothing for that"
          />
        )}
      </dl>
    </section>
  );
}

function Line({ name, words, none }: { name: string; words: string; none: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{words || <span class="quiet">{none}</span>}</dd>
    </div>
  );
}

/** One pip for each unit, filled where it was spent. */
function EnergyPips({ rolled, spent }: { rolled: number; spent: number }) {
  const most = Math.max(rolled, spent);
  return (
    <p class="pips" aria-hidden="true">
      {Array.from({ length: most }, (_, place) => (
        <i key={place} class={place < spent ? 'spent' : 'left'} />
      ))}
    </p>
  );
}

function offeredNow({ decision, layout }: Game): Priced[] | null {
  if (decision.kind !== 'main') return null;
  const options = Array.from({ length: decision.count }, (_, option) => option);
  return options
    .filter((option) => decision.verb[option] === BUY)
    .map((option) => ({
      name: layout.card(decision.a[option] ?? 0).name,
      cost: decision.b[option] ?? 0,
    }));
}
