import type { Step } from '../../../dice-masters/engine/index.ts';
import { roundOf } from '../../../dice-masters/words/index.ts';
import type { TableGame } from '../goldfish-state.ts';
import { seatNames } from '../spoken-words.ts';
import { STEP_NAMES, TURN_STEPS } from '../table/words.ts';

/** Where a phone has no room for the whole name. */
const SHORT_STEP_NAMES: Partial<Record<Step, string>> = {
  'clear-and-draw': 'Draw',
  'roll-and-reroll': 'Roll',
};

/** Whose turn it is and which step. */
export function TurnBar({ table }: { table: TableGame }) {
  const { turn, active, step } = table.run.game;
  return (
    <div class="turn-bar">
      <p class="turn">
        <b>Turn {roundOf(turn)}</b> <span>{seatNames(table.names)[active]}</span>
      </p>
      <ol class="steps" aria-label="Steps of the turn">
        {TURN_STEPS.map((one) => (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            <span class="whole">{STEP_NAMES[one]}</span>
            <span class="short">{SHORT_STEP_NAMES[one] ?? STEP_NAMES[one]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
