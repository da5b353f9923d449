import { drawDie } from '../../effects/draw.ts';
import { useKeyword } from '../../effects/keyword-used.ts';
import { asPlayer, pickDie } from '../../effects/pick.ts';
import { targetSeat } from '../../effects/player-target.ts';
import { send } from '../../moves.ts';
import { NONE } from '../../state/table.ts';
import { ASIDE, BAG, USED } from '../../state/zones.ts';
import { canAlways, type Makers } from '../step.ts';

export const CORRUPTING: Makers<'corrupt'> = {
  corrupt: ({ amount }) => ({
    run: (scene) => {
      const { game } = scene;
      const seat = targetSeat(asPlayer(scene));
      useKeyword(game, 'corrupt', scene.die, scene.seat);
      const dice: number[] = [];
      for (let drawn = 0; drawn < amount; drawn++) {
        const die = drawDie(game, seat, ASIDE, 'R5.4');
        if (die !== NONE) dice.push(die);
      }
      const spoiled = pickDie(scene, dice, 'choose-die');
      for (const die of dice) send(game, die, die === spoiled ? USED : BAG, 'other', 'R15.9');
      scene.it = spoiled === NONE ? [] : [spoiled];
      return spoiled !== NONE;
    },
    can: canAlways,
  }),
};
