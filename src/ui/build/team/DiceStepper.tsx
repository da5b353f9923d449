import type { Slot } from '../../../dice-masters/teams/index.ts';
import { Stepper } from '../../kit/Stepper.tsx';
import { mostDice, setDice, titleOf } from '../team-actions.ts';

interface Props {
  slot: Slot;
  at: number;
  card: string;
  dice: number;
  isFound?: boolean;
}

/** Fewer and more dice on a card, up to what it may carry. (V03, V04) */
export function DiceStepper({ slot, at, card, dice, isFound = false }: Props) {
  return (
    <Stepper
      label={titleOf(card)}
      less="One die less"
      more="One die more"
      value={dice}
      least={1}
      most={mostDice(card)}
      showMost
      isFound={isFound}
      change={(amount) => setDice(slot, at, amount)}
    />
  );
}
