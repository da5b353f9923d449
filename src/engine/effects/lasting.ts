import type { Ability, Context } from '../abilities/ability.ts';
import { textEnded } from '../abilities/ask.ts';
import { bears, contextOf } from '../abilities/bearers.ts';
import type { Origin } from '../abilities/hooks.ts';
import type { Game } from '../game.ts';
import { note } from '../record.ts';
import { NONE } from '../state/table.ts';
import { isInField } from '../state/zones.ts';
import { attackOf, statRowOf } from '../stats.ts';

/** A and D until the end of the turn. (R13.11) */
export function bonus(game: Game, die: number, attack: number, defense: number): void {
  const { table } = game;
  if (!isInField(table.zone[die] ?? 0)) return;
  table.attackBonus[die] = (table.attackBonus[die] ?? 0) + attack;
  table.defenseBonus[die] = (table.defenseBonus[die] ?? 0) + defense;
  game.mayFall = true;
  if (defense < 0) game.hasWeak = true;
  note(game, 'bonus', 'R13.11', table.side[die] ?? 0, die, defense, attack);
}

/** A keyword until the end of the turn. */
export function grantKeyword(game: Game, die: number, id: string): void {
  const bit = game.hooks.keywordBit(id);
  game.hooks.bindKeyword(bit);
  game.table.granted[die] = (game.table.granted[die] ?? 0) | bit;
  note(game, 'keyword', 'R13.11', game.table.side[die] ?? 0, die, NONE, -1, id);
}

/** Text that works until the end of the turn: on a die, or for a player when `die` is -1. */
export function lastThisTurn(
  context: Context,
  die: number,
  ability: Ability,
  source: Origin['source'] = 'card',
  target = NONE,
): void {
  const { game, seat } = context;
  const origin: Origin = { ability, card: NONE, keyword: 0, die, seat, target, source };
  game.lasting.push(origin);
  game.hooks.bind(origin);
  game.mayFall = true;
  note(game, 'lasting', 'R13.11', seat, die, target, -1, ability.name);
}

/** Ends lasting effects, the newest first, for instance all that Globals left behind. */
export function endLasting(game: Game, ends: (origin: Origin) => boolean): void {
  for (const origin of game.lasting.filter(ends).reverse()) {
    game.hooks.unbind(origin);
    game.lasting.splice(game.lasting.indexOf(origin), 1);
    origin.ability.undo?.(game);
  }
  textEnded(game);
}

/** Takes over the numbers of another die and what its burst gives it, but not the burst itself. (R17.4) */
export function copyStats(game: Game, die: number, from: number): void {
  const { attackBonus, defenseBonus, side, statRow } = game.table;
  statRow[die] = statRowOf(game, from);
  attackBonus[die] = (attackBonus[die] ?? 0) + burstGain(game, 'attack', from);
  defenseBonus[die] = (defenseBonus[die] ?? 0) + burstGain(game, 'defense', from);
  game.mayFall = true;
  note(game, 'lasting', 'R17.4', side[die] ?? 0, die, from, -1, 'stats');
}

/** What text behind a burst that a die shows adds to its own number. (R15.1) */
function burstGain(game: Game, amount: 'attack' | 'defense', die: number): number {
  let gain = 0;
  for (const { hook, origin } of game.hooks.modifiers[amount]) {
    const { bursts = NO_BURSTS } = origin.ability;
    if (hook.scope !== 'self' || bursts.includes(0) || !bears(game, origin, die)) continue;
    gain += hook.by(contextOf(game, die), die, -1, gain);
  }
  return gain;
}

const NO_BURSTS: readonly number[] = [0];

/** Uses the text of another die's card as its own. (R17.4) */
export function copyText(game: Game, die: number, from: number): void {
  game.table.text[die] = game.table.text[from] ?? 0;
  game.textsCopied = true;
  textEnded(game);
  note(game, 'lasting', 'R17.4', game.table.side[die] ?? 0, die, from, -1, 'text');
}

/** A die has this A now, whatever adds to it already; until the end of the turn. Gives back how to undo it. */
export function setAttack(game: Game, die: number, attack: number): () => void {
  const { attackSet, attackBonus, side } = game.table;
  const before = attackSet[die] ?? NONE;
  attackSet[die] = attack;
  const added = attackOf(game, die) - attack;
  attackBonus[die] = (attackBonus[die] ?? 0) - added;
  note(game, 'lasting', 'R13.11', side[die] ?? 0, die, NONE, attack, 'attack');
  return () => {
    attackSet[die] = before;
    attackBonus[die] = (attackBonus[die] ?? 0) + added;
  };
}

/** Something to do at the end of this turn. (R14.1) */
export function atEndOfTurn({ game, seat, die }: Context, run: (game: Game) => void): void {
  game.delayed.push({ seat, die, run });
}
