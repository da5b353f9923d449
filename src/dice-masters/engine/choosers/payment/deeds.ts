import { ENERGY_TYPES } from '../../../cards/energy.ts';
import { isAllowed } from '../../abilities/ask.ts';
import { WINDOWS } from '../../abilities/hooks.ts';
import { mayPurchase } from '../../actions/buy.ts';
import { costsInReach } from '../../activated.ts';
import { canFinish } from '../../energy/units.ts';
import { WILD } from '../../faces.ts';
import type { Game } from '../../game.ts';
import { purchaseCostOf } from '../../prices.ts';
import type { Seat } from '../../setup.ts';
import { RESERVE } from '../../state/zones.ts';
import { fieldingCostOf, showsCharacter, zoneDice } from '../../stats.ts';

/** Something that energy could still do this turn. */
export interface Deed {
  energy: number;
  /** Units demanded, by type. */
  need: readonly number[];
  /** How often, at most. */
  times: number;
}

const NO_TYPES: readonly number[] = ENERGY_TYPES.map(() => 0);
const NOTHING = new Int32Array(WILD + 2);
const OFTEN = 9;

/** What a seat could still buy, field and use this turn if it had the energy. (R7.3.1, R7.3.2) */
export function deedsOf(game: Game, seat: Seat): Deed[] {
  const isMain = seat === game.active && game.step === 'main';
  const texts = costsInReach(game, seat, isMain ? WINDOWS.global | WINDOWS.main : WINDOWS.global);
  const used = texts.map(({ energy, types }) => {
    const need = ENERGY_TYPES.map((type) => types.filter((one) => one === type).length);
    return { energy, need, times: OFTEN };
  });
  return isMain ? [...purchases(game, seat), ...fieldings(game, seat), ...used] : used;
}

function purchases(game: Game, seat: Seat): Deed[] {
  const { layout, table } = game;
  return [...game.shops[seat]].flatMap((card) => {
    const times = table.supply[card] ?? 0;
    const energy = purchaseCostOf(game, card, seat);
    if (times === 0 || energy === 0 || !mayPurchase(game, card)) return [];
    const mask = layout.typeMask[card] ?? 0;
    return [{ energy, need: ENERGY_TYPES.map((_, type) => (mask >> type) & 1), times }];
  });
}

function fieldings(game: Game, seat: Seat): Deed[] {
  return zoneDice(game, seat, RESERVE).flatMap((die) => {
    if (die === game.state.now.fielding || !showsCharacter(game, die)) return [];
    const energy = fieldingCostOf(game, die);
    if (energy === 0 || !isAllowed(game, 'may-field', true, die, seat)) return [];
    return [{ energy, need: NO_TYPES, times: 1 }];
  });
}

/** What several deeds take together. */
export interface Spending {
  energy: number;
  need: Int32Array;
}

/** Every amount that some of the deeds take together, within so many units. (B19) */
export function spendingsOf(deeds: readonly Deed[], most: number): Spending[] {
  let reached = new Map<string, Spending>([['', { energy: 0, need: new Int32Array(NO_TYPES) }]]);
  for (const deed of deeds) {
    const more = new Map(reached);
    for (const start of reached.values()) addDeed(more, start, deed, most);
    reached = more;
  }
  return [...reached.values()].sort((a, b) => b.energy - a.energy);
}

function addDeed(
  reached: Map<string, Spending>,
  start: Spending,
  { energy, need, times }: Deed,
  most: number,
): void {
  for (let count = 1; count <= times; count++) {
    const sum = start.energy + energy * count;
    if (sum > most) return;
    const types = start.need.map((demand, type) => demand + (need[type] ?? 0) * count);
    reached.set(`${sum}:${types.join()}`, { energy: sum, need: types });
  }
}

/** Whether these units can do it. (R4.10) */
export function canDo(units: Int32Array, total: number, { energy, need }: Spending): boolean {
  return canFinish(units, NOTHING, need, energy, total);
}

export function asSpending({ energy, need }: Deed): Spending {
  return { energy, need: new Int32Array(need) };
}
