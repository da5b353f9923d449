import {
  areAlike,
  type Game,
  type Option,
  type Question,
} from '../../../dice-masters/engine/index.ts';

/** Which options a die or a card on the table stands for. */
export interface Lit {
  dice: ReadonlyMap<number, number[]>;
  /** By place on the table. */
  cards: ReadonlyMap<number, number[]>;
}

export const NOTHING_LIT: Lit = { dice: new Map(), cards: new Map() };

/** The dice that an option names. */
export function diceNamed(option: Option | undefined): number[] {
  if (option?.die === undefined) return [];
  return option.verb === 'block' ? [option.die, option.other] : [option.die];
}

/** The card that an option names, by its place on the table; -1 for none. */
export function cardNamed(option: Option | undefined): number {
  return option?.card ?? -1;
}

/** Lights what the question names; equal dice stand for the one that it names. */
export function litBy(game: Game, { options, taken }: Question): Lit {
  const dice = new Map<number, number[]>();
  const cards = new Map<number, number[]>();
  for (const [place, option] of options.entries()) {
    for (const die of diceNamed(option)) add(dice, die, place);
    if (option.card !== undefined) add(cards, option.card, place);
  }
  spread(game, dice, taken);
  return { dice, cards };
}

function add(map: Map<number, number[]>, key: number, option: number): void {
  const known = map.get(key);
  if (known) known.push(option);
  else map.set(key, [option]);
}

/** Dice equal to a named one are lit with it; dice already taken are not. */
function spread(game: Game, dice: Map<number, number[]>, taken: readonly number[]): void {
  const named = [...dice];
  for (let die = 0; die < game.diceCount; die++) {
    if (dice.has(die) || taken.includes(die)) continue;
    const like = named.find(([other]) => areAlike(game, other, die));
    if (like) dice.set(die, like[1]);
  }
}
