import type { Game } from '../game.ts';
import type { Seat } from '../setup.ts';
import { NONE } from '../state/table.ts';
import { ATTACK, FIELD } from '../state/zones.ts';
import type { Ability, Context, Left, Scope } from './ability.ts';
import type { Origin } from './hooks.ts';

export const SEATS: readonly Seat[] = [0, 1];

/** Both seats, by who is active: that one first. (R18.3) */
export const ACTIVE_FIRST: Readonly<Record<Seat, readonly Seat[]>> = { 0: SEATS, 1: [1, 0] };

/** For questions that no text has anything to say about. */
export const NOBODY: readonly Context[] = [];

function seatOf(game: Game, die: number): Seat {
  return game.table.side[die] === 0 ? 0 : 1;
}

/** Whether a die has a keyword: printed on the card whose text it uses, or given to it. */
export function hasKeywordNumber(game: Game, die: number, keyword: number): boolean {
  const { text, granted } = game.table;
  return game.cardKeywords.has(text[die] ?? 0, keyword) || granted.has(die, keyword);
}

function burstsOf(game: Game, die: number): number {
  return game.layout.faces.bursts[game.table.row[die] ?? 0] ?? 0;
}

/** Text marked with bursts works only on faces that show them. (R15.1) */
export function burstsFit(game: Game, { bursts }: Ability, die: number): boolean {
  return bursts === undefined || bursts.includes(burstsOf(game, die));
}

/** Whether the text is the die's own. (R15.10) */
export function bears(game: Game, origin: Origin, die: number): boolean {
  if (die < 0) return false;
  if (origin.die !== NONE) return origin.die === die;
  if (origin.keyword !== NONE) return hasKeywordNumber(game, die, origin.keyword);
  if (origin.card === NONE) return false;
  return game.table.text[die] === origin.card && burstsFit(game, origin.ability, die);
}

/** A quick yes: the text is printed on a card that no die in the Field uses. (R15.4) */
export function isAsleep({ table }: Game, { card }: Origin): boolean {
  return card !== NONE && !table.isAwake(card);
}

/** A quick no to something about a die, before anything is made for a longer answer. */
export function isSilent(game: Game, origin: Origin, scope: Scope, die: number): boolean {
  if (scope === 'self') return !bears(game, origin, die);
  return scope === 'active' && isAsleep(game, origin);
}

/** The text as borne by one die. */
export function contextOf(game: Game, die: number): Context {
  return { game, die, card: game.table.text[die] ?? NONE, seat: seatOf(game, die) };
}

/** Everyone for whom the text is active: one for each card and controller, however many dice. (R15.4) */
function activeContexts(game: Game, origin: Origin): readonly Context[] {
  if (origin.left !== null) return [lastingContext(game, origin.left)];
  if (isAsleep(game, origin)) return NOBODY;
  const { table } = game;
  let found = NOBODY;
  for (let seat = 0; seat < SEATS.length; seat++) {
    for (let zone = FIELD; zone <= ATTACK; zone++) {
      const first = table.first(seat, zone);
      const end = first + table.count(seat, zone);
      for (let place = first; place < end; place++) {
        const die = table.order[place] ?? 0;
        if (bears(game, origin, die)) found = withOnce(found, game, die);
      }
    }
  }
  return found;
}

/** Text that works without a die in the Field, for its owner. (R15.11) */
export function anywhereContexts(game: Game, origin: Origin): readonly Context[] {
  if (origin.left !== null) return [lastingContext(game, origin.left)];
  const known = game.anywhere.get(origin);
  if (known !== undefined) return known;
  const contexts = ownersOf(game, origin);
  game.anywhere.set(origin, contexts);
  return contexts;
}

function ownersOf(game: Game, origin: Origin): Context[] {
  const { cards, cardSeat } = game.layout;
  return cards.flatMap((_, card) => {
    const has =
      origin.keyword === NONE ? card === origin.card : game.cardKeywords.has(card, origin.keyword);
    return has ? { game, die: NONE, card, seat: cardSeat[card] === 0 ? 0 : 1 } : [];
  });
}

/** Whoever the text works for when something is about a die. */
export function contextsFor(
  game: Game,
  origin: Origin,
  scope: Scope,
  die: number,
): readonly Context[] {
  if (scope === 'active') return activeContexts(game, origin);
  if (scope === 'anywhere') return anywhereContexts(game, origin);
  return bears(game, origin, die) ? [withLeft(contextOf(game, die), origin)] : NOBODY;
}

/** The context of a text that an effect left behind knows that effect. */
export function withLeft(context: Context, { left }: Origin): Context {
  return left === null ? context : { ...context, left };
}

function lastingContext(game: Game, left: Left): Context {
  const { die, seat } = left.lasting;
  return { game, die, card: NONE, seat, left };
}

function withOnce(found: readonly Context[], game: Game, die: number): readonly Context[] {
  const text = game.table.text[die];
  const side = game.table.side[die];
  for (const { card, seat } of found) if (card === text && seat === side) return found;
  return [...found, contextOf(game, die)];
}
