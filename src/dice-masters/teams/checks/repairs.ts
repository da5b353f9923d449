import type { CardFacts } from '../../cards/card-facts.ts';
import { listed } from '../count-words.ts';
import type { TeamEdit } from '../edit.ts';
import type { Repair } from '../problem.ts';
import type { Others, Placed } from './check.ts';
import { diceWords, namesOf } from './words.ts';

/** From the end, so that no place shifts before its turn. */
function lastFirst(placed: readonly Placed[]): Placed[] {
  return [...placed].sort((a, b) => b.at - a.at);
}

export function removeCards(placed: readonly Placed[]): Repair {
  return {
    label: `Remove ${namesOf(placed)}`,
    edits: lastFirst(placed).map(({ slot, at }) => ({ kind: 'remove', slot, at })),
  };
}

export function setDice(label: string, changes: readonly [Placed, number][]): Repair {
  return {
    label,
    edits: changes.map(([{ slot, at }, dice]): TeamEdit => ({ kind: 'dice', slot, at, dice })),
  };
}

/** Puts the same number of dice on cards of one title. */
export function putDice(placed: readonly Placed[], dice: number): Repair {
  return setDice(
    `Put ${diceWords(dice)} on ${namesOf(placed)}`,
    placed.map((one) => [one, dice]),
  );
}

/** Takes dice off until `most` are left on each. */
export function takeDiceDownTo(placed: readonly Placed[], most: number): Repair {
  const [first] = placed;
  const surplus = (first?.dice ?? most) - most;
  const isSame = placed.every(({ dice }) => dice === first?.dice);
  const label =
    isSame && Number.isInteger(surplus)
      ? `Take ${diceWords(surplus)} off ${namesOf(placed)}`
      : `Leave ${diceWords(most)} on ${namesOf(placed)}`;
  return setDice(
    label,
    placed.map((one) => [one, most]),
  );
}

export function changeRow(placed: readonly Placed[], dice: number, place: string): Repair {
  return {
    label: `Move ${namesOf(placed)} to ${place}`,
    edits: lastFirst(placed).map(({ slot, at }) => ({ kind: 'change-row', slot, at, dice })),
  };
}

/** Of several cards where one may stay: the one that nothing else speaks against, then the first. */
export function keepOne(
  group: readonly Placed[],
  { against }: Others,
): { kept: Placed; others: Placed[] } | null {
  const [kept] = [...group].sort((a, b) => against(a) - against(b));
  return kept ? { kept, others: group.filter((placed) => placed !== kept) } : null;
}

/** Cards to give up where there are too many: those that must go anyhow, then the last. */
export function giveUp(placed: readonly Placed[], count: number, { take }: Others): Placed[] {
  return [...placed]
    .sort((a, b) => Number(take(b)) - Number(take(a)) || b.at - a.at)
    .slice(0, count)
    .sort((a, b) => a.at - b.at);
}

/** Puts another printing in the place of a card, with as many of its dice as that allows. */
export function changePrinting(placed: readonly Placed[], { id, set, maxDice }: CardFacts): Repair {
  return {
    label: `Take the ${set.toUpperCase()} printing of ${namesOf(placed)}`,
    edits: placed.map(({ slot, at, dice, note }) => ({
      kind: 'replace',
      slot,
      at,
      entry: { card: id, dice: Math.min(dice, maxDice), note },
    })),
  };
}

/** Removes all but one. */
export function keepOnly(first: Placed, again: readonly Placed[]): Repair {
  const repair = removeCards(again);
  const isSameCard = again.every(({ card }) => card === first.card);
  return isSameCard ? { ...repair, label: `Keep one ${first.called}` } : repair;
}

/** Takes dice off from the last card on until `most` are left in all; a card without dice goes. */
export function shareDice(group: readonly Placed[], most: number): Repair {
  let left = most;
  const shares = group.map((placed): [Placed, number] => {
    const share = Math.min(placed.dice, left);
    left -= share;
    return [placed, share];
  });
  const lowered = shares.filter(([{ dice }, share]) => share > 0 && share < dice);
  const emptied = shares.filter(([, share]) => share <= 0).map(([placed]) => placed);
  const steps = [
    ...lowered.map(([placed, share]) => takeDiceDownTo([placed], share)),
    ...(emptied.length > 0 ? [removeCards(emptied)] : []),
  ];
  const [first = '', ...others] = steps.map(({ label }) => label);
  return {
    label: listed([first, ...others.map((label) => label[0]?.toLowerCase() + label.slice(1))]),
    edits: steps.flatMap(({ edits }) => edits),
  };
}
