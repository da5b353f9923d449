import type { Dice } from '../../../language/dice.ts';
import type { Packet } from '../../abilities/ability.ts';
import { BY_CARD } from '../../abilities/text-kinds.ts';
import { redirect } from '../../effects/damage.ts';
import { mayTarget } from '../../effects/pick.ts';
import { targetSeat } from '../../effects/player-target.ts';
import { note } from '../../record.ts';
import { isInField } from '../../state/zones.ts';
import { measureOf } from '../amounts.ts';
import { choiceOf } from '../choose.ts';
import { fitsOf } from '../fits.ts';
import type { Scene } from '../scene.ts';
import type { Makers } from '../step.ts';

type Answers = (scene: Scene, packet: Packet) => boolean;

/** Whether the damage at hand hits somebody that the text speaks of; a die must be a legal target. (R19.1) */
function answering(to: Dice | 'you'): Answers {
  if (to === 'you') {
    return ({ seat }, { target }) => target < 0 && targetSeat(target) === seat;
  }
  if (typeof to === 'string') return ({ die }, { target }) => target === die;
  const fits = fitsOf('all' in to ? to.all : to.of);
  const orPlayer = 'orPlayer' in to ? to.orPlayer : undefined;
  return (scene, { target }) => {
    if (target < 0) {
      return orPlayer === 'any' || (orPlayer !== undefined && targetSeat(target) !== scene.seat);
    }
    if (!isInField(scene.game.table.zone[target] ?? 0) || !fits(scene, target)) return false;
    return mayTarget(scene, scene.kind ?? BY_CARD, target);
  };
}

/** Texts that answer damage before it is dealt. (R11.7, R18.1, R18.2) */
export const ANSWERING: Makers<'prevent' | 'redirect'> = {
  prevent: ({ amount, to }) => {
    const answers = answering(to);
    const measure = amount === 'all' ? null : measureOf(amount);
    return {
      run: (scene) => {
        const { packet, game, seat } = scene;
        if (!packet || !answers(scene, packet)) return false;
        const most = measure ? measure(scene) : packet.amount;
        const prevented = Math.min(most, packet.amount);
        packet.amount -= prevented;
        if (packet.target >= 0) scene.it = [packet.target];
        note(game, 'prevent', 'R18.1', seat, packet.target, packet.source, prevented);
        return prevented > 0;
      },
      can: (scene) => !!scene.packet && answers(scene, scene.packet),
    };
  },
  redirect: ({ amount, from, to }) => {
    const answers = answering(from);
    const choice = choiceOf(to);
    return {
      run: (scene) => {
        const { packet, game } = scene;
        if (!packet || !answers(scene, packet)) return false;
        const [target] = choice.take(scene);
        if (target === undefined) return false;
        redirect(game, packet, target, amount === 'all' ? packet.amount : amount);
        return true;
      },
      can: (scene) => !!scene.packet && answers(scene, scene.packet) && choice.can(scene),
    };
  },
};
