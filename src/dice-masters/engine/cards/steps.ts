import type { Effect } from '../../language/effect.ts';
import type { LeftText } from '../abilities/ability.ts';
import { DAMAGE } from './effects/damage.ts';
import { DRAWING } from './effects/draws.ts';
import { TURNING } from './effects/faces.ts';
import { FLOW } from './effects/flow.ts';
import { NUMBERS } from './effects/numbers.ts';
import { MOVING } from './effects/places.ts';
import { LASTING } from './effects/turn.ts';
import type { Scene } from './scene.ts';
import { type Compile, canAlways, type Makers, type Step } from './step.ts';

/** Every verb of the vocabulary; a missing one does not compile. */
const MAKERS: Makers<Effect['do']> = {
  ...DAMAGE,
  ...MOVING,
  ...TURNING,
  ...DRAWING,
  ...NUMBERS,
  ...FLOW,
  ...LASTING,
};

const NOTHING: Step = { run: () => false, can: canAlways };

/** Compiles one text; what it may leave behind is added to a list. */
export function compiler(left: LeftText[]): Compile {
  const leaves = (text: LeftText) => {
    left.push(text);
    return text;
  };
  const compile: Compile = Object.assign(
    (effects: readonly Effect[]) => stepsOf(effects, compile),
    { leaves },
  );
  return compile;
}

/** Effects in a row. A text whose first step has nothing to do cannot be used. (R11.9) */
function stepsOf(effects: readonly Effect[], compile: Compile): Step {
  const steps = effects.map((effect) => stepOf(effect, compile));
  const [first = NOTHING] = steps;
  if (steps.length < 2) return first;
  // R19.5: the same done to several things is done as far as possible.
  const waiting = steps.filter((_, place) => effects[place]?.do === 'next');
  const isSame = effects.every(({ do: verb }) => verb === effects[0]?.do);
  return {
    run: (scene) => {
      let done = false;
      for (const step of steps) {
        done = step.run(scene) || done;
        if (scene.declined) return false;
      }
      return done;
    },
    can: (scene) => {
      if (waiting.some((step) => !step.can(scene))) return false;
      return first.can(scene) || (isSame && steps.some((step) => step.can(scene)));
    },
  };
}

function stepOf(effect: Effect, compile: Compile): Step {
  const make = MAKERS[effect.do] as (effect: Effect, compile: Compile) => Step;
  const { run, can } = make(effect, compile);
  return {
    run: (scene: Scene) => {
      scene.about = effect;
      scene.size = -1;
      return run(scene);
    },
    can,
  };
}
