import type { Goal } from '../../../language/effect.ts';
import { emit } from '../../abilities/emit.ts';
import { canDraw, drawDie, drawToReserve, drawToRoll, prepFromBag } from '../../effects/draw.ts';
import { fieldFree, mayField } from '../../effects/place.ts';
import { send } from '../../moves.ts';
import { NONE } from '../../state/table.ts';
import { ASIDE, BAG, CARD, PREP, RESERVE, USED } from '../../state/zones.ts';
import { measureOf } from '../amounts.ts';
import { fitsOf } from '../fits.ts';
import { canAlways, type Makers } from '../step.ts';

/** Drawn dice lie nowhere yet, so that no rule of movement speaks of them. */
const GOAL_ZONES: Record<Goal, number> = {
  used: USED,
  prep: PREP,
  reserve: RESERVE,
  bag: BAG,
  card: CARD,
};

const DRAWS = { prep: prepFromBag, roll: drawToReserve };

export const DRAWING: Makers<'draw' | 'dig'> = {
  draw: ({ amount, to, quiet }) => {
    const measure = measureOf(amount);
    return {
      run: (scene) => {
        const { game, seat, times = 1 } = scene;
        const wanted = measure(scene) * times;
        if (to === 'join') return seat === game.active && drawToRoll(game, wanted) > 0;
        const dice: number[] = [];
        for (let drawn = 0; drawn < wanted; drawn++) dice.push(DRAWS[to](game, seat));
        scene.it = dice.filter((die) => die !== NONE);
        if (to === 'roll' && !quiet) emit(game, 'draws-and-rolls', NONE, NONE, seat, wanted);
        return scene.it.length > 0;
      },
      can: ({ game, seat }) => canDraw(game, seat),
    };
  },
  dig: ({ amount, for: filter, level, rest }) => {
    const measure = measureOf(amount);
    const fits = fitsOf(filter);
    return {
      run: (scene) => {
        const { game, seat } = scene;
        const dice: number[] = [];
        for (let left = measure(scene); left > 0; left--) {
          const die = drawDie(game, seat, ASIDE, 'R15.9');
          if (die !== NONE) dice.push(die);
        }
        for (const die of dice) {
          if (fits(scene, die) && mayField(game, die, seat)) fieldFree(game, die, seat, level);
          else send(game, die, GOAL_ZONES[rest], 'other', 'R15.9');
        }
        scene.it = dice;
        return dice.length > 0;
      },
      can: canAlways,
    };
  },
};
