import { roundOf, sentenceOf } from '../../../dice-masters/words/index.ts';
import { goOn, type TableGame } from '../goldfish-state.ts';
import { useOptionFocus } from '../play/use-option-focus.ts';
import { isWorthSaying, seatNames } from '../spoken-words.ts';
import { STEP_NAMES } from '../table/words.ts';

const MOST_LINES = 6;

/** The end of a step in which nothing was asked: what happened, and a button to go on. */
export function PausePanel({ table }: { table: TableGame }) {
  const { run, heard, names } = table;
  const news = run.log.entries.slice(heard).filter(isWorthSaying);
  const lines = news.slice(-MOST_LINES);
  const more = news.length - lines.length;
  const { list, move } = useOptionFocus();
  return (
    <section class="decision pause" aria-label="Pause at the end of a step">
      <h2>
        Turn {roundOf(run.game.turn)}: {STEP_NAMES[run.game.step]}
      </h2>
      {lines.length > 0 && (
        <ul class="pause-lines">
          {more > 0 && <li>{more} more in the log.</li>}
          {lines.map((entry, place) => (
            <li key={place}>{sentenceOf(entry, run.game, seatNames(names))}</li>
          ))}
        </ul>
      )}
      <ol class="options" aria-label="Options" ref={list} onKeyDown={move}>
        <li class="main">
          <button type="button" onClick={goOn}>
            <b class="digit">1</b>
            <span>Go on</span>
          </button>
        </li>
      </ol>
    </section>
  );
}
