import { redo, type TableGame, takeOver } from '../goldfish-state.ts';
import { OptionList } from '../play/OptionList.tsx';
import type { OptionRow } from '../play/option-rows.ts';
import { RuleLinks } from '../RuleLinks.tsx';
import { cardNamed, diceNamed } from '../table/lit.ts';
import { stopsOf } from '../table/timeline.ts';
import { questionWords } from '../table/words.ts';
import { pickedWords } from './picked-words.ts';

/** A recorded game: what was asked, what was picked, and a way to play on from here. */
export function WatchPanel({ table }: { table: TableGame }) {
  const { run, picks, byHand, place } = table;
  const { table: game, question } = run;
  const stops = stopsOf(byHand);
  const picked = picks[place] ?? 0;
  const next: OptionRow = {
    key: `next-${place}`,
    words: `Next: ${pickedWords(table)}`,
    isMain: true,
    dice: diceNamed(question?.options[picked]),
    card: cardNamed(question?.options[picked]),
    act: redo,
  };
  const over: OptionRow = {
    key: 'over',
    words: 'Play on from here',
    isMain: true,
    dice: [],
    card: -1,
    act: takeOver,
  };
  return (
    <section class="decision watched" aria-label="Recorded game">
      <p class="hint recorded">
        Recording, question {stops.indexOf(place) + 1} of {stops.length}. Looking on changes
        nothing.
      </p>
      <h2>
        {question && questionWords(game, question)}{' '}
        <RuleLinks rules={question ? [question.why] : []} />
      </h2>
      <OptionList rows={[next, over]} />
    </section>
  );
}
