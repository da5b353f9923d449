import type { Game } from '../../game.ts';
import { BAG, OUT, PREP, USED } from '../../state/zones.ts';
import { secondOf, subjectsOf } from '../ground.ts';
import type { RuleMakers } from './maker.ts';

const ZONES = {
  bag: () => BAG,
  /** Over Out of Play on its owner's turn. (E09) */
  used: ({ table, active, profile }: Game, die: number) =>
    table.owner[die] === active && profile.effectToUsedGoesOut ? OUT : USED,
};

/** KO'd dice that go elsewhere, also where whoever KOs them falls in the same moment. (R13.1, R15.9) */
export const KO_GOALS: RuleMakers<'ko-goes'> = {
  'ko-goes': ({ dice, to, by, combat }) => {
    const { scope, fits } = subjectsOf(dice);
    const isDoer = by && secondOf(by);
    return (ground) => ({
      replacements: [
        {
          of: 'destination',
          scope: by === 'this' ? 'anywhere' : scope,
          journeys: ['ko'],
          to: (context, die, zone) => {
            const { koBy, koInCombat } = context.game.scratch;
            const scene = ground.view(context);
            if (zone !== PREP || (combat && !koInCombat)) return zone;
            if (isDoer && (koBy < 0 || !isDoer(ground, context, koBy))) return zone;
            return fits(scene, die) && ground.holds(scene) ? ZONES[to](context.game, die) : zone;
          },
        },
      ],
    });
  },
};
