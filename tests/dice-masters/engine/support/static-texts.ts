import type { Ability } from '../../../../src/dice-masters/engine/abilities/ability.ts';
import { mayPay } from '../../../../src/dice-masters/engine/effects/pick.ts';
import { playerTarget } from '../../../../src/dice-masters/engine/effects/player-target.ts';
import { spin } from '../../../../src/dice-masters/engine/effects/spin.ts';
import { typed } from '../../../../src/dice-masters/engine/energy/cost.ts';

/** Texts that hold while they are there. */
export const STATIC_TEXTS: Readonly<Record<string, Ability>> = {
  'own price -5': {
    name: 'cheap',
    modifiers: [{ amount: 'purchase-cost', scope: 'self', by: () => -5 }],
  },
  'own fielding cost -1': {
    name: 'light',
    modifiers: [{ amount: 'fielding-cost', scope: 'self', by: () => -1 }],
  },
  'active: players draw one more': {
    name: 'extra draw',
    modifiers: [{ amount: 'extra-draws', scope: 'active', by: () => 1 }],
  },
  'active: 1 life for a Global': {
    name: 'toll',
    modifiers: [{ amount: 'global-life', scope: 'active', by: () => 1 }],
  },
  'active: everyone may attack': {
    name: 'all attack',
    rulings: [{ permission: 'may-attack', scope: 'active', says: () => 1 }],
  },
  'active: damage to its player goes to it': {
    name: 'bodyguard',
    replacements: [
      {
        of: 'damage',
        scope: 'active',
        change: ({ die, seat }, packet) => {
          if (packet.target === playerTarget(seat)) packet.target = die;
        },
      },
    ],
  },
  'KO by combat: may pay shield, spin up': {
    name: 'Space Armor',
    replacements: [
      {
        of: 'ko',
        scope: 'self',
        instead: (context, die, { combat }) => {
          if (!combat || !mayPay(context, typed('shield'))) return false;
          spin(context.game, die, 1);
          context.game.table.damage[die] = 0;
          return true;
        },
      },
    ],
  },
};
