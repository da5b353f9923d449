import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import type { Box, GameSession } from '../../quarriors/engine/index.ts';
import { tellEvent } from '../../quarriors/words/index.ts';
import { pageAddress } from '../address/page-address.ts';
import { copyText } from '../kit/hand-over.ts';
import { Notice } from '../kit/Notice.tsx';
import { followAddress } from './follow-address.ts';
import { Question } from './Question.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { StartGame } from './StartGame.tsx';
import { Told } from './Told.tsx';
import { $table, formatTable, leaveGame, namesOf, undo } from './table-state.ts';
import { WildsPanel } from './WildsPanel.tsx';

interface Props {
  box: Box;
  /** Addresses of rules by their ids. */
  rules: Readonly<Record<string, string>>;
}

/** Play Quarriors! alone, against computer players, or with others at one device. */
export function QuarryTable({ box, rules }: Props) {
  const state = useStore($table);
  useEffect(() => followAddress(box), []);
  const { session, sitters, since, problem } = state;
  if (!session) return <StartGame box={box} problem={problem} />;
  const names = namesOf(sitters);
  const { view, question } = session;
  return (
    <div class="quarry-board">
      {problem !== '' && <Notice>{problem}</Notice>}
      <div class="quarry-ask">
        {question ? (
          <Question
            question={question}
            view={view}
            name={names[question.seat] ?? ''}
            box={box}
            rules={rules}
          />
        ) : (
          <section class="quarry-question">
            <h2>{endWords(session, names)}</h2>
          </section>
        )}
        <Controls session={session} />
        <section aria-labelledby="quarry-since">
          <h2 id="quarry-since">Since your last answer</h2>
          <Told session={session} names={names} from={since} rules={rules} />
        </section>
      </div>
      <div class="quarry-seats">
        {names.map((name, seat) => (
          <SeatPanel key={seat} view={view} seat={seat} name={name} box={box} />
        ))}
      </div>
      <div class="quarry-beside">
        <WildsPanel view={view} />
        <details>
          <summary>The whole game</summary>
          <Told session={session} names={names} from={0} rules={rules} />
        </details>
      </div>
      <p class="visually-hidden" role="status">
        {lastWords(session, names, since)}
      </p>
    </div>
  );
}

function Controls({ session }: { session: GameSession }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const link = pageAddress(formatTable($table.get()));
    setSaid((await copyText(link)) ? 'Link copied.' : 'Copy the address of this page instead.');
  };
  return (
    <div class="quarry-controls">
      <button type="button" class="button" disabled={!session.byHand.includes(true)} onClick={undo}>
        Undo
      </button>
      <button type="button" class="button" onClick={copy}>
        Copy link
      </button>
      <button type="button" class="button" onClick={leaveGame}>
        New game
      </button>
      <span role="status">{said}</span>
    </div>
  );
}

function endWords({ outcome }: GameSession, names: readonly string[]): string {
  const winners = outcome.winners.map((seat) => names[seat]);
  if (winners.length === 0) return 'The game stopped after 400 turns.';
  const how = outcome.end === 'glory' ? 'by Glory' : 'as four creature cards are empty';
  return winners.length > 1
    ? `${winners.join(' and ')} share the victory, ${how}.`
    : `${winners[0]} won ${how}.`;
}

/** The end of what happened, for people who do not see it. */
function lastWords(session: GameSession, names: readonly string[], since: number): string {
  const told = session.events
    .slice(Math.max(since, session.events.length - 6))
    .flatMap((event) => tellEvent(event, session.table, names) ?? []);
  return told.join(' ');
}
