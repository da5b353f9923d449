import {
  ATTACK_WITH,
  areAlike,
  BLOCK_WITH,
  BUY,
  FIELD_DIE,
  type Game,
  REROLL,
  SPEND,
  USE,
} from '../../../dice-masters/engine/index.ts';

/** The place on the mat where dice wait for the reroll. */
export const TRAY = 'tray';

/** Where an option sends a die, as the mat names its places; nothing where a die does not move. */
const PLACES: Record<number, string> = {
  [BUY]: '0-used',
  [FIELD_DIE]: '0-field',
  [USE]: '0-out',
  [REROLL]: TRAY,
  [SPEND]: '0-out',
  [ATTACK_WITH]: 'attack',
};

/** The place beside an attacker, where its blockers stand. */
export function columnOf(attacker: number): string {
  return `die-${attacker}`;
}

/** The places to which something can be dragged, each with the options that this means. `die` is -1 for a card. */
export function dropsOf(
  game: Game,
  die: number,
  options: readonly number[],
): ReadonlyMap<string, number[]> {
  const drops = new Map<string, number[]>();
  for (const option of options) {
    const place = placeOf(game, die, option);
    if (place !== null) drops.set(place, [...(drops.get(place) ?? []), option]);
  }
  return drops;
}

function placeOf(game: Game, die: number, option: number): string | null {
  const { verb, a, b } = game.decision;
  const what = verb[option] ?? -1;
  if (what === BUY) return PLACES[BUY] ?? null;
  const moved = a[option] ?? -1;
  if (die < 0 || (moved !== die && !areAlike(game, moved, die))) return null;
  return what === BLOCK_WITH ? columnOf(b[option] ?? -1) : (PLACES[what] ?? null);
}
