import { mayDo, mayPay, pickAmount } from '../../effects/pick.ts';
import { otherSeat } from '../../state/table.ts';
import { type Scene, seenBy } from '../scene.ts';
import { costOfPrice, type Makers } from '../step.ts';

/** The scene as the other player is asked about it. */
function asked(scene: Scene): Scene {
  return seenBy(scene, otherSeat(scene.seat));
}

export const CHOOSING: Makers<'choose' | 'unless'> = {
  choose: ({ options, by }, compile) => {
    const steps = options.map((option) => compile(option));
    return {
      run: (scene) => {
        const chooser = by === 'opponent' ? asked(scene) : scene;
        const place = pickAmount(chooser, 1, steps.length);
        return steps[place - 1]?.run(scene) ?? false;
      },
      // R11.9: one of them must have something to do.
      can: (scene) => steps.some((step) => step.can(scene)),
    };
  },
  unless: ({ price, deed = [], effects }, compile) => {
    const [instead, rest] = [compile(deed), compile(effects)];
    const cost = price && costOfPrice(price);
    /** Whoever may do something and cannot is not asked. (R19.4) */
    const isSpared = (them: Scene) => {
      if (cost) return mayPay(them, cost);
      return instead.can(them) && mayDo(them) && instead.run(them);
    };
    return {
      run: (scene) => !isSpared(asked(scene)) && rest.run(scene),
      can: (scene) => rest.can(scene),
    };
  },
};
