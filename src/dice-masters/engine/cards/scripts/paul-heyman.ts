import type { Context } from '../../abilities/ability.ts';
import { dealTogether } from '../../effects/damage.ts';
import { koDamaged } from '../../effects/ko.ts';
import { loseLife } from '../../effects/life.ts';
import { asOpponent, pickDie } from '../../effects/pick.ts';
import { NONE } from '../../state/table.ts';
import { characterDice } from '../../stats.ts';
import { costOf } from '../fits.ts';
import type { Hooks } from '../ground.ts';

const own = ({ game, seat }: Context): number[] => characterDice(game, seat);

/** Both dice are chosen by their players, which is no targeting, and hit each other at once. (R19.3) */
export const paulHeyman: Hooks = {
  action: {
    usable: (context) => own(context).length > 0 && own(asOpponent(context)).length > 0,
    run: (context) => {
      const { game, die } = context;
      const { bursts } = game.layout.faces;
      const lost = 1 + (bursts[game.table.row[die] ?? 0] ?? 0);
      const fighters = [context, asOpponent(context)].map((player) => ({
        seat: player.seat,
        die: pickDie(player, own(player), 'choose-die'),
      }));
      const [mine, theirs] = fighters;
      if (!mine || !theirs || mine.die === NONE || theirs.die === NONE) return;
      const packets = [
        { from: mine, to: theirs },
        { from: theirs, to: mine },
      ].map(({ from, to }) => ({
        source: from.die,
        seat: from.seat,
        target: to.die,
        amount: costOf(game, from.die),
        combat: false,
      }));
      dealTogether(game, packets, packets.length);
      koDamaged(game);
      for (const { seat, die: fighter } of fighters) {
        if (game.state.koedOn[fighter] === game.turn) loseLife(game, seat, lost, 'R13.14');
      }
    },
  },
};
