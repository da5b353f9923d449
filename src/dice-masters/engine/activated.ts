import type { Activated, Context, Cost, Packet } from './abilities/ability.ts';
import { amountOf, isAllowed } from './abilities/ask.ts';
import { bears } from './abilities/bearers.ts';
import { countUse, isUsedUp } from './abilities/emit.ts';
import type { Bound } from './abilities/hooks.ts';
import { areAlike } from './decisions/alike.ts';
import { choose } from './decisions/chooser.ts';
import { ACTIVATE, AMOUNT } from './decisions/decision.ts';
import { payLife } from './effects/life.ts';
import { canAfford, canLoseLife, isBeyond, needOfCost } from './energy/cost.ts';
import { payEnergy } from './energy/pay.ts';
import { countUnits } from './energy/units.ts';
import type { Game } from './game.ts';
import { note } from './record.ts';
import type { Seat } from './setup.ts';
import { NONE, otherSeat } from './state/table.ts';
import { fieldDice } from './stats.ts';

/** Adds every Global and other text that a seat could use now. (R11.2, R11.9, R11.10) */
export function offerActivated(
  game: Game,
  seat: Seat,
  windows: number,
  packet: Packet | null = null,
): void {
  const units = countUnits(game, seat);
  offerWithin(game, seat, windows, units, game.scratch.haveKinds, packet);
}

/** The same for a seat whose units, and their kinds as bits, were just counted. */
export function offerWithin(
  game: Game,
  seat: Seat,
  windows: number,
  units: number,
  kinds: number,
  packet: Packet | null = null,
): void {
  const { activated } = game.hooks;
  for (let place = 0; place < activated.length; place++) {
    const bound = activated[place];
    if (bound === undefined || (bound.window & windows) === 0) continue;
    if (isBeyond(bound.hook.cost, bound.kinds, units, kinds)) continue;
    if (bound.hook.from === 'global') {
      const context = { game, die: NONE, card: bound.origin.card, seat };
      if (isUsable(bound, context, packet)) game.decision.add(ACTIVATE, place, NONE);
    } else {
      offerFromDice(game, seat, place, bound, packet);
    }
  }
}

/** A quick no: a seat has not enough energy for any text of these windows. */
export function canOnlyPass(game: Game, seat: Seat, windows: number): boolean {
  const { activated } = game.hooks;
  const units = countUnits(game, seat);
  for (const bound of activated) {
    if ((bound.window & windows) === 0) continue;
    const { hook, kinds } = bound;
    if (!isBeyond(hook.cost, kinds, units, game.scratch.haveKinds)) return false;
  }
  return true;
}

function offerFromDice(
  game: Game,
  seat: Seat,
  place: number,
  bound: Bound<Activated>,
  packet: Packet | null,
): void {
  const { decision, table } = game;
  const first = decision.count;
  const own = fieldDice(game, seat);
  const dice = bound.hook.who === 'both' ? [...own, ...fieldDice(game, otherSeat(seat))] : own;
  for (const die of dice) {
    if (!bears(game, bound.origin, die) || isOffered(game, die, first)) continue;
    const context = { game, die, card: table.text[die] ?? NONE, seat };
    if (isUsable(bound, context, packet)) decision.add(ACTIVATE, place, die);
  }
}

function isOffered(game: Game, die: number, first: number): boolean {
  const { decision } = game;
  for (let option = first; option < decision.count; option++) {
    if (areAlike(game, decision.b[option] ?? 0, die)) return true;
  }
  return false;
}

/** Asked of a text whose energy is there, as far as a quick look tells. */
function isUsable(bound: Bound<Activated>, context: Context, packet: Packet | null): boolean {
  const { game, seat } = context;
  const { cost } = bound.hook;
  // One type at most: the quick look was enough.
  if (cost.types.length > 1 && !canAfford(game, seat, cost)) return false;
  return mayUse(bound, context, packet);
}

/** Whether nothing but energy could stand in the way. */
function mayUse(bound: Bound<Activated>, context: Context, packet: Packet | null): boolean {
  const { game, seat, card } = context;
  const { hook } = bound;
  if (hook.ownTurnOnly === true && game.active !== seat) return false;
  if (isUsedUp(game, bound, card)) return false;
  if (hook.from === 'global' && !isAllowed(game, 'may-use-global', true, seat, card)) return false;
  if (!canLoseLife(game, seat, hook.cost, extraLife(game, hook, seat))) return false;
  return hook.ready(context, packet);
}

/** What the texts cost that a seat could use now if energy were no matter. */
export function costsInReach(game: Game, seat: Seat, windows: number): Cost[] {
  return game.hooks.activated.flatMap((bound) => {
    if ((bound.window & windows) === 0 || bound.hook.cost.energy === 0) return [];
    const { from, who } = bound.hook;
    const own = from === 'global' ? [NONE] : fieldDice(game, seat);
    const dice =
      who === 'both' && from === 'die' ? [...own, ...fieldDice(game, otherSeat(seat))] : own;
    const isReady = dice.some((die) => {
      if (die !== NONE && !bears(game, bound.origin, die)) return false;
      const card = die === NONE ? bound.origin.card : (game.table.text[die] ?? NONE);
      return mayUse(bound, { game, die, card, seat }, null);
    });
    return isReady ? [bound.hook.cost] : [];
  });
}

function extraLife(game: Game, { from }: Activated, seat: number): number {
  return from === 'global' ? amountOf(game, 'global-life', 0, seat, -1) : 0;
}

/** Pays and carries out the chosen text. (R11.3) */
export function useActivated(
  game: Game,
  seat: Seat,
  place: number,
  die: number,
  packet: Packet | null = null,
): void {
  const bound = game.hooks.activated[place];
  if (bound === undefined) return;
  const { hook, origin } = bound;
  const card = die >= 0 ? (game.table.text[die] ?? NONE) : origin.card;
  const times = game.profile.batchGlobals ? timesPaid(game, seat, bound) : 1;
  const { cost } = hook;
  note(game, 'ability', occasionOf(hook), seat, die, NONE, times, origin.ability.name);
  game.log?.enter();
  const life = (cost.life ?? 0) + extraLife(game, hook, seat);
  if (life > 0) payLife(game, seat, life * times);
  const single = { energy: cost.energy * times, types: repeat(cost.types, times) };
  needOfCost(game, single);
  payEnergy(game, seat, single.energy);
  countUse(game, bound, card);
  game.state.now.effects++;
  hook.run({ game, die, card, seat }, times, packet);
  // R4.6: uses paid together were one payment; no later cost is.
  game.state.now.held = 0;
  game.log?.leave();
}

/** The rule under which a player uses a text. */
function occasionOf(hook: Activated): string {
  if (hook.window === 'keyword') return 'R12.6';
  if (hook.window === 'reaction') return 'R11.7';
  return hook.from === 'global' ? 'R11.3' : 'R11.10';
}

function repeat<T>(list: readonly T[], times: number): T[] {
  return Array.from({ length: times }, () => list).flat();
}

/** In 2016 several uses may be paid together and are one effect; reactions are single. (R11.4, R11.7) */
function timesPaid(game: Game, seat: Seat, { hook }: Bound<Activated>): number {
  if (hook.from !== 'global' || hook.window === 'reaction') return 1;
  if (hook.oncePerTurn === true || hook.single === true || hook.cost.energy === 0) return 1;
  let most = 1;
  while (most < 8 && canAffordTimes(game, seat, hook, most + 1)) most++;
  game.decision.open('amount', seat, 'R11.4');
  for (let times = 1; times <= most; times++) game.decision.add(AMOUNT, times, NONE);
  return choose(game) + 1;
}

function canAffordTimes(game: Game, seat: Seat, hook: Activated, times: number): boolean {
  const { energy, types, life = 0 } = hook.cost;
  const lifeToo = (life + extraLife(game, hook, seat)) * times;
  return canAfford(game, seat, { energy: energy * times, types: repeat(types, times) }, lifeToo);
}
