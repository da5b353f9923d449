import type { Packet } from '../abilities/ability.ts';
import { contextsFor } from '../abilities/bearers.ts';
import { emit, newMoment } from '../abilities/emit.ts';
import type { Hooks } from '../abilities/hooks.ts';
import type { Game } from '../game.ts';
import { note } from '../record.ts';
import { NONE } from '../state/table.ts';
import { isInField } from '../state/zones.ts';
import { targetSeat } from './player-target.ts';
import { offerReactions } from './reactions.ts';

/** Damage from an ability, a Global or an action. (R13.13) */
export function dealDamage(
  game: Game,
  source: number,
  seat: number,
  target: number,
  amount: number,
): void {
  dealTogether(game, [{ source, seat, target, amount, combat: false }], 1);
}

/** Notes damage of the wave that is being assigned, combat damage unless a text adds it. */
export function addPacket(
  game: Game,
  source: number,
  target: number,
  amount: number,
  combat = true,
): void {
  if (amount <= 0) return;
  const seat = game.table.side[source] ?? 0;
  const place = game.scratch.packetCount++;
  const packet = game.scratch.packets[place];
  if (packet === undefined) {
    game.scratch.packets[place] = { source, seat, target, amount, combat };
    return;
  }
  packet.source = source;
  packet.seat = seat;
  packet.target = target;
  packet.amount = amount;
  packet.combat = combat;
}

/** Packets of one effect or one wave: changed by whoever may, then dealt at once. (R13.1) */
export function dealTogether(game: Game, packets: readonly Packet[], count: number): void {
  for (let place = 0; place < count; place++) settlePacket(game, packets[place]);
  newMoment(game);
  for (let place = 0; place < count; place++) deal(game, packets[place]);
}

function deal(game: Game, packet: Packet | undefined): void {
  if (packet === undefined) return;
  const { source, target, amount, combat } = packet;
  if (target < 0) hurtPlayer(game, targetSeat(target), amount, source, combat, packet.rules);
  else hurtDie(game, target, amount, source, combat, packet.rules);
}

function settlePacket(game: Game, packet: Packet | undefined): void {
  if (packet === undefined) return;
  if (game.hooks.damage.length > 0) changePacket(game, packet);
  if (packet.amount > 0 && game.hooks.windows.reaction > 0) offerReactions(game, packet);
}

/** Every text once; when the target changes, those that had nothing to say are asked about the new one. (R18.2) */
function changePacket(game: Game, packet: Packet): void {
  const texts = [...game.hooks.damage];
  for (let place = 0; place < texts.length && packet.amount > 0; place++) {
    const text = texts[place];
    if (text === undefined) return;
    const { amount, target } = packet;
    letChange(game, text, packet);
    if (packet.amount === amount && packet.target === target) continue;
    texts.splice(place, 1);
    place = packet.target === target ? place - 1 : -1;
  }
}

function letChange(game: Game, { hook, origin }: Hooks['damage'][number], packet: Packet): void {
  for (const context of contextsFor(game, origin, hook.scope, packet.target)) {
    if (packet.amount <= 0) return;
    const { amount, target } = packet;
    hook.change(context, packet);
    noteChange(game, packet, amount, target);
  }
}

function noteChange(game: Game, packet: Packet, amount: number, target: number): void {
  const { seat, source } = packet;
  if (packet.amount < amount) {
    note(game, 'prevent', 'R18.1', seat, target, source, amount - packet.amount);
  }
  if (packet.target !== target) {
    note(game, 'redirect', 'R18.2', seat, packet.target, target, packet.amount);
  }
}

/** Damage to a player; prevented damage never happened. (R11.8) */
function hurtPlayer(
  game: Game,
  seat: number,
  amount: number,
  source: number,
  combat: boolean,
  rules = combat ? 'R13.2' : 'R13.13',
): void {
  if (amount <= 0) return;
  const { life } = game.table;
  life[seat] = (life[seat] ?? 0) - amount;
  if (game.log !== null) note(game, 'player-damage', rules, seat, source, -1, amount);
  if (game.hooks.triggerCount > 0) {
    emit(game, 'player-damaged', source, NONE, seat, amount, combat);
  }
}

/** Damage to a die; it stays until Cleanup. (R13.8) */
function hurtDie(
  game: Game,
  die: number,
  amount: number,
  source: number,
  combat: boolean,
  rules?: string,
): void {
  const { table } = game;
  if (amount <= 0 || !isInField(table.zone[die] ?? 0)) return;
  table.hurt(die, amount);
  if (game.profile.ironWillTwoSources || game.state.hitAt[die] !== game.state.now.batch) {
    table.hits[die] = (table.hits[die] ?? 0) + 1;
  }
  if (game.hooks.triggerCount > 0 && game.state.hitAt[die] === game.state.now.batch) {
    game.state.lists.jointHits.push({
      die,
      by: game.state.hitBy[die] ?? NONE,
      at: game.state.now.batch,
    });
  }
  game.state.hitAt[die] = game.state.now.batch;
  game.state.hitBy[die] = source;
  game.state.hitInCombat[die] = combat ? 1 : 0;
  const seat = table.side[die] ?? 0;
  if (game.log !== null) {
    note(game, 'damage', rules ?? rulesOfHit(game, source, combat), seat, die, source, amount);
  }
  emit(game, 'damaged', die, source, seat, amount, combat);
}

/** An attacker's damage to its blockers, a blocker's to its attacker, or that of a text. (R13.3, R13.4, R13.13) */
function rulesOfHit({ active, table }: Game, source: number, combat: boolean): string {
  if (!combat) return 'R13.13';
  return table.side[source] === active ? 'R13.3' : 'R13.4';
}

/** All damage goes off a die. (R13.8) */
export function heal(game: Game, die: number): void {
  const { damage, side } = game.table;
  const healed = damage[die] ?? 0;
  if (healed === 0) return;
  damage[die] = 0;
  note(game, 'heal', 'R13.8', side[die] ?? 0, die, NONE, healed);
}
