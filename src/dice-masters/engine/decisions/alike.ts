import type { Game } from '../game.ts';
import type { Lasting } from '../state/left.ts';
import { FIELDED_THIS_TURN, NONE } from '../state/table.ts';
import { ATTACK } from '../state/zones.ts';

/** Being new in the Field makes no difference to a choice. */
const IGNORED = FIELDED_THIS_TURN;

/** Whether two dice are the same to a player, so that one option stands for both. */
export function areAlike(game: Game, one: number, other: number): boolean {
  if (one === other) return true;
  if (!lookAlike(game, one, other)) return false;
  const { table } = game;
  const { pairCount } = game.state.now;
  if (table.heldDice > 0 && (holds(game, one) || holds(game, other))) return false;
  return pairCount === 0 || table.zone[one] !== ATTACK || faceAlike(game, one, other);
}

/** A captor or controller is not like a die with free hands. (R17.1, R17.2) */
function holds({ table }: Game, die: number): boolean {
  return table.heldBy.includes(die);
}

/** Attackers and blockers are alike when their single opponents are. (R12.5) */
function faceAlike(game: Game, one: number, other: number): boolean {
  const [first, second] = [facing(game, one), facing(game, other)];
  if (first === second) return first !== SEVERAL;
  if (first < 0 || second < 0) return false;
  if (facing(game, first) !== one || facing(game, second) !== other) return false;
  return lookAlike(game, first, second);
}

const SEVERAL = -2;

/** The one die that a die is engaged with. */
function facing(
  {
    state: {
      pairAttacker,
      pairBlocker,
      now: { pairCount },
    },
  }: Game,
  die: number,
): number {
  let found = NONE;
  for (let pair = 0; pair < pairCount; pair++) {
    const isAttacker = pairAttacker[pair] === die;
    if (!isAttacker && pairBlocker[pair] !== die) continue;
    if (found !== NONE) return SEVERAL;
    found = (isAttacker ? pairBlocker[pair] : pairAttacker[pair]) ?? NONE;
  }
  return found;
}

function lookAlike(game: Game, one: number, other: number): boolean {
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

function haveSameEffects(
  {
    table,
    state: {
      lists: { lasting },
    },
  }: Game,
  one: number,
  other: number,
): boolean {
  return (
    table.attackBonus[one] === table.attackBonus[other] &&
    table.defenseBonus[one] === table.defenseBonus[other] &&
    table.hits[one] === table.hits[other] &&
    table.granted.areAlike(one, other) &&
    table.text[one] === table.text[other] &&
    table.attackSet[one] === table.attackSet[other] &&
    table.statRow[one] === table.statRow[other] &&
    table.heldBy[one] === table.heldBy[other] &&
    (lasting.length === 0 || !lasting.some((effect) => concerns(effect, one, other)))
  );
}

function concerns({ die, target }: Lasting, one: number, other: number): boolean {
  return die === one || die === other || target === one || target === other;
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
