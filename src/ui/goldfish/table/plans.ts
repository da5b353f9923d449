import {
  ATTACK_WITH,
  areAlike,
  type Decision,
  type DecisionKind,
  DONE,
  type Game,
  type GameEvent,
  REROLL,
  THRIFTY_PAYER,
} from '../../../dice-masters/engine/index.ts';
import { faceWords } from '../../../dice-masters/words/index.ts';
import type { Plan } from './run-table.ts';

const ASK = -1;

/** Questions whose dice are chosen together and then confirmed, with what is done to each. (R7.2.2, R12.2) */
const TOGETHER: Partial<Record<DecisionKind, number>> = { reroll: REROLL, attackers: ATTACK_WITH };

/** Whether dice are chosen together now; where some must be chosen, they come first, one by one. (B10) */
export function isTogether({ kind, verb, count }: Decision): boolean {
  return kind in TOGETHER && verb.subarray(0, count).includes(DONE);
}

/** Rolls the chosen dice of this turn again, or attacks with them, equal ones in each other's place. */
export function chosenPlan(kind: DecisionKind, chosen: readonly number[], turn: number): Plan {
  const left = [...chosen];
  let isOver = false;
  return (asked, game) => {
    if (isOver || asked.kind !== kind || game.turn !== turn) return ASK;
    const option = nextChosen(asked, game, left);
    if (option >= 0) return option;
    // Dice that may not be chosen after the others are asked about again.
    isOver = true;
    return left.length === 0 ? asked.verb.subarray(0, asked.count).indexOf(DONE) : ASK;
  };
}

/** Attacks with all who must. (B10) */
export function forcedPlan(turn: number): Plan {
  return (asked, game) =>
    asked.kind === 'attackers' && game.turn === turn && !isTogether(asked) ? 0 : ASK;
}

function nextChosen({ kind, count, verb, a }: Decision, game: Game, left: number[]): number {
  for (let option = 0; option < count; option++) {
    if (verb[option] !== TOGETHER[kind]) continue;
    const die = a[option] ?? 0;
    const exact = left.indexOf(die);
    const place = exact >= 0 ? exact : left.findIndex((other) => areAlike(game, die, other));
    if (place < 0) continue;
    left.splice(place, 1);
    return option;
  }
  return ASK;
}

/** Pays what is open, keeping most of what energy could still do this turn. (R4.10) */
export function paymentPlan(turn: number): Plan {
  return (decision, game) =>
    decision.kind === 'pay' && game.turn === turn ? THRIFTY_PAYER.choose(decision, game) : ASK;
}

/** What a payment takes. */
export interface Payment {
  dice: number[];
  words: string[];
}

/** Reads a payment off the events of the game in which it was made. */
export function paymentIn(events: readonly GameEvent[], { layout, table }: Game): Payment {
  const payment: Payment = { dice: [], words: [] };
  for (const event of events) {
    switch (event.kind) {
      case 'unit-spent':
        payment.words.push('energy without a die');
        break;
      case 'unit-kept':
        break;
      case 'spent':
      case 'half-spent': {
        const { die, kind } = event;
        const card = layout.card(layout.cardOf[die] ?? 0);
        const name = `${card.name} ${faceWords(card.faces[table.face[die] ?? 0])}`;
        payment.dice.push(die);
        payment.words.push(kind === 'half-spent' ? `half of ${name}` : name);
        break;
      }
      default:
        return payment;
    }
  }
  return payment;
}
