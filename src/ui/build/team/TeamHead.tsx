import { useStore } from '@nanostores/preact';
import { isEmptyTeam, writeLink } from '../../../dice-masters/teams/index.ts';
import { address } from '../../address/site-root.ts';
import { Icon } from '../../kit/Icon.tsx';
import type { IconName } from '../../kit/icon-drawings.ts';
import { TextField } from '../../kit/TextField.tsx';
import { $history, $team, writeText } from '../../team-shelf/team-store.ts';
import { $cards, $format, $panel, type Panel } from '../build-state.ts';
import { FormatChoice } from '../format/FormatChoice.tsx';
import { diceTotal, redoStep, undoStep } from '../team-actions.ts';

const TOOLS: [panel: Panel, icon: IconName, name: string][] = [
  ['teams', 'shelf', 'Teams'],
  ['share', 'share', 'Share'],
  ['import', 'paste', 'Paste'],
  ['random', 'shuffle', 'Random'],
  ['compare', 'compare', 'Compare'],
  ['print', 'print', 'Print'],
];

/** Name, format and totals of the team, and what can be done with it as a whole. */
export function TeamHead() {
  const team = useStore($team);
  const { canUndo, canRedo } = useStore($history);
  return (
    <header class="team-head">
      <div class="team-name">
        <TextField
          text={team.name}
          label="Name of the team"
          placeholder="Unnamed team"
          longest={120}
          onType={(before, after) => writeText('name', before, after)}
        />
        <button
          class="clear wide-only"
          type="button"
          aria-label="Keys of the builder"
          aria-keyshortcuts="?"
          onClick={() => $panel.set('keys')}
        >
          <Icon name="keys" />
        </button>
        <StepButton name="Undo" icon="undo" keys="Control+Z" isOff={!canUndo} step={undoStep} />
        <StepButton
          name="Redo"
          icon="redo"
          keys="Control+Shift+Z"
          isOff={!canRedo}
          step={redoStep}
        />
      </div>
      <div class="team-tools" role="toolbar" aria-label="This team">
        {TOOLS.map(([panel, icon, name]) => (
          <button key={panel} class="tool" type="button" onClick={() => $panel.set(panel)}>
            <Icon name={icon} /> {name}
          </button>
        ))}
        <TeamLinks />
      </div>
      <div class="team-format">
        <FormatChoice />
        <Totals />
      </div>
    </header>
  );
}

/** Plays the open team on the table, or asks for its odds. */
function TeamLinks() {
  const team = useStore($team);
  const cards = useStore($cards);
  const link = cards && !isEmptyTeam(team) ? `#${writeLink(team, cards)}` : '';
  return (
    <>
      <a class="tool" href={`${address('goldfish/')}${link}`}>
        <Icon name="goldfish" /> Goldfish
      </a>
      <a class="tool" href={`${address('odds/')}${link}`}>
        <Icon name="fraction" /> Odds
      </a>
    </>
  );
}

/** Cards, dice and Basic Actions against what the format allows. */
function Totals() {
  const team = useStore($team);
  const format = useStore($format);
  if (!format) return null;
  const dice = diceTotal(team.cards);
  const most = format.dice.most;
  const part = most === null ? 0 : Math.min(1, dice / most);
  return (
    <p class="totals">
      <span class={most !== null && dice > most ? 'over' : ''}>
        <strong>{dice}</strong>
        {most === null ? '' : ` / ${most}`} dice
      </span>
      <span class={team.cards.length > format.cards.most ? 'over' : ''}>
        <strong>{team.cards.length}</strong> / {format.cards.most} cards
      </span>
      {most !== null && (
        <svg class="dice-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" rx="2" class="track" />
          <rect width={part * 100} height="4" rx="2" class="fill" />
        </svg>
      )}
    </p>
  );
}

interface StepButtonProps {
  name: string;
  icon: IconName;
  keys: string;
  isOff: boolean;
  step: () => void;
}

function StepButton({ name, icon, keys, isOff, step }: StepButtonProps) {
  return (
    <button
      class="clear"
      type="button"
      aria-label={name}
      aria-keyshortcuts={keys}
      disabled={isOff}
      onClick={step}
    >
      <Icon name={icon} />
    </button>
  );
}
