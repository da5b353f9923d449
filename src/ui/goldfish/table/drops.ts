import {
  areAlike,
  type Game,
  type Option,
  type Question,
} from '../../../dice-masters/engine/index.ts';

/** The place on the mat where dice wait for the reroll. */
export const TRAY = 'tray';

/** Where an option sends a die, as the mat names its places; nothing where a die does not move. */
const PLACES: Partial<Record<Option['verb'], string>> = {
  buy: '0-used',
  field: '0-field',
  use: '0-out',
  reroll: TRAY,
  pay: '0-out',
  attack: 'attack',
};

/** The place beside an attacker, where its blockers stand. */
export function columnOf(attacker: number): string {
  return `die-${attacker}`;
}

/** The places to which something can be dragged, each with the options that this means. `die` is -1 for a card. */
export function dropsOf(
  game: Game,
  question: Question,
  die: number,
  options: readonly number[],
): ReadonlyMap<string, number[]> {
  const drops = new Map<string, number[]>();
  for (const option of options) {
    const place = placeOf(game, die, question.options[option]);
    if (place !== null) drops.set(place, [...(drops.get(place) ?? []), option]);
  }
  return drops;
}

function placeOf(game: Game, die: number, option: Option | undefined): string | null {
  if (option?.verb === 'buy') return PLACES.buy ?? null;
  if (die < 0 || option?.die === undefined) return null;
  if (option.die !== die && !areAlike(game, option.die, die)) return null;
  return option.verb === 'block' ? columnOf(option.other) : (PLACES[option.verb] ?? null);
}
