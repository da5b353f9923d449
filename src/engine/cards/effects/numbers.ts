import { bonus, grantKeyword, lastThisTurn, setAttack } from '../../effects/lasting.ts';
import { gainLife, loseLife } from '../../effects/life.ts';
import { BY_GLOBAL } from '../../effects/pick.ts';
import { NONE } from '../../state/table.ts';
import { attackOf } from '../../stats.ts';
import { measureOf } from '../amounts.ts';
import { choiceOf, stillThere } from '../choose.ts';
import type { Scene } from '../scene.ts';
import { canAlways, type Makers, seatsOf } from '../step.ts';

/** What a Global did can be cancelled later. */
function notedAsGlobal(scene: Scene, die: number, undo: () => void): void {
  if (scene.kind === BY_GLOBAL) lastThisTurn(scene, die, { name: 'Global', undo }, 'global');
}

export const NUMBERS: Makers<'boost' | 'grant' | 'gain-life' | 'lose-life' | 'swap-attack'> = {
  boost: ({ dice, attack = 0, defense = 0 }) => {
    const choice = choiceOf(dice);
    const [moreAttack, moreDefense] = [measureOf(attack), measureOf(defense)];
    return {
      run: (scene) => {
        const { game, times = 1 } = scene;
        const chosen = stillThere(scene, choice.take(scene));
        const [a, d] = [moreAttack(scene) * times, moreDefense(scene) * times];
        for (const die of chosen) {
          bonus(game, die, a, d);
          notedAsGlobal(scene, die, () => bonus(game, die, -a, -d));
        }
        return chosen.length > 0;
      },
      can: (scene) => choice.can(scene),
    };
  },
  grant: ({ dice, keyword }) => {
    const choice = choiceOf(dice);
    return {
      run: (scene) => {
        const { game } = scene;
        const chosen = stillThere(scene, choice.take(scene));
        const { granted } = game.table;
        for (const die of chosen) {
          const before = granted[die] ?? 0;
          grantKeyword(game, die, keyword);
          const given = (granted[die] ?? 0) & ~before;
          notedAsGlobal(scene, die, () => {
            granted[die] = (granted[die] ?? 0) & ~given;
          });
        }
        return chosen.length > 0;
      },
      can: (scene) => choice.can(scene),
    };
  },
  'gain-life': ({ player, amount }) => {
    const measure = measureOf(amount);
    return {
      run: (scene) => {
        const gained = measure(scene) * (scene.times ?? 1);
        for (const seat of seatsOf(scene, player)) gainLife(scene.game, seat, gained);
        return true;
      },
      can: canAlways,
    };
  },
  'lose-life': ({ player, amount }) => {
    const measure = measureOf(amount);
    return {
      run: (scene) => {
        const lost = measure(scene) * (scene.times ?? 1);
        for (const seat of seatsOf(scene, player)) loseLife(scene.game, seat, lost, 'R13.14');
        return lost > 0;
      },
      can: canAlways,
    };
  },
  'swap-attack': ({ dice, with: others }) => {
    const [choice, second] = [choiceOf(dice), choiceOf(others)];
    return {
      run: (scene) => {
        const { game } = scene;
        const [own = NONE] = choice.take(scene);
        const [other = NONE] = second.take(scene);
        if (own === NONE || other === NONE) return false;
        const [mine, theirs] = [attackOf(game, own), attackOf(game, other)];
        notedAsGlobal(scene, own, setAttack(game, own, theirs));
        notedAsGlobal(scene, other, setAttack(game, other, mine));
        return true;
      },
      can: (scene) => choice.can(scene) && second.can(scene),
    };
  },
};
