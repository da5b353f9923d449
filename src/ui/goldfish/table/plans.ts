import { SensiblePlayer } from '../../../engine/choosers/sensible.ts';
import { areAlike } from '../../../engine/decisions/alike.ts';
import { type Decision, DONE, REROLL } from '../../../engine/decisions/decision.ts';
import type { Game } from '../../../engine/game.ts';
import type { LogEntry } from '../../../engine/log.ts';
import { faceName } from '../../../engine/names.ts';
import type { Plan } from './run-table.ts';

const ASK = -1;

/** Rerolls the chosen dice of this turn, equal ones in each other's place. (R7.2.2) */
export function rerollPlan(chosen: readonly number[], turn: number): Plan {
  const left = [...chosen];
  let isOver = false;
  return (decision, game) => {
    if (isOver || decision.kind !== 'reroll' || game.turn !== turn) return ASK;
    const option = nextReroll(decision, game, left);
    if (option >= 0) return option;
    isOver = true;
    return decision.verb.indexOf(DONE);
  };
}

function nextReroll({ count, verb, a }: Decision, game: Game, left: number[]): number {
  for (let option = 0; option < count; option++) {
    if (verb[option] !== REROLL) continue;
    const die = a[option] ?? 0;
    const exact = left.indexOf(die);
    const place = exact >= 0 ? exact : left.findIndex((other) => areAlike(game, die, other));
    if (place < 0) continue;
    left.splice(place, 1);
    return option;
  }
  return ASK;
}

/** Pays what is open, keeping the most useful energy. (R4.10) */
export function paymentPlan(turn: number): Plan {
  const payer = new SensiblePlayer();
  return (decision, game) =>
    decision.kind === 'pay' && game.turn === turn ? payer.choose(decision, game) : ASK;
}

/** What a payment takes. */
export interface Payment {
  dice: number[];
  words: string[];
}

/** Rules by which energy is spent. */
const SPENDING = new Set(['R4.2', 'R4.5', 'R3.9', 'R4.6']);

/** Reads a payment off the log of the game in which it was made. */
export function paymentIn(entries: readonly LogEntry[], { layout, table }: Game): Payment {
  const end = entries.findIndex(({ rules }) => !rules.some((rule) => SPENDING.has(rule)));
  const spent = end < 0 ? entries : entries.slice(0, end);
  const dice = spent.flatMap(({ die }) => (die >= 0 ? die : []));
  const words = spent.flatMap(({ kind, die, amount }) => {
    if (kind === 'virtual') return amount < 0 ? ['energy without a die'] : [];
    const card = layout.card(layout.cardOf[die] ?? 0);
    const name = `${card.name} ${faceName(card.faces[table.face[die] ?? 0])}`;
    return [kind === 'turn-face' ? `half of ${name}` : name];
  });
  return { dice, words };
}
