import type { RuleName, Subject } from '../../../language/rule.ts';
import { SPENT } from '../../state/table.ts';
import { isInField, OUT } from '../../state/zones.ts';
import { showsCharacter } from '../../stats.ts';
import { type Ground, type Hooks, subjectsOf } from '../ground.ts';
import type { Scene } from '../scene.ts';
import type { RuleMakers } from './maker.ts';

type Speaking = Extract<RuleName, 'has' | 'loses' | 'deals-more' | 'no-adventurer'>;

/** Character dice have what a text gives them in the Field and on their way out of it, action dice wherever they lie. */
function reaches(dice: Subject): (scene: Scene, die: number) => boolean {
  if (dice === 'this' || dice.is === 'action') return () => true;
  return ({ game }, die) => {
    const { flags, zone } = game.table;
    if (isInField(zone[die] ?? 0)) return true;
    const wasSpent = ((flags[die] ?? 0) & SPENT) !== 0;
    return zone[die] === OUT && !wasSpent && showsCharacter(game, die);
  };
}

/** Dice have a keyword, or have it no more. */
function saying(dice: Subject, keyword: string, says: 1 | -1): (ground: Ground) => Hooks {
  const { scope, fits } = subjectsOf(dice);
  const isThere = reaches(dice);
  return (ground) => ({
    gives: [keyword],
    rulings: [
      {
        permission: 'has-keyword',
        scope,
        says: (context, die, number) => {
          if (context.game.hooks.keywordNumber(keyword) !== number) return 0;
          const scene = ground.view(context);
          return isThere(scene, die) && fits(scene, die) && ground.holds(scene) ? says : 0;
        },
      },
    ],
  });
}

export const giving = (dice: Subject, keyword: string) => saying(dice, keyword, 1);

export const SPEAKING: RuleMakers<Speaking> = {
  has: ({ dice, keyword, value }) => {
    const given = giving(dice, keyword);
    if (value === undefined) return given;
    const { scope, fits } = subjectsOf(dice);
    return (ground) => ({
      ...given(ground),
      modifiers: [
        {
          amount: 'keyword-value',
          scope,
          by: (context, die, number, soFar) => {
            if (context.game.hooks.keywordNumber(keyword) !== number) return 0;
            const scene = ground.view(context);
            return fits(scene, die) && ground.holds(scene) ? Math.max(0, value - soFar) : 0;
          },
        },
      ],
    });
  },
  loses: ({ dice, keyword }) => saying(dice, keyword, -1),
  'no-adventurer': () => () => ({ noAdventurer: true }),
  'deals-more': ({ dice, keyword, more }) => {
    const { scope, fits } = subjectsOf(dice);
    return (ground) => ({
      modifiers: [
        {
          amount: 'keyword-damage',
          scope,
          by: (context, die, number) => {
            if (context.game.hooks.keywordNumber(keyword) !== number) return 0;
            const scene = ground.view(context);
            return fits(scene, die) && ground.holds(scene) ? more : 0;
          },
        },
      ],
    });
  },
};
