import type { Subject } from '../../language/rule.ts';
import type { Ability, Context, Scope } from '../abilities/ability.ts';
import { type Fits, fitsOf } from './fits.ts';
import type { Scene } from './scene.ts';

/** What text stands on: a card, or an effect that lasts for the turn. */
export interface Ground {
  /** The scene in which the text is read. */
  view(context: Context): Scene;
  /** Whether the die is the one that bears the text. */
  isThis(context: Context, die: number): boolean;
  /** Whether the text holds now. */
  holds(scene: Scene): boolean;
}

export type Hooks = Omit<Ability, 'name'>;

/** Dice that a rule is about: asked of the bearing die itself, or of all dice while the card is active. */
export interface Subjects {
  scope: Scope;
  fits: Fits;
}

const itself: Fits = () => true;

export function subjectsOf(dice: Subject): Subjects {
  return dice === 'this'
    ? { scope: 'self', fits: itself }
    : { scope: 'active', fits: fitsOf(dice) };
}

/** The same asked of a die that the engine names second, such as the attacker of a blocker. */
export function secondOf(
  dice: Subject,
): (ground: Ground, context: Context, die: number) => boolean {
  if (dice === 'this') return (ground, context, die) => ground.isThis(context, die);
  const fits = fitsOf(dice);
  return (ground, context, die) => fits(ground.view(context), die);
}
