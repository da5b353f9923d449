import { useState } from 'preact/hooks';
import { type CardFacts, monogram, tint } from '../../../dice-masters/cards/index.ts';
import type { Slot, TeamCard } from '../../../dice-masters/teams/index.ts';
import { address } from '../../address/site-root.ts';
import { useLines } from '../../card-finder/card-words.ts';
import { Cost } from '../../kit/Cost.tsx';
import { Die } from '../../kit/Die.tsx';
import { EffectText } from '../../kit/EffectText.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { onceDrawn } from '../../kit/once-drawn.ts';
import { TitledField } from '../../kit/TextField.tsx';
import { writeNote } from '../../team-shelf/team-store.ts';
import { mostDice, moveCard, removeCard, setDice, titleOf } from '../team-actions.ts';
import { DiceStepper } from './DiceStepper.tsx';

interface Props {
  slot: Slot;
  at: number;
  count: number;
  entry: TeamCard;
  card: CardFacts | undefined;
  isFaulty: boolean;
  isDragged: boolean;
  onGrab: (event: PointerEvent) => void;
}

/** One card of the team: its dice, and on demand its faces, its note and its place. */
export function TeamRow(props: Props) {
  const { slot, at, count, entry, card, isFaulty, isDragged, onGrab } = props;
  const [isOpen, setOpen] = useState(false);
  const title = titleOf(entry.card);
  const press = (event: KeyboardEvent) => {
    const act = keyAction(event, props);
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <li
      class={`team-row ${card ? tint(card.energy) : 'e-none'} ${isFaulty ? 'faulty' : ''} ${isDragged ? 'dragged' : ''}`}
      data-row={at}
    >
      <div class="row-line">
        <button
          class="row-grip"
          type="button"
          aria-label={`${title}, ${at + 1} of ${count}. Move with Alt and the arrow keys, or drag.`}
          onPointerDown={onGrab}
          onKeyDown={press}
        >
          <Icon name="grip" />
        </button>
        {card ? (
          <Cost cost={card.cost} energy={[...card.energy]} />
        ) : (
          <span class="cost e-none">?</span>
        )}
        <button
          class="row-title"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={press}
        >
          <span class="name">{card?.name ?? title}</span>{' '}
          <span class="subtitle">
            {card ? card.subtitle : 'Not in our catalogue; kept as it was read'}
          </span>
          {entry.note && <span class="has-note">{entry.note}</span>}
        </button>
        {slot === 'cards' && (
          <DiceStepper slot={slot} at={at} card={entry.card} dice={entry.dice} />
        )}
        {slot === 'basicActions' && <span class="basic-dice">{entry.dice} dice</span>}
        <button
          class="clear"
          type="button"
          aria-label={`Remove ${title}`}
          onClick={() => removeCard(slot, at)}
        >
          <Icon name="clear" />
        </button>
      </div>
      {isOpen && <RowDetails {...props} />}
    </li>
  );
}

function RowDetails({ slot, at, count, entry, card }: Props) {
  const lines = useLines(entry.card);
  return (
    <div class="row-details">
      {card && card.faces.length > 0 && (
        <div class="die-strip">
          {card.faces.map((face) => (
            <Die
              face={face}
              mark={monogram(card.name)}
              energy={[...card.energy]}
              size="small"
              times={1}
            />
          ))}
        </div>
      )}
      {lines.map((line) => (
        <p key={line}>
          <EffectText line={line} />
        </p>
      ))}
      <TitledField
        title="Note"
        text={entry.note}
        rows={2}
        longest={300}
        onType={(before, after) => writeNote(slot, at, before, after)}
      />
      <p class="row-actions">
        <button
          class="button small"
          type="button"
          disabled={at === 0}
          onClick={() => moveCard(slot, at, at - 1)}
        >
          <Icon name="up" /> Up
        </button>
        <button
          class="button small"
          type="button"
          disabled={at === count - 1}
          onClick={() => moveCard(slot, at, at + 1)}
        >
          <Icon name="down" /> Down
        </button>
        {card && (
          <a
            class="button small"
            href={address(`cards/${card.id}/`)}
            target="_blank"
            rel="noopener"
          >
            Card page
          </a>
        )}
      </p>
    </div>
  );
}

/** What a key does on a row that has the focus. */
function keyAction(event: KeyboardEvent, { slot, at, entry }: Props): (() => void) | null {
  if (event.ctrlKey || event.metaKey) return null;
  if (event.altKey) {
    if (event.key === 'ArrowUp') return () => moveAndFollow(slot, at, at - 1);
    if (event.key === 'ArrowDown') return () => moveAndFollow(slot, at, at + 1);
    return null;
  }
  const { dice, card } = entry;
  switch (event.key) {
    case '+':
    case '=':
      return () => slot === 'cards' && dice < mostDice(card) && setDice(slot, at, dice + 1);
    case '-':
      return () => slot === 'cards' && dice > 1 && setDice(slot, at, dice - 1);
    case 'Delete':
    case 'Backspace':
      return () => removeAndFollow(slot, at);
    case 'ArrowDown':
      return () => focusRow(slot, at + 1);
    case 'ArrowUp':
      return () => focusRow(slot, at - 1);
    default:
      return null;
  }
}

function moveAndFollow(slot: Slot, from: number, to: number): void {
  moveCard(slot, from, to);
  onceDrawn(() => focusRow(slot, to));
}

function removeAndFollow(slot: Slot, at: number): void {
  removeCard(slot, at);
  onceDrawn(() => focusRow(slot, at) || focusRow(slot, at - 1));
}

function focusRow(slot: Slot, at: number): boolean {
  const grip = document.querySelector<HTMLElement>(
    `[data-rows="${slot}"] [data-row="${at}"] .row-grip`,
  );
  grip?.focus();
  return grip !== null;
}
