import type { Game } from '../game.ts';
import { FIELDED_THIS_TURN } from '../state/table.ts';

/** Being new in the Field makes no difference to a choice. */
const IGNORED = FIELDED_THIS_TURN;

/** Whether two dice are the same to a player, so that one option stands for both. */
export function areAlike(game: Game, one: number, other: number): boolean {
  const { table } = game;
  return (
    table.row[one] === table.row[other] &&
    table.zone[one] === table.zone[other] &&
    table.side[one] === table.side[other] &&
    table.owner[one] === table.owner[other] &&
    ((table.flags[one] ?? 0) | IGNORED) === ((table.flags[other] ?? 0) | IGNORED) &&
    table.damage[one] === table.damage[other] &&
    haveSameEffects(game, one, other)
  );
}

function haveSameEffects({ table, lasting }: Game, one: number, other: number): boolean {
  return (
    table.attackBonus[one] === table.attackBonus[other] &&
    table.defenseBonus[one] === table.defenseBonus[other] &&
    table.hits[one] === table.hits[other] &&
    table.granted[one] === table.granted[other] &&
    table.text[one] === table.text[other] &&
    table.attackSet[one] === table.attackSet[other] &&
    table.statRow[one] === table.statRow[other] &&
    table.heldBy[one] === table.heldBy[other] &&
    (lasting.length === 0 || !lasting.some(({ die }) => die === one || die === other))
  );
}

/** Adds a die as an option unless an equal one is there. */
export function offerOnce(game: Game, verb: number, die: number, b = -1): void {
  const { decision } = game;
  for (let option = 0; option < decision.count; option++) {
    if (decision.verb[option] !== verb || decision.b[option] !== b) continue;
    const other = decision.a[option] ?? 0;
    if (areAlike(game, other, die)) return;
  }
  decision.add(verb, die, b);
}
