import { roundOf } from '../../../text/round.ts';
import type { TableGame } from '../goldfish-state.ts';
import { seatNames } from '../spoken-words.ts';
import { STEP_NAMES, TURN_STEPS } from '../table/words.ts';

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
            {STEP_NAMES[one]}
          </li>
        ))}
      </ol>
    </div>
  );
}
