import { BY_GLOBAL } from '../../abilities/text-kinds.ts';
import { bonus, grantKeyword, setAttack, undoable } from '../../effects/lasting.ts';
import { gainLife, loseLife } from '../../effects/life.ts';
import type { Undo } from '../../state/left.ts';
import { NONE } from '../../state/table.ts';
import { attackOf } from '../../stats.ts';
import { measureOf } from '../amounts.ts';
import { choiceOf, stillThere } from '../choose.ts';
import type { Scene } from '../scene.ts';
import { canAlways, type Makers, seatsOf } from '../step.ts';

/** What a Global did can be cancelled later. */
function notedAsGlobal(scene: Scene, die: number, undo: Undo | null): void {
  if (scene.kind === BY_GLOBAL) undoable(scene, die, undo);
}

/** Keywords whose only moment is the window after blocks. (R12.6) */
const AFTER_BLOCKS: ReadonlySet<string> = new Set(['infiltrate', 'tag-out']);

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
          notedAsGlobal(scene, die, { what: 'bonus', attack: a, defense: d });
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
        const chosen = stillThere(scene, choice.take(scene));
        for (const die of chosen) notedAsGlobal(scene, die, grantKeyword(scene.game, die, keyword));
        return chosen.length > 0;
      },
      can: (scene) => {
        const isLate = scene.game.combat === 'window' && AFTER_BLOCKS.has(keyword);
        return !isLate && choice.can(scene);
      },
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
