import type { Dice, Players } from '../../../language/dice.ts';
import type { Packet } from '../../abilities/ability.ts';
import { BY_GLOBAL } from '../../abilities/text-kinds.ts';
import { dealTogether, heal } from '../../effects/damage.ts';
import { koAll } from '../../effects/ko.ts';
import { asPlayer } from '../../effects/pick.ts';
import { playerTarget } from '../../effects/player-target.ts';
import { NONE } from '../../state/table.ts';
import { OUT, PREP, USED } from '../../state/zones.ts';
import { measureOf } from '../amounts.ts';
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
function sourceOf({ kind, die }: Scene): number {
  return kind === BY_GLOBAL ? NONE : die;
}

export const DAMAGE: Makers<'damage' | 'ko' | 'heal'> = {
  damage: ({ amount, to }) => {
    const measure = measureOf(amount);
    const choice = victims(to);
    const dependsOnIt = typeof amount === 'object' && 'stat' in amount && amount.of === 'it';
    const needsVictim = to === 'a player' || dependsOnIt;
    return {
      run: (scene) => {
        const { game, card, seat, times = 1 } = scene;
        const source = sourceOf(scene);
        let size = needsVictim ? 0 : measure(scene) * times;
        // Damage of 0 has nobody to look for.
        if (!needsVictim && size <= 0) return false;
        scene.size = size;
        const targets = choice.take(scene);
        if (needsVictim) size = measure(aimed(scene, targets)) * times;
        const packets = targets.map(
          (target): Packet => ({ source, card, seat, target, amount: size, combat: false }),
        );
        if (size > 0) dealTogether(game, packets, packets.length);
        return packets.length > 0;
      },
      can: (scene) => choice.can(scene) && (needsVictim || measure(scene) > 0),
    };
  },
  ko: ({ dice, to }) => {
    const choice = choiceOf(dice);
    return {
      run: (scene) => {
        // E09: in 2019 the way to Used leads over Out of Play.
        const used = scene.game.profile.effectToUsedGoesOut ? OUT : USED;
        const zone = to === 'used' ? used : PREP;
        const chosen = stillThere(scene, choice.take(scene));
        return koAll(scene.game, chosen, scene.die, zone) > 0;
      },
      can: (scene) => choice.can(scene),
    };
  },
  heal: ({ dice }) => {
    const choice = choiceOf(dice);
    return {
      run: (scene) => {
        for (const die of choice.take(scene)) heal(scene.game, die);
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
