import { useStore } from '@nanostores/preact';
import { isCustomFormat } from '../../teams/custom-format.ts';
import { DEFAULT_FORMAT } from '../../teams/format.ts';
import { writeLink } from '../../teams/links/link.ts';
import { Icon } from '../cards/Icon.tsx';
import { address } from '../site-root.ts';
import { $cards, $format, $formats, $panel, type Panel } from './build-state.ts';
import { $history, $team, edit } from './library/team-store.ts';
import { diceTotal, redoStep, undoStep } from './team-actions.ts';

const TOOLS: [panel: Panel, icon: string, name: string][] = [
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
        <input
          type="text"
          aria-label="Name of the team"
          placeholder="Unnamed team"
          maxLength={120}
          value={team.name}
          onInput={({ currentTarget }) =>
            edit([{ kind: 'name', name: currentTarget.value }], { merge: 'name' })
          }
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
  if (!cards || team.cards.length + team.basicActions.length === 0) return null;
  const link = writeLink(team, cards);
  return (
    <>
      <a class="tool" href={`${address('goldfish/')}#${link}`}>
        <Icon name="goldfish" /> Goldfish
      </a>
      <a class="tool" href={`${address('odds/')}#${link}`}>
        <Icon name="fraction" /> Odds
      </a>
    </>
  );
}

function FormatChoice() {
  const { format: chosen } = useStore($team);
  const formats = useStore($formats);
  const format = useStore($format);
  const isOwn = isCustomFormat(chosen);
  return (
    <div class="format-choice">
      <label>
        <span class="visually-hidden">Format</span>
        <select
          value={isOwn ? 'own' : chosen || DEFAULT_FORMAT}
          onChange={({ currentTarget }) => {
            if (currentTarget.value === 'own') $panel.set('format');
            else edit([{ kind: 'format', format: currentTarget.value }]);
          }}
        >
          {[...formats.values()].map(({ id, name }) => (
            <option value={id} key={id}>
              {name}
            </option>
          ))}
          {isOwn && <option value="own">{format?.name}</option>}
          {!isOwn && !formats.has(chosen) && chosen !== '' && (
            <option value={chosen}>{chosen} (not known)</option>
          )}
        </select>
      </label>
      <button
        class="clear"
        type="button"
        aria-label={isOwn ? 'Change your own format' : 'Make your own format'}
        title="Your own format"
        onClick={() => $panel.set('format')}
      >
        <Icon name="filter" />
      </button>
    </div>
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

interface Step {
  name: string;
  icon: string;
  keys: string;
  isOff: boolean;
  step: () => void;
}

function StepButton({ name, icon, keys, isOff, step }: Step) {
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
