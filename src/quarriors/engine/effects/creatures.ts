import { FACES_PER_DIE } from '../../cards/face.ts';
import { BY_CARD } from '../faces.ts';
import type { Game } from '../game.ts';
import { WITHOUT_ATTACK } from '../state/state.ts';
import { READY } from '../state/zones.ts';

/** A die of a Ready Area that shows a creature icon. (Q4.2) */
export function isCreature(game: Game, die: number): boolean {
  return (game.layout.faces.level[game.shownRow(die)] ?? 0) > 0;
}

export function creaturesOf(game: Game, seat: number): number[] {
  const { state } = game;
  const creatures: number[] = [];
  for (let slot = 0; slot < state.count(seat, READY); slot++) {
    const die = state.at(seat, READY, slot);
    if (isCreature(game, die)) creatures.push(die);
  }
  return creatures;
}

export function countCreatures(game: Game, seat: number): number {
  const { state } = game;
  let count = 0;
  for (let slot = 0; slot < state.count(seat, READY); slot++) {
    if (isCreature(game, state.at(seat, READY, slot))) count++;
  }
  return count;
}

export function levelOf(game: Game, die: number): number {
  return game.layout.faces.level[game.rowOf(die)] ?? 0;
}

/** The class that a creature is of, by what it is or copies. (Q1.5) */
export function classOf({ layout }: Game, row: number): string {
  return layout.card((row / FACES_PER_DIE) | 0).class;
}

/** Attack with spells and other creatures. (Q6.4.1) */
export function attackOf(game: Game, die: number): number {
  const { state, layout } = game;
  if (((state.flags[die] ?? 0) & WITHOUT_ATTACK) !== 0) return 0;
  const row = game.rowOf(die);
  const printed = layout.faces.attack[row] ?? 0;
  const own = printed === BY_CARD ? (layout.text(row).attackX?.(game, die, row) ?? 0) : printed;
  const seat = state.seatOf(die);
  return own + (state.attackBonus[seat] ?? 0) + attachedTo(game, die, 'attack') + lift(game, die);
}

/** Damage that it takes to destroy a creature. (Q6.4.3) */
export function defenseOf(game: Game, die: number): number {
  const { state, layout } = game;
  const row = game.rowOf(die);
  const text = layout.text(row);
  const printed = layout.faces.defense[row] ?? 0;
  const own = printed === BY_CARD ? (text.defenseX?.(game, die, row) ?? 0) : printed;
  const seat = state.seatOf(die);
  const bonus = (text.defense?.(game, die, row) ?? 0) + (state.defenseBonus[seat] ?? 0);
  const isQuelled = state.isQuelled && seat !== state.active;
  const spells = isQuelled ? 0 : attachedTo(game, die, 'defense');
  return own + bonus + spells + lift(game, die);
}

/** What spells that lie with a creature add to it. (Q7.2) */
export function attachedTo(
  game: Game,
  creature: number,
  what: 'attack' | 'defense' | 'glory',
): number {
  const { state } = game;
  const seat = state.seatOf(creature);
  let sum = 0;
  for (let slot = 0; slot < state.count(seat, READY); slot++) {
    const spell = state.at(seat, READY, slot);
    if (state.attachedTo[spell] !== creature) continue;
    sum += game.textOf(spell).attach?.[what]?.(game, spell, game.rowOf(spell)) ?? 0;
  }
  return sum;
}

/** Attack and defense from other creatures of the same player. */
function lift(game: Game, creature: number): number {
  const { state } = game;
  const seat = state.seatOf(creature);
  let sum = 0;
  for (let slot = 0; slot < state.count(seat, READY); slot++) {
    const other = state.at(seat, READY, slot);
    if (other !== creature && isCreature(game, other)) sum += game.textOf(other).lifts ?? 0;
  }
  return sum;
}
