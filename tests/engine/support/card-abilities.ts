import type { Ability } from '../../../src/engine/abilities/ability.ts';
import { isActive } from '../../../src/engine/stats.ts';

const STARK = 'stark-industries';

/** A printed text said with the machinery alone. */
export const CARD_ABILITIES: Readonly<Record<string, Ability>> = {
  'Iron Manor: Hermetically Sealed': {
    name: 'Iron Manor',
    modifiers: (['attack', 'defense'] as const).map((amount) => ({
      amount,
      scope: 'self' as const,
      by: ({ game, card }) => {
        const others = game.layout.cards.flatMap((one, place) =>
          place !== card && one.affiliations.includes(STARK) ? place : [],
        );
        const active = others.filter(
          (other) => isActive(game, other, 0) || isActive(game, other, 1),
        );
        return active.length;
      },
    })),
  },
};
