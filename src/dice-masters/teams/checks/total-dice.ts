import type { Repair } from '../problem.ts';
import type { Check, LaidOut, Placed } from './check.ts';
import { removeCards, setDice } from './repairs.ts';
import { cardWords, diceWords } from './words.ts';

/** All dice together stay within the format's number. (V05, V14, C02) */
export const mostDice: Check = (team) => {
  const { format, totalDice } = team;
  const { most } = format.dice;
  if (most === null || totalDice <= most) return [];
  return [
    {
      check: format.rules.totalDice,
      rule: format.rules.totalDice,
      severity: 'illegal',
      cards: [],
      message: `The cards have ${diceWords(totalDice)} in all; ${most} may be on them. Take ${totalDice - most} off.`,
      repairs: ({ take }) => [
        ...dropUntilItFits(team, most, fewestFirst(team.cards.filter(take))),
        takeOff(team, most),
        ...dropUntilItFits(team, most, team.cards),
      ],
    },
  ];
};

/** All the dice that the format asks for. */
export const leastDice: Check = (team) => {
  const { format, totalDice, cards } = team;
  const { least, most } = format.dice;
  if (cards.length === 0 || totalDice >= least) return [];
  const wanted = least === most ? 'exactly' : 'at least';
  return [
    {
      check: 'least-dice',
      rule: format.rules.unusedDice,
      severity: 'incomplete',
      cards: [],
      message: `The cards have ${diceWords(totalDice)} in all; this format asks for ${wanted} ${least}. Add ${least - totalDice}.`,
      repairs: () => [putOn(team, least - totalDice)],
    },
  ];
};

/** Room for more dice is legal. (V06) */
export const unusedDice: Check = ({ format, totalDice, cards }) => {
  const { least, most } = format.dice;
  if (most === null || cards.length === 0 || totalDice >= most || totalDice < least) return [];
  return [
    {
      check: format.rules.unusedDice,
      rule: format.rules.unusedDice,
      severity: 'note',
      cards: [],
      message: `The cards have ${diceWords(totalDice)} in all, so ${most - totalDice} of ${most} are unused. That is legal.`,
      repairs: () => [],
    },
  ];
};

/** As if one die after another went off the card that has most; the last die of a card stays. */
function takeOff({ cards }: LaidOut, most: number): Repair {
  const lowered = (level: number) => cards.map(({ dice }) => Math.min(dice, level));
  const total = (dice: number[]) => dice.reduce((sum, count) => sum + count, 0);
  let level = most;
  while (level > 1 && total(lowered(level)) > most) level -= 1;
  let spare = most - total(lowered(level));
  const left = lowered(level).map((count, at) => {
    const isHigher = (cards[at]?.dice ?? 0) > level && spare > 0;
    spare -= isHigher ? 1 : 0;
    return isHigher ? count + 1 : count;
  });
  return changeDice('Take', 'off', cards, left);
}

/** One die after another on the first cards that have room. */
function putOn({ cards }: LaidOut, missing: number): Repair {
  let open = missing;
  const wanted = cards.map(({ dice, facts }) => {
    const room = Math.min(open, Math.max(0, (facts?.maxDice ?? dice) - dice));
    open -= room;
    return dice + room;
  });
  return changeDice('Put', 'on', cards, wanted);
}

function changeDice(verb: string, where: string, cards: readonly Placed[], dice: number[]): Repair {
  const changes = cards.flatMap((card, index): [Placed, number][] => {
    const wanted = dice[index] ?? card.dice;
    return wanted === card.dice ? [] : [[card, wanted]];
  });
  const total = changes.reduce((sum, [card, wanted]) => sum + Math.abs(card.dice - wanted), 0);
  const [only, ...others] = changes;
  const place = only && others.length === 0 ? only[0].called : cardWords(changes.length);
  return setDice(`${verb} ${diceWords(total)} ${where} ${place}`, changes);
}

/** The last of these cards go, where that is enough: those that must go anyhow, or all that have but one die. */
function dropUntilItFits({ totalDice }: LaidOut, most: number, cards: readonly Placed[]): Repair[] {
  let left = totalDice;
  const dropped: Placed[] = [];
  for (const card of [...cards].reverse()) {
    if (left <= most) break;
    dropped.push(card);
    left -= card.dice;
  }
  return dropped.length === 0 || left > most ? [] : [removeCards(dropped.sort(byPlace))];
}

function fewestFirst(cards: readonly Placed[]): Placed[] {
  return [...cards].sort((a, b) => a.dice - b.dice);
}

function byPlace(a: Placed, b: Placed): number {
  return a.at - b.at;
}
