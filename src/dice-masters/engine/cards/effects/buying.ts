import type { Cost } from '../../abilities/ability.ts';
import { buyFor, dieOnCard, mayPurchase } from '../../actions/buy.ts';
import { pickDie } from '../../effects/pick.ts';
import { canAfford } from '../../energy/cost.ts';
import { purchaseCostOf } from '../../prices.ts';
import { NONE } from '../../state/table.ts';
import { BAG, PREP, USED } from '../../state/zones.ts';
import { cardFitsOf } from '../fits.ts';
import type { Scene } from '../scene.ts';
import type { Makers } from '../step.ts';

const ZONES = { prep: PREP, bag: BAG } as const;

export const BUYING: Makers<'buy'> = {
  buy: ({ of, free, pays, less = 0, least = 1, to }) => {
    const fits = cardFitsOf(of);
    const priceOf = ({ game, seat }: Scene, card: number): number => {
      if (free) return 0;
      if (pays !== undefined) return pays;
      const cost = purchaseCostOf(game, card, seat);
      return Math.min(cost, Math.max(least, cost - less));
    };
    // R8.4: a price that a text names is paid with the types of the card as well.
    const isAffordable = (scene: Scene, card: number): boolean => {
      const energy = priceOf(scene, card);
      const types = energy === 0 ? [] : scene.game.layout.card(card).energy;
      const cost: Cost = { energy, types };
      return canAfford(scene.game, scene.seat, cost);
    };
    const find = (scene: Scene): number[] => {
      const { game, seat } = scene;
      return [...(game.shops[seat] ?? [])].filter(
        (card) =>
          (game.table.supply[card] ?? 0) > 0 &&
          fits(scene, card) &&
          mayPurchase(game, card, seat) &&
          isAffordable(scene, card),
      );
    };
    return {
      run: (scene) => {
        const { game, seat } = scene;
        const dice = find(scene).map((card) => dieOnCard(game, card));
        const die = pickDie(scene, dice, 'choose-die');
        if (die === NONE) return false;
        const card = game.layout.cardOf[die] ?? 0;
        buyFor(game, card, seat, priceOf(scene, card), to === undefined ? USED : ZONES[to]);
        return true;
      },
      can: (scene) => find(scene).length > 0,
    };
  },
};
