import type { Pick } from '../../../language/dice.ts';
import type { Packet } from '../../abilities/ability.ts';
import { BY_CARD } from '../../abilities/text-kinds.ts';
import { dealTogether } from '../../effects/damage.ts';
import { pickAmount } from '../../effects/pick.ts';
import { NONE } from '../../state/table.ts';
import { attackOf } from '../../stats.ts';
import { measureOf } from '../amounts.ts';
import { choiceOf, stillThere } from '../choose.ts';
import type { Scene } from '../scene.ts';
import type { Makers } from '../step.ts';
import { natureOf, sourceOf } from './damage.ts';

export const FIGHTING: Makers<'fight' | 'divide'> = {
  fight: ({ dice, with: others }) => {
    const [choice, second] = [choiceOf(dice), choiceOf(others)];
    return {
      run: (scene) => {
        const { game, card, kind = BY_CARD } = scene;
        const [one = NONE] = stillThere(scene, choice.take(scene));
        const [other = NONE] = stillThere(scene, second.take(scene));
        if (one === NONE || other === NONE) return false;
        const strike = (source: number, target: number): Packet => ({
          source,
          card,
          seat: game.table.side[source] ?? 0,
          target,
          amount: attackOf(game, source),
          combat: false,
          kind,
        });
        dealTogether(game, [strike(one, other), strike(other, one)], 2);
        return true;
      },
      can: (scene) => choice.can(scene) && second.can(scene),
    };
  },
  divide: ({ amount, among, by }) => {
    const measure = measureOf(amount);
    return {
      run: (scene) => {
        const { game, card, seat, times = 1 } = scene;
        const size = measure(scene) * times;
        if (size <= 0) return false;
        const most = among.pick === 'any' ? size : Math.min(size, among.pick);
        const dice = chosenAmong(scene, among, most);
        const nature = natureOf(scene, by);
        const source = sourceOf(scene, by);
        const packets = shares(scene, dice.length, size).map(
          (share, place): Packet => ({
            ...nature,
            source,
            card,
            seat,
            target: dice[place] ?? NONE,
            amount: share,
            combat: false,
          }),
        );
        dealTogether(game, packets, packets.length);
        return packets.length > 0;
      },
      can: (scene) => measure(scene) > 0 && choiceOf(among).can(scene),
    };
  },
};

/** At least one die, and as many others as the player likes. */
function chosenAmong(scene: Scene, among: Pick, most: number): readonly number[] {
  const { upTo: _, ...pick } = among;
  const first = choiceOf({ ...pick, pick: 1 }).take(scene);
  if (first.length === 0 || most < 2) return first;
  const rest: Pick = { ...pick, pick: most - 1, upTo: true, of: { ...pick.of, another: true } };
  return [...first, ...choiceOf(rest).take(scene)];
}

/** Splits a number among so many dice, at least 1 each; the last one gets the rest. */
function shares(scene: Scene, count: number, size: number): number[] {
  const all: number[] = [];
  let left = size;
  for (let rest = count; rest > 0; rest--) {
    const share = rest === 1 ? left : pickAmount(scene, 1, left - rest + 1);
    left -= share;
    all.push(share);
  }
  return all;
}
