import { Icon } from '../../kit/Icon.tsx';
import { say } from '../../kit/say.ts';
import { newSeed } from '../../luck/new-seed.ts';
import { gameAddress } from '../follow-address.ts';
import { goTo, isOpen, redo, rerollFate, type TableGame, undo } from '../goldfish-state.ts';
import { stopAfter, stopBefore, stopsOf } from '../table/timeline.ts';
import { leaveGame, restartGame } from './begin-again.ts';
import { OddsLink } from './OddsLink.tsx';

/** Undo, redo, every question of the game on a line, and ways to begin again. */
export function TimelineBar({ table }: { table: TableGame }) {
  const { owners, place } = table;
  const stops = stopsOf(owners);
  const at = Math.max(0, stops.indexOf(place));
  const last = stops.length - 1;
  return (
    <div class="timeline" role="group" aria-label="Timeline">
      <button
        type="button"
        class="tool"
        disabled={stopBefore(owners, place) === null}
        onClick={undo}
      >
        <Icon name="undo" /> <span>Undo</span>
      </button>
      <button
        type="button"
        class="tool"
        disabled={stopAfter(owners, place) === null}
        onClick={redo}
      >
        <Icon name="redo" /> <span>Redo</span>
      </button>
      <input
        type="range"
        aria-label="Position in the game"
        aria-valuetext={`Question ${at + 1} of ${last + 1}`}
        min={0}
        max={last}
        value={at}
        disabled={last === 0}
        onInput={({ currentTarget }) => goTo(stops[Number(currentTarget.value)] ?? place)}
      />
      <output class="at">
        {at + 1}/{last + 1}
      </output>
      <div class="beginnings">
        <button
          type="button"
          class="tool"
          title="Restart with the same luck"
          onClick={() => restartGame()}
        >
          <Icon name="again" /> <span>Restart</span>
        </button>
        <button
          type="button"
          class="tool"
          title="Restart with new luck"
          onClick={() => restartGame(newSeed())}
        >
          <Icon name="shuffle" /> <span>New luck</span>
        </button>
        <button
          type="button"
          class="tool"
          title="Keep the picks, new luck from here"
          disabled={!canReroll(table)}
          onClick={changeFate}
        >
          <Icon name="fate" /> <span>Reroll fate</span>
        </button>
        <button type="button" class="tool" title="Copy a link to this position" onClick={copyLink}>
          <Icon name="link" /> <span>Copy link</span>
        </button>
        <OddsLink table={table} />
        <button type="button" class="tool" title="Back to the setup" onClick={leaveGame}>
          <Icon name="goldfish" /> <span>New game</span>
        </button>
      </div>
    </div>
  );
}

/** Where every die is real, no luck is left to change. */
function canReroll(table: TableGame): boolean {
  const { luck, seats } = table.spec;
  const isSeeded = luck === 'seed' || (luck === 'ask-own' && seats[1].kind === 'player');
  return isSeeded && isOpen(table);
}

function changeFate(): void {
  const back = rerollFate();
  if (back) say('The picks so far stay. All luck from here on is new.', back);
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(gameAddress());
    say('The link to this position is copied.');
  } catch {
    say('The browser refused to copy. The address of this page is the link.');
  }
}
