import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { Later } from '../../kit/Later.tsx';
import { newSeed } from '../../luck/new-seed.ts';
import { ConfirmBlocks } from '../advance/ConfirmBlocks.tsx';
import { PausePanel } from '../advance/PausePanel.tsx';
import { $narrowed, isOpen, isWatching, type TableGame } from '../goldfish-state.ts';
import { RuleLinks } from '../RuleLinks.tsx';
import { seatNames } from '../spoken-words.ts';
import { isLuck } from '../table/run-table.ts';
import { endWords, questionOf } from '../table/words.ts';
import { useLook } from '../table-look.ts';
import { WatchPanel } from '../watch/WatchPanel.tsx';
import { leaveGame, restartGame } from './begin-again.ts';
import { OptionList } from './OptionList.tsx';
import { optionRows } from './option-rows.ts';

const loadRealDice = () => import('../real-dice/RealDice.tsx').then(({ RealDice }) => RealDice);

/** The open question in words, with everything that answers it. */
export function DecisionPanel() {
  const { table } = useLook();
  if (table.ahead?.isConfirming) return <ConfirmBlocks />;
  if (table.ahead) return <PausePanel table={table} />;
  if (isWatching(table)) return <WatchPanel table={table} />;
  return isOpen(table) ? <Question /> : <GameOver table={table} />;
}

function Question() {
  const { table, lit, chosen, payment } = useLook();
  const narrowed = useStore($narrowed);
  const [isUnfolded, setUnfolded] = useState(false);
  const { game } = table.run;
  const rows = optionRows({ table, lit, chosen, narrowed, payment });
  const hidden = rows.filter(({ isMain }) => !isMain).length;
  return (
    <section
      class={`decision${isUnfolded ? ' unfolded' : ''}`}
      aria-label="Open decision"
      data-kind={game.decision.kind}
    >
      <h2>
        {questionOf(game)} <RuleLinks rules={[game.decision.rule]} />
      </h2>
      {payment && narrowed === null && (
        <p class="hint">
          A payment is proposed. To pay otherwise, choose lit dice or a line below.
        </p>
      )}
      {narrowed && (
        <button type="button" class="all-options" onClick={() => $narrowed.set(null)}>
          Back to all options
        </button>
      )}
      {isLuck(game.decision.kind) ? <Later load={loadRealDice} /> : <OptionList rows={rows} />}
      {hidden > 0 && (
        <button
          type="button"
          class="unfold"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? 'Fewer options' : `All ${rows.length} options as a list`}
        </button>
      )}
    </section>
  );
}

function GameOver({ table }: { table: TableGame }) {
  return (
    <section class="decision over" aria-label="The game is over">
      <h2>{endWords(table.run.outcome, seatNames(table.names))}</h2>
      <p class="over-actions">
        <button type="button" class="button primary" onClick={() => restartGame(newSeed())}>
          Play again, new luck
        </button>
        <button type="button" class="button" onClick={leaveGame}>
          Another game
        </button>
      </p>
    </section>
  );
}
