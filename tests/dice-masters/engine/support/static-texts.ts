import type { Ability } from '../../../../src/dice-masters/engine/abilities/ability.ts';
import { BY_GLOBAL } from '../../../../src/dice-masters/engine/abilities/text-kinds.ts';
import { mayPay } from '../../../../src/dice-masters/engine/effects/pick.ts';
import { playerTarget } from '../../../../src/dice-masters/engine/effects/player-target.ts';
import { spin } from '../../../../src/dice-masters/engine/effects/spin.ts';
import { typed } from '../../../../src/dice-masters/engine/energy/cost.ts';
import { characterDice, isSidekickDie } from '../../../../src/dice-masters/engine/stats.ts';

/** Texts that hold while they are there. */
export const STATIC_TEXTS: Readonly<Record<string, Ability>> = {
  'active: own Sidekicks +1A +1D': {
    name: 'Sidekick leader',
    modifiers: (['attack', 'defense'] as const).map((amount) => ({
      amount,
      scope: 'active' as const,
      by: ({ game, seat }, die) =>
        isSidekickDie(game, die) && game.table.side[die] === seat ? 1 : 0,
    })),
  },
  'active: opposing D -1': {
    name: 'weakness',
    modifiers: [
      {
        amount: 'defense',
        scope: 'active',
        by: ({ game, seat }, die) => (game.table.side[die] === seat ? 0 : -1),
      },
    ],
  },
  'active: all Sidekicks +1A': {
    name: 'all Sidekicks',
    modifiers: [
      {
        amount: 'attack',
        scope: 'active',
        by: ({ game }, die) => (isSidekickDie(game, die) ? 1 : 0),
      },
    ],
  },
  'active: own named Hero +2A': {
    name: 'Hero friend',
    modifiers: [
      {
        amount: 'attack',
        scope: 'active',
        by: ({ game, seat }, die) => {
          const isHero = game.layout.card(game.layout.cardOf[die] ?? 0).name === 'Hero';
          return isHero && game.table.side[die] === seat ? 2 : 0;
        },
      },
    ],
  },
  'self +1A per own die': {
    name: 'many of me',
    modifiers: [
      {
        amount: 'attack',
        scope: 'self',
        by: ({ game, card, seat }) =>
          characterDice(game, seat).filter((die) => game.table.text[die] === card).length,
      },
    ],
  },
  '* +1A': {
    name: 'single burst',
    bursts: [1],
    modifiers: [{ amount: 'attack', scope: 'self', by: () => 1 }],
  },
  '** +3A': {
    name: 'double burst',
    bursts: [2],
    modifiers: [{ amount: 'attack', scope: 'self', by: () => 3 }],
  },
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
  'must block': {
    name: 'must block',
    rulings: [{ permission: 'must-block', scope: 'self', says: () => 1 }],
  },
  'cannot block': {
    name: 'cannot block',
    rulings: [{ permission: 'may-block', scope: 'self', says: () => -1 }],
  },
  'active: nobody blocks': {
    name: 'nobody blocks',
    rulings: [{ permission: 'may-block', scope: 'active', says: () => -1 }],
  },
  'active: Sidekicks cannot attack': {
    name: 'no Sidekicks',
    rulings: [
      {
        permission: 'may-attack',
        scope: 'active',
        says: ({ game }, die) => (isSidekickDie(game, die) ? -1 : 0),
      },
    ],
  },
  'active: everyone may attack': {
    name: 'all attack',
    rulings: [{ permission: 'may-attack', scope: 'active', says: () => 1 }],
  },
  'blocks two': {
    name: 'blocks two',
    modifiers: [{ amount: 'block-limit', scope: 'self', by: () => 1 }],
  },
  'needs two blockers': {
    name: 'needs two blockers',
    modifiers: [{ amount: 'least-blockers', scope: 'self', by: () => 1 }],
  },
  'not targeted by Globals': {
    name: 'hidden',
    rulings: [
      {
        permission: 'may-be-targeted',
        scope: 'self',
        says: (_, _die, how) => (how % 4 === BY_GLOBAL ? -1 : 0),
      },
    ],
  },
  'double damage': {
    name: 'double damage',
    modifiers: [{ amount: 'combat-damage', scope: 'self', by: (_, _die, _other, soFar) => soFar }],
  },
  'takes no damage': {
    name: 'unhurt',
    replacements: [
      {
        of: 'damage',
        scope: 'self',
        change: (_, packet) => {
          packet.amount = 0;
        },
      },
    ],
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
