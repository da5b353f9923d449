import type { Slot } from '../../teams/edit.ts';
import { Icon } from '../cards/Icon.tsx';
import { diceWords, mostDice, setDice, titleOf } from './team-actions.ts';

interface Props {
  slot: Slot;
  at: number;
  card: string;
  dice: number;
  /** Whether it stands among the cards that were found, between which arrow keys go. */
  isFound?: boolean;
}

/** Fewer and more dice on a card, up to what it may carry. (V03, V04) */
export function DiceStepper({ slot, at, card, dice, isFound = false }: Props) {
  const title = titleOf(card);
  const most = mostDice(card);
  return (
    <fieldset class={`stepper ${dice > most ? 'over' : ''}`}>
      <legend class="visually-hidden">Dice of {title}</legend>
      <button
        type="button"
        aria-label={`One die less: ${title}`}
        aria-disabled={dice <= 1}
        onClick={() => dice > 1 && setDice(slot, at, dice - 1)}
      >
        <Icon name="less" />
      </button>
      <output aria-label={`${diceWords(dice)} of ${most}`}>
        {dice}
        <small>/{most}</small>
      </output>
      <button
        type="button"
        aria-label={`One die more: ${title}`}
        aria-disabled={dice >= most}
        data-card={isFound || undefined}
        onClick={() => dice < most && setDice(slot, at, dice + 1)}
      >
        <Icon name="add" />
      </button>
    </fieldset>
  );
}
