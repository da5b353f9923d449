import type { Dice, Players } from '../../../domain/abilities/dice.ts';
import type { Packet } from '../../abilities/ability.ts';
import { dealTogether, playerTarget } from '../../effects/damage.ts';
import { ko } from '../../effects/ko.ts';
import { asPlayer, BY_GLOBAL } from '../../effects/pick.ts';
import { NONE } from '../../state/table.ts';
import { PREP, USED } from '../../state/zones.ts';
import { dieOf, measureOf } from '../amounts.ts';
import { type Choice, choiceOf, stillThere, targetOf } from '../choose.ts';
import type { Scene } from '../scene.ts';
import { canAlways, type Makers, seatsOf } from '../step.ts';

const PLAYER_WORDS: ReadonlySet<unknown> = new Set([
  'you',
  'opponent',
  'each',
  'controller',
  'player',
]);

/** Whom damage hits, dice and players alike. */
function victims(to: Dice | Players | 'a player'): Choice {
  if (to === 'a player') return { take: (scene) => [asPlayer(scene)], can: canAlways };
  if (PLAYER_WORDS.has(to)) {
    return {
      take: (scene) => seatsOf(scene, to as Players).map(playerTarget),
      can: canAlways,
    };
  }
  const dice = to as Dice;
  return typeof dice === 'object' && 'pick' in dice ? targetOf(dice) : choiceOf(dice);
}

/** The die that damages: a Global has none. */
function sourceOf(scene: Scene, from: 'it' | 'other' | undefined): number {
  if (from !== undefined) return dieOf(scene, from);
  return scene.kind === BY_GLOBAL ? NONE : scene.die;
}

export const DAMAGE: Makers<'damage' | 'ko' | 'heal'> = {
  damage: ({ amount, to, from }) => {
    const measure = measureOf(amount);
    const choice = victims(to);
    const dependsOnIt = typeof amount === 'object' && 'stat' in amount && amount.of === 'it';
    const needsVictim = to === 'a player' || dependsOnIt;
    return {
      run: (scene) => {
        const { game, seat, times = 1 } = scene;
        const source = sourceOf(scene, from);
        let size = needsVictim ? 0 : measure(scene) * times;
        scene.size = size;
        const targets = choice.take(scene);
        if (needsVictim) size = measure(aimed(scene, targets)) * times;
        const packets = targets.map(
          (target): Packet => ({ source, seat, target, amount: size, combat: false }),
        );
        if (size > 0) dealTogether(game, packets, packets.length);
        return packets.length > 0;
      },
      can: (scene) => choice.can(scene),
    };
  },
  ko: ({ dice, to }) => {
    const choice = choiceOf(dice);
    const zone = to === 'used' ? USED : PREP;
    return {
      run: (scene) => {
        let felled = 0;
        for (const die of stillThere(scene, choice.take(scene))) {
          if (ko(scene.game, die, scene.die, zone)) felled++;
        }
        return felled > 0;
      },
      can: (scene) => choice.can(scene),
    };
  },
  heal: ({ dice }) => {
    const choice = choiceOf(dice);
    return {
      run: (scene) => {
        for (const die of choice.take(scene)) scene.game.table.damage[die] = 0;
        return true;
      },
      can: (scene) => choice.can(scene),
    };
  },
};

/** Amounts that look at the dice of the chosen player count as if that player were the opponent. */
function aimed(scene: Scene, [target = NONE]: readonly number[]): Scene {
  return target < 0 ? { ...scene, seat: target === playerTarget(0) ? 1 : 0 } : scene;
}
