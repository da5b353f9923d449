import { BY_GLOBAL } from '../../abilities/text-kinds.ts';
import { bonus, grantKeyword, setAttack, setDefense, undoable } from '../../effects/lasting.ts';
import { gainLife, loseLife } from '../../effects/life.ts';
import type { Undo } from '../../state/left.ts';
import { NONE } from '../../state/table.ts';
import { attackOf, defenseOf, printedAttackOf, printedDefenseOf } from '../../stats.ts';
import { measureOf } from '../amounts.ts';
import { choiceOf, stillThere } from '../choose.ts';
import type { Scene } from '../scene.ts';
import { canAlways, type Makers, seatsOf } from '../step.ts';

/** What a Global did can be cancelled later. */
function notedAsGlobal(scene: Scene, die: number, undo: Undo | null): void {
  if (scene.kind === BY_GLOBAL) undoable(scene, die, undo);
}

/** A and D as they shall be now, each if it is given. */
function setStats(scene: Scene, die: number, attack?: number, defense?: number): void {
  const { game } = scene;
  if (attack !== undefined) notedAsGlobal(scene, die, setAttack(game, die, attack));
  if (defense !== undefined) notedAsGlobal(scene, die, setDefense(game, die, defense));
}

/** Keywords whose only moment is the window after blocks. (R12.6) */
const AFTER_BLOCKS: ReadonlySet<string> = new Set(['infiltrate', 'tag-out']);

export const NUMBERS: Makers<
  'boost' | 'set' | 'swap-stats' | 'double' | 'grant' | 'gain-life' | 'lose-life' | 'swap-attack'
> = {
  boost: ({ dice, attack = 0, defense = 0, keyword }) => {
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
          if (keyword) notedAsGlobal(scene, die, grantKeyword(game, die, keyword));
        }
        return chosen.length > 0;
      },
      can: (scene) => choice.can(scene),
    };
  },
  set: ({ dice, attack, defense }) => {
    const choice = choiceOf(dice);
    const [a, d] = [attack, defense].map((one) => (one === undefined ? null : measureOf(one)));
    return {
      run: (scene) => {
        const chosen = stillThere(scene, choice.take(scene));
        for (const die of chosen) {
          const own = { ...scene, it: [die] };
          setStats(scene, die, a?.(own), d?.(own));
        }
        return chosen.length > 0;
      },
      can: (scene) => choice.can(scene),
    };
  },
  'swap-stats': ({ dice }) => {
    const choice = choiceOf(dice);
    return {
      run: (scene) => {
        const { game } = scene;
        const chosen = stillThere(scene, choice.take(scene));
        for (const die of chosen) setStats(scene, die, defenseOf(game, die), attackOf(game, die));
        return chosen.length > 0;
      },
      can: (scene) => choice.can(scene),
    };
  },
  double: ({ dice, stats, printed }) => {
    const choice = choiceOf(dice);
    const [attackFrom, defenseFrom] = printed
      ? [printedAttackOf, printedDefenseOf]
      : [attackOf, defenseOf];
    return {
      run: (scene) => {
        const { game } = scene;
        const chosen = stillThere(scene, choice.take(scene));
        for (const die of chosen) {
          const attack = stats === 'defense' ? 0 : attackFrom(game, die);
          const defense = stats === 'attack' ? 0 : defenseFrom(game, die);
          bonus(game, die, attack, defense);
          notedAsGlobal(scene, die, { what: 'bonus', attack, defense });
        }
        return chosen.length > 0;
      },
      can: (scene) => choice.can(scene),
    };
  },
  grant: ({ dice, keyword, value }) => {
    const choice = choiceOf(dice);
    return {
      run: (scene) => {
        const chosen = stillThere(scene, choice.take(scene));
        for (const die of chosen) {
          notedAsGlobal(scene, die, grantKeyword(scene.game, die, keyword, value));
        }
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
