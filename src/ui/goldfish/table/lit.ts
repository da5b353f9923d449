import { areAlike, type Game } from '../../../dice-masters/engine/index.ts';
import { cardNamed, diceNamed } from './named-dice.ts';

/** Which options a die or a card on the table stands for. */
export interface Lit {
  dice: ReadonlyMap<number, number[]>;
  /** By place in the layout. */
  cards: ReadonlyMap<number, number[]>;
}

export const NOTHING_LIT: Lit = { dice: new Map(), cards: new Map() };

/** Reads the open decision; equal dice stand for the one that the engine names. */
export function litBy(game: Game): Lit {
  const dice = new Map<number, number[]>();
  const cards = new Map<number, number[]>();
  for (let option = 0; option < game.decision.count; option++) {
    for (const die of diceNamed(game, option)) add(dice, die, option);
    const card = cardNamed(game, option);
    if (card >= 0) add(cards, card, option);
  }
  spread(game, dice);
  return { dice, cards };
}

function add(map: Map<number, number[]>, key: number, option: number): void {
  const known = map.get(key);
  if (known) known.push(option);
  else map.set(key, [option]);
}

/** Dice equal to a named one are lit with it; dice already taken are not. */
function spread(game: Game, dice: Map<number, number[]>): void {
  const named = [...dice];
  for (let die = 0; die < game.layout.diceCount; die++) {
    if (dice.has(die) || game.scratch.mark[die] !== 0) continue;
    const like = named.find(([other]) => areAlike(game, other, die));
    if (like) dice.set(die, like[1]);
  }
}
