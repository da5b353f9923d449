import type { Ability } from '../../../src/engine/abilities/ability.ts';
import { dealDamage } from '../../../src/engine/effects/damage.ts';
import { lastThisTurn } from '../../../src/engine/effects/lasting.ts';
import { BY_CARD, pickDie, targetsOf } from '../../../src/engine/effects/pick.ts';
import { typed } from '../../../src/engine/energy/cost.ts';
import { NONE } from '../../../src/engine/state/table.ts';
import { PREP } from '../../../src/engine/state/zones.ts';
import { isActive } from '../../../src/engine/stats.ts';

const STARK = 'stark-industries';

/** Printed texts, as far as the worked examples and vectors need them. */
export const CARD_ABILITIES: Readonly<Record<string, Ability>> = {
  'Becky Lynch': {
    name: 'Becky Lynch',
    activated: [
      {
        from: 'global',
        who: 'both',
        window: 'global',
        cost: typed('shield'),
        ready: () => true,
        run: (context) => {
          const { game, seat } = context;
          const bought = game.boughtThisTurn[seat] ?? 0;
          lastThisTurn(context, NONE, {
            name: 'first purchase to Prep',
            replacements: [
              {
                of: 'destination',
                scope: 'active',
                to: (own, die, zone, why) => {
                  const isFirst = own.game.boughtThisTurn[own.seat] === bought + 1;
                  const isOwn = own.game.table.owner[die] === own.seat;
                  return why === 'purchased' && isFirst && isOwn ? PREP : zone;
                },
              },
            ],
          });
        },
      },
    ],
  },
  'Jarvis: Butler': {
    name: 'Jarvis',
    triggers: [
      {
        moment: 'fielded',
        scope: 'self',
        run: (context) => {
          const { game, die, seat } = context;
          const target = pickDie(context, targetsOf(context, BY_CARD));
          dealDamage(game, die, seat, target, game.fieldedThisTurn[seat] ?? 0);
        },
      },
    ],
  },
  'War Machine: Rhodey': {
    name: 'War Machine',
    bursts: [1],
    modifiers: [{ amount: 'attack', scope: 'self', by: () => 1 }],
  },
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
  'Ric Flair: Dirtiest': {
    name: 'Ric Flair',
    rulings: [{ permission: 'must-attack', scope: 'self', says: () => 1 }],
  },
};
