import type { EnergyUnit } from '../cards/energy.ts';
import type { Face } from '../cards/face.ts';
import { mayPurchase } from './actions/buy.ts';
import { UNIT_KINDS, UNITS } from './faces.ts';
import type { Game } from './game.ts';
import { ZONES, type Zone } from './movement.ts';
import { purchaseCostOf } from './prices.ts';
import type { EngineCard, Seat } from './setup.ts';
import { BASIC_KIND, SIDEKICK_KIND } from './state/layout.ts';
import { PREP } from './state/zones.ts';

/** The card that a die belongs to. */
export function dieCard({ layout }: Game, die: number): EngineCard {
  return layout.card(layout.cardOf[die] ?? -1);
}

/** A card by its place on the table. */
export function cardOn({ layout }: Game, card: number): EngineCard {
  return layout.card(card);
}

/** The face that a die shows or last showed. */
export function dieFace(game: Game, die: number): Face {
  return dieCard(game, die).faces[game.table.face[die] ?? 0] ?? { kind: 'unknown' };
}

/** Where a die lies, and its card by the place on the table. */
export function dieWhere(
  { table, layout }: Game,
  die: number,
): { zone: Zone; seat: Seat; card: number } {
  const zone = ZONES[table.zone[die] ?? -1];
  const card = layout.cardOf[die];
  if (zone === undefined || card === undefined) throw new Error(`there is no die ${die}`);
  return { zone, seat: table.side[die] === 1 ? 1 : 0, card };
}

export function damageOn({ table }: Game, die: number): number {
  return table.damage[die] ?? 0;
}

export function lifeOf({ table }: Game, seat: Seat): number {
  return table.life[seat] ?? 0;
}

/** The dice that are being rolled this turn and lie in the Prep Area, in the order of the roll. (R7.2.1) */
export function rollingDice({ table, state: { rolling, now } }: Game): number[] {
  return [...rolling.subarray(0, now.rollingCount)].filter((die) => table.zone[die] === PREP);
}

/** A die that blocks another. */
export interface Block {
  attacker: number;
  blocker: number;
}

/** Who blocks whom, in the order in which it was said. (R12.4) */
export function blocksIn({ state: { pairAttacker, pairBlocker, now } }: Game): Block[] {
  return Array.from({ length: now.pairCount }, (_, pair) => ({
    attacker: pairAttacker[pair] ?? -1,
    blocker: pairBlocker[pair] ?? -1,
  }));
}

/** A card on the table with the dice still on it. */
export interface CardOnTable extends Pick<EngineCard, 'id' | 'name' | 'subtitle' | 'energy'> {
  /** Its place on the table. */
  card: number;
  /** What `seat` pays. */
  cost: number;
  isBasic: boolean;
  /** Who brought it, or asks. */
  seat: Seat;
  left: number;
  dice: number;
}

/** Every card but the Sidekicks, which have none. (R1.4) */
export function cardsOnTable(game: Game): CardOnTable[] {
  const { cards, cardKind, cardSeat } = game.layout;
  return [...cards.keys()]
    .filter((card) => cardKind[card] !== SIDEKICK_KIND)
    .map((card) => cardOnTable(game, card, cardSeat[card] === 1 ? 1 : 0));
}

/** What the active player could buy with enough energy, the cheapest as printed first. (R8.2) */
export function cardsForSale(game: Game): CardOnTable[] {
  return [...game.shops[game.active]]
    .filter((card) => game.table.supply[card] !== 0 && mayPurchase(game, card))
    .map((card) => cardOnTable(game, card, game.active));
}

/** `cost` is what the seat pays. */
function cardOnTable(game: Game, card: number, seat: Seat): CardOnTable {
  const { layout, table } = game;
  const { id, name, subtitle, energy } = layout.card(card);
  return {
    card,
    id,
    name,
    subtitle,
    energy,
    seat,
    cost: purchaseCostOf(game, card, seat),
    isBasic: layout.cardKind[card] === BASIC_KIND,
    left: table.supply[card] ?? 0,
    dice: layout.cardDice[card] ?? 0,
  };
}

/** Energy that a seat has without a die, unit by unit. (R3.9) */
export function looseEnergy({ table }: Game, seat: Seat): EnergyUnit[] {
  return UNITS.flatMap((unit, kind) =>
    Array.from({ length: table.virtual[seat * UNIT_KINDS + kind] ?? 0 }, () => unit),
  );
}
