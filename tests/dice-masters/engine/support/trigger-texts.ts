import type { Ability, LeftText } from '../../../../src/dice-masters/engine/abilities/ability.ts';
import { BY_CARD } from '../../../../src/dice-masters/engine/abilities/text-kinds.ts';
import { dealDamage } from '../../../../src/dice-masters/engine/effects/damage.ts';
import { drawToReserve, prepFromBag } from '../../../../src/dice-masters/engine/effects/draw.ts';
import { capture, control } from '../../../../src/dice-masters/engine/effects/hold.ts';
import { ko } from '../../../../src/dice-masters/engine/effects/ko.ts';
import {
  atEndOfTurn,
  bonus,
  copyStats,
  copyText,
} from '../../../../src/dice-masters/engine/effects/lasting.ts';
import { gainLife, loseLife } from '../../../../src/dice-masters/engine/effects/life.ts';
import {
  mayPay,
  opposingTargets,
  pickDie,
  pickDieOrPlayer,
  targetsOf,
} from '../../../../src/dice-masters/engine/effects/pick.ts';
import { fieldFree } from '../../../../src/dice-masters/engine/effects/place.ts';
import { playerTarget } from '../../../../src/dice-masters/engine/effects/player-target.ts';
import { anyEnergy, typed } from '../../../../src/dice-masters/engine/energy/cost.ts';
import { countType } from '../../../../src/dice-masters/engine/energy/units.ts';
import { putIntoField } from '../../../../src/dice-masters/engine/moves.ts';
import { otherSeat } from '../../../../src/dice-masters/engine/state/table.ts';
import { RESERVE, USED } from '../../../../src/dice-masters/engine/state/zones.ts';
import { levelOf, zoneDice } from '../../../../src/dice-masters/engine/stats.ts';
import { hitOpponent, on } from './ability-builders.ts';

const LATE_HIT: LeftText = {
  later: ({ game, die, seat }) => dealDamage(game, die, seat, playerTarget(otherSeat(seat)), 20),
};

/** Texts that wait for a moment. */
export const TRIGGER_TEXTS: Readonly<Record<string, Ability>> = {
  'fielded: 1 damage to the opponent': on('fielded', 'self', hitOpponent(1)),
  'attacks: 1 damage to the opponent': on('attacks', 'self', hitOpponent(1)),
  'koed: 1 damage to the opponent': on('koed', 'self', hitOpponent(1)),
  'blocked: 1 damage to the opponent': on('blocked', 'self', hitOpponent(1)),
  'damaged: gain 1 life': on('damaged', 'self', ({ game, seat }) => gainLife(game, seat, 1)),
  'damaged: 20 damage to the opponent': on('damaged', 'self', hitOpponent(20)),
  'damaged: is KO’d': on('damaged', 'self', ({ game, die }) => {
    ko(game, die, die);
  }),
  'damaged: -1D': on('damaged', 'self', ({ game, die }) => bonus(game, die, 0, -1)),
  'koed: 20 damage to the opponent': on('koed', 'self', hitOpponent(20)),
  'player damaged: gain 1 life': on('player-damaged', 'self', ({ game, seat }) =>
    gainLife(game, seat, 1),
  ),
  'player damaged: prep from bag': on('player-damaged', 'self', ({ game, seat }) => {
    prepFromBag(game, seat);
  }),
  'koed: draw a die': on('koed', 'self', ({ game, seat }) => {
    drawToReserve(game, seat);
  }),
  'active, first Bolt die damaged: gain 1 life': {
    name: 'first Bolt',
    triggers: [
      {
        moment: 'damaged',
        scope: 'active',
        oncePerTurn: true,
        when: ({ game }, { die }) =>
          game.layout.card(game.layout.cardOf[die] ?? 0).energy.includes('bolt'),
        run: ({ game, seat }) => gainLife(game, seat, 1),
      },
    ],
  },
  '*/** fielded: 2 damage to the opponent': {
    ...on('fielded', 'self', hitOpponent(2)),
    bursts: [1, 2],
  },
  'plain fielded: 1 damage to the opponent': {
    ...on('fielded', 'self', hitOpponent(1)),
    bursts: [0],
  },
  'drawn: gain 1 life': on('drawn', 'active', ({ game, seat }) => gainLife(game, seat, 1)),
  'start of turn: prep from bag': on('turn-starts', 'active', ({ game, seat }) => {
    prepFromBag(game, seat);
  }),
  'end of turn: 20 damage to the opponent': on('turn-ends', 'active', hitOpponent(20)),
  'end of turn: 1 damage to its die': on('turn-ends', 'active', ({ game, die, seat }) =>
    dealDamage(game, die, seat, die, 1),
  ),
  'attacks: 20 damage when the turn ends': {
    ...on('attacks', 'self', (context) => atEndOfTurn(context, LATE_HIT)),
    leaves: [LATE_HIT],
  },
  'end of turn: lose 1 life': on('turn-ends', 'active', ({ game }, { seat }) =>
    loseLife(game, seat, 1, 'R14.1'),
  ),
  'fielded: draw a die': on('fielded', 'self', ({ game, seat }) => {
    drawToReserve(game, seat);
  }),
  'fielded: prep from bag': on('fielded', 'self', ({ game, seat }) => {
    prepFromBag(game, seat);
  }),
  'attacks: may pay bolt, 2 damage': on('attacks', 'self', (context) => {
    if (!mayPay(context, typed('bolt'))) return;
    const { game, die, seat } = context;
    const dice = targetsOf(context, BY_CARD);
    dealDamage(game, die, seat, pickDieOrPlayer(context, dice, [otherSeat(seat)]), 2);
  }),
  'attacks: may pay 1, gain 2 life': on('attacks', 'self', (context) => {
    if (mayPay(context, anyEnergy(1))) gainLife(context.game, context.seat, 2);
  }),
  'energy rolled: 1 damage each': on('roll-ends', 'anywhere', ({ game, card, seat }, happening) => {
    if (happening.seat !== seat) return;
    for (const die of zoneDice(game, seat, RESERVE)) {
      if (game.layout.cardOf[die] === card && levelOf(game, die) === 0) {
        loseLife(game, otherSeat(seat), 1, 'R3.7');
      }
    }
  }),
  'fielded: damage by Bolts in Reserve': on('fielded', 'self', (context, happening) =>
    hitOpponent(countType(context.game, context.seat, 1))(context, happening),
  ),
  'fielded: capture': on('fielded', 'self', (context) => {
    capture(context.game, context.die, pickDie(context, opposingTargets(context, BY_CARD)));
  }),
  'fielded: control': on('fielded', 'self', (context) => {
    control(context.game, context.die, pickDie(context, opposingTargets(context, BY_CARD)));
  }),
  'fielded: copy stats': on('fielded', 'self', (context) => {
    copyStats(context.game, context.die, pickDie(context, opposingTargets(context, BY_CARD)));
  }),
  'fielded: copy stats of any die': on('fielded', 'self', (context) => {
    const others = targetsOf(context, BY_CARD, (die) => die !== context.die);
    copyStats(context.game, context.die, pickDie(context, others));
  }),
  'fielded: copy text': on('fielded', 'self', (context) => {
    copyText(context.game, context.die, pickDie(context, opposingTargets(context, BY_CARD)));
  }),
  'fielded: field a die from Used': on('fielded', 'self', ({ game, seat, card }) => {
    const die = zoneDice(game, seat, USED).find((one) => game.layout.cardOf[one] === card);
    if (die !== undefined) fieldFree(game, die, seat);
  }),
  'koed: field a die from Used': on('koed', 'self', ({ game, seat }) => {
    const [die] = zoneDice(game, seat, USED);
    if (die !== undefined) fieldFree(game, die, seat);
  }),
  'koed: move one from Used to Field': on('koed', 'self', ({ game, seat, card }) => {
    const die = zoneDice(game, seat, USED).find((one) => game.layout.cardOf[one] === card);
    if (die !== undefined) putIntoField(game, die, game.layout.faceOfLevel(card, 1), seat, 'M9');
  }),
  'impulse: gain 1 life': {
    name: 'impulse text',
    keywordText: { impulse: ({ game, seat }) => gainLife(game, seat, 1) },
  },
  'keyword texts: gain 1 life': {
    name: 'keyword text',
    keywordText: {
      underdog: ({ game, seat }) => gainLife(game, seat, 1),
      awaken: ({ game, seat }) => gainLife(game, seat, 1),
      energize: ({ game, seat }) => gainLife(game, seat, 1),
      teamwatch: ({ game, seat }) => gainLife(game, seat, 1),
      'back-for-more': ({ game, seat }) => gainLife(game, seat, 1),
    },
  },
};
