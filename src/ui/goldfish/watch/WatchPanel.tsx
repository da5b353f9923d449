import { redo, type TableGame, takeOver } from '../goldfish-state.ts';
import { OptionList } from '../play/OptionList.tsx';
import type { OptionRow } from '../play/option-rows.ts';
import { RuleLinks } from '../RuleLinks.tsx';
import { cardNamed, diceNamed } from '../table/named-dice.ts';
import { stopsOf } from '../table/timeline.ts';
import { questionOf } from '../table/words.ts';
import { pickedWords } from './picked-words.ts';

/** A recorded game: what was asked, what was picked, and a way to play on from here. */
export function WatchPanel({ table }: { table: TableGame }) {
  const { run, picks, owners, place } = table;
  const { game } = run;
  const stops = stopsOf(owners);
  const picked = picks[place] ?? 0;
  const next: OptionRow = {
    key: `next-${place}`,
    words: `Next: ${pickedWords(table)}`,
    isMain: true,
    dice: diceNamed(game, picked),
    card: cardNamed(game, picked),
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
        {questionOf(game)} <RuleLinks rules={[game.decision.rule]} />
      </h2>
      <OptionList rows={[next, over]} />
    </section>
  );
}
