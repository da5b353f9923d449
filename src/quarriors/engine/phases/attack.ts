import { areAlike, ask } from '../decisions/ask.ts';
import { choose } from '../decisions/choose.ts';
import { V } from '../decisions/decision.ts';
import { attackOf, countCreatures, creaturesOf, defenseOf, levelOf } from '../effects/creatures.ts';
import { destroy } from '../effects/destroy.ts';
import { react } from '../effects/react.ts';
import type { Game } from '../game.ts';
import { note } from '../log.ts';
import { NONE, SAFE } from '../state/state.ts';
import { READY } from '../state/zones.ts';
import { openWindow } from './spells.ts';

/** What is left of an attack on one opponent. */
interface Attack {
  opponent: number;
  attackers: readonly number[];
  rest: number;
  /** As much of the rest as comes from attackers of level 3. */
  high: number;
  /** Creatures it destroyed so far. */
  fallen: number;
}

/** Phase 4: everything attacks everybody, from the left on. (Q6.4.1, Q6.4.2) */
export function attackPhase(game: Game): void {
  const { state, layout } = game;
  const attackers = creaturesOf(game, state.active);
  if (attackers.length === 0) {
    // QB4: the sum of no creatures is 0.
    note(game, 'no-attack', 'QB4', state.active);
    return;
  }
  let total = 0;
  for (const die of attackers) {
    const strike = attackOf(game, die);
    state.strike[die] = strike;
    total += strike;
  }
  note(game, 'attack', 'Q6.4.1', state.active, NONE, total);
  state.isQuelled = attackers.some((die) => quells(game, die));
  for (let step = 1; step < layout.players; step++) {
    const opponent = (state.active + step) % layout.players;
    if (step > 1) openWindow(game, 'Q6.4.6');
    attackOn(game, opponent, attackers);
    endCombat(game, opponent);
  }
  state.isQuelled = false;
  for (const die of attackers) state.strike[die] = 0;
}

function quells(game: Game, die: number): boolean {
  const row = game.rowOf(die);
  return game.layout.text(row).quells?.(game, die, row) ?? false;
}

function attackOn(game: Game, opponent: number, attackers: readonly number[]): void {
  if (countCreatures(game, opponent) === 0) return;
  game.isCounting = true;
  react(game, opponent);
  game.isCounting = false;
  for (const die of attackers) {
    if (game.state.isIn(die, game.state.active, READY)) game.textOf(die).attacks?.(game, opponent);
  }
  if (countCreatures(game, opponent) === 0) return;
  const attack = countAgainst(game, opponent, attackers);
  note(game, 'faces', 'Q6.4.2', opponent, NONE, attack.rest);
  for (let round = 0; attack.rest > 0; round++) {
    if (round > 0) react(game, opponent);
    const defender = chooseDefender(game, attack);
    if (defender === NONE || !meet(game, attack, defender)) return;
  }
}

/** The full total, with what counts against this opponent alone. */
function countAgainst(game: Game, opponent: number, attackers: readonly number[]): Attack {
  const attack: Attack = { opponent, attackers, rest: 0, high: 0, fallen: 0 };
  for (const die of attackers) {
    const amount = contribution(game, die, opponent);
    attack.rest += amount;
    if (levelOf(game, die) >= HIGH_LEVEL) attack.high += amount;
  }
  return attack;
}

/** The level from which attackers harm those that lower ones cannot. */
const HIGH_LEVEL = 3;

/** What an attacker adds to the total against an opponent. */
function contribution(game: Game, die: number, opponent: number): number {
  const { state } = game;
  const strike = state.strike[die] ?? 0;
  const isThere = state.isIn(die, state.active, READY);
  const more = isThere && strike > 0 ? (game.textOf(die).against?.(game, opponent) ?? 0) : 0;
  let most = Number.POSITIVE_INFINITY;
  for (let slot = 0; slot < state.count(opponent, READY); slot++) {
    most = Math.min(most, game.textOf(state.at(opponent, READY, slot)).caps ?? most);
  }
  return Math.min(strike + more, most);
}

/** Q6.4.3: the defending player picks one creature. */
function chooseDefender(game: Game, { opponent, rest, high }: Attack): number {
  const { state, decision } = game;
  ask(game, 'defend', opponent, 'Q6.4.3');
  decision.size = rest;
  const candidates = creaturesOf(game, opponent).filter((die) => {
    const isSafe = ((state.flags[die] ?? 0) & SAFE) !== 0;
    return !isSafe && (high > 0 || game.textOf(die).harmedFrom === undefined);
  });
  for (const [place, die] of candidates.entries()) {
    const isNew = !candidates.slice(0, place).some((other) => areAlike(game, other, die));
    if (isNew) decision.add(V.defend, die, -1);
  }
  return decision.count === 0 ? NONE : (decision.a[choose(game)] ?? NONE);
}

/** Q6.4.3, Q6.4.4: destroyed or not; says whether the attack on this player goes on. */
function meet(game: Game, attack: Attack, defender: number): boolean {
  const { state } = game;
  const { opponent } = attack;
  const defense = defenseOf(game, defender);
  const isPartly = game.textOf(defender).harmedFrom !== undefined;
  const damage = isPartly ? Math.min(attack.rest, attack.high) : attack.rest;
  if (damage < defense) {
    note(game, 'stood', 'Q6.4.3', opponent, defender, damage, NONE, defense);
    // What cannot attack this creature still meets another one.
    state.flags[defender] = (state.flags[defender] ?? 0) | SAFE;
    attack.rest -= damage;
    attack.high = 0;
    return isPartly && attack.rest > 0;
  }
  attack.fallen++;
  state.lost[opponent] = (state.lost[opponent] ?? 0) + 1;
  const before = attack.rest;
  attack.rest -= defense;
  attack.high = Math.min(attack.high, attack.rest);
  note(game, 'fallen', 'Q6.4.3', opponent, defender, attack.rest, NONE, before);
  // The publisher's FAQ: what comes back is safe, and the rest of the attack on its owner is lost.
  if (destroy(game, defender, state.active, 'Q6.4.3')) return false;
  if (attack.fallen === 1) strikeAgain(game, attack);
  return attack.rest > 0;
}

function strikeAgain(game: Game, attack: Attack): void {
  const { state } = game;
  for (const die of attack.attackers) {
    if (!state.isIn(die, state.active, READY) || !game.textOf(die).strikesAgain) continue;
    const amount = contribution(game, die, attack.opponent);
    attack.rest += amount;
    note(game, 'added-again', 'Q6.4.1', state.active, die, amount, NONE, attack.rest);
  }
}

function endCombat(game: Game, opponent: number): void {
  const { state } = game;
  for (let slot = 0; slot < state.count(opponent, READY); slot++) {
    const die = state.at(opponent, READY, slot);
    state.flags[die] = (state.flags[die] ?? 0) & ~SAFE;
  }
}
