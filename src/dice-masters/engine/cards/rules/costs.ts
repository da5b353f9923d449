import type { RuleOf, Subject } from '../../../language/rule.ts';
import type { Context, Modifier } from '../../abilities/ability.ts';
import { measureOf } from '../amounts.ts';
import { cardFitsOf, fitsOf } from '../fits.ts';
import type { Ground } from '../ground.ts';
import type { Scene } from '../scene.ts';
import type { RuleMakers } from './maker.ts';

type Cost = RuleOf<'cost'>;
/** By how much a cost changes. */
type Change = (scene: Scene, soFar: number) => number;

function changeOf({ less = 0, more = 0, free, least = 0 }: Cost): Change {
  if (free) return (_, soFar) => -soFar;
  if (more > 0) return () => more;
  const measure = measureOf(less);
  return (scene, soFar) => -Math.max(0, Math.min(measure(scene), soFar - least));
}

/** Cards, as `your` and `opposing` buyers see them. */
function buyerFits(dice: Subject): (scene: Scene, card: number, buyer: number) => boolean {
  if (dice === 'this') return (scene, card) => card === scene.card;
  const { whose, ...kind } = dice;
  const fits = cardFitsOf(kind);
  return (scene, card, buyer) => {
    const isYours = buyer === scene.seat;
    if (whose !== undefined && isYours !== (whose === 'your')) return false;
    return fits(scene, card);
  };
}

function dieFits(dice: Subject): (scene: Scene, die: number) => boolean {
  if (dice !== 'this') return fitsOf(dice);
  return fitsOf({ card: 'this' });
}

export const PRICING: RuleMakers<'cost'> = {
  cost: (rule) => {
    const { of, dice } = rule;
    const [change, fitsBuyer, fitsDie] = [changeOf(rule), buyerFits(dice), dieFits(dice)];
    // R15.11: what a die says of its own cost it says before it is in the Field.
    const scope = dice === 'this' ? 'anywhere' : 'active';
    const buying = (ground: Ground): Modifier => ({
      amount: 'purchase-cost',
      scope,
      by: (context: Context, card, buyer, soFar) => {
        const scene = ground.view(context);
        return fitsBuyer(scene, card, buyer) && ground.holds(scene) ? change(scene, soFar) : 0;
      },
    });
    const fielding = (ground: Ground): Modifier => ({
      amount: 'fielding-cost',
      scope,
      by: (context: Context, die, _, soFar) => {
        const scene = ground.view(context);
        return fitsDie(scene, die) && ground.holds(scene) ? change(scene, soFar) : 0;
      },
    });
    return (ground) => ({
      modifiers: [
        ...(of === 'fielding' ? [] : [buying(ground)]),
        ...(of === 'buying' ? [] : [fielding(ground)]),
      ],
    });
  },
};
