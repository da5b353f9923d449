import type { Happening } from '../../abilities/ability.ts';
import { heal } from '../../effects/damage.ts';
import { mayDo } from '../../effects/pick.ts';
import type { Game } from '../../game.ts';
import { isInField } from '../../state/zones.ts';
import { falls } from '../../stats.ts';
import { subjectsOf } from '../ground.ts';
import { type Scene, sceneAfter } from '../scene.ts';
import type { RuleMakers } from './maker.ts';

export const SAVING: RuleMakers<'instead-of-ko'> = {
  'instead-of-ko': ({ dice, may, combat: inCombat, effects }, compile) => {
    const { scope, fits } = subjectsOf(dice);
    const step = compile(effects);
    const [about] = effects;
    const speaksOf = (scene: Scene, die: number, combat: boolean) =>
      (!inCombat || combat) && fits(scene, die);
    return (ground) => ({
      replacements: [
        {
          of: 'ko',
          scope,
          instead: (context, die, { by, combat, direct }) => {
            const { game } = context;
            const view = ground.view(context);
            if (!speaksOf(view, die, combat) || !ground.holds(view)) return false;
            const seat = game.table.side[die] ?? 0;
            const what: Happening = { moment: 'koed', die, other: by, seat, amount: 0, combat };
            const scene = sceneAfter(view, what, dice === 'this' ? die : context.die);
            if (about) scene.about = about;
            const isDone = step.can(scene) && (!may || mayDo(scene)) && step.run(scene);
            return isDone && isSafe(game, die, direct);
          },
        },
      ],
    });
  },
};

/** R18.1: the KO never happened, and no damage is left that could cause another. */
function isSafe(game: Game, die: number, direct: boolean): boolean {
  if (!isInField(game.table.zone[die] ?? 0)) return true;
  heal(game, die);
  return direct || !falls(game, die);
}
