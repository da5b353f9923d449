import type { Ability } from '../../../../src/dice-masters/engine/abilities/ability.ts';
import { BY_ACTION, BY_GLOBAL } from '../../../../src/dice-masters/engine/abilities/text-kinds.ts';
import { dealDamage } from '../../../../src/dice-masters/engine/effects/damage.ts';
import { setAside } from '../../../../src/dice-masters/engine/effects/hold.ts';
import { ko } from '../../../../src/dice-masters/engine/effects/ko.ts';
import { bonus, grantKeyword } from '../../../../src/dice-masters/engine/effects/lasting.ts';
import { gainLife, loseLife } from '../../../../src/dice-masters/engine/effects/life.ts';
import { pickDie, targetsOf } from '../../../../src/dice-masters/engine/effects/pick.ts';
import { prepDie, swapDice } from '../../../../src/dice-masters/engine/effects/place.ts';
import { playerTarget } from '../../../../src/dice-masters/engine/effects/player-target.ts';
import { rerollDie } from '../../../../src/dice-masters/engine/effects/roll.ts';
import { canSpin, spin } from '../../../../src/dice-masters/engine/effects/spin.ts';
import { anyEnergy, FREE, typed } from '../../../../src/dice-masters/engine/energy/cost.ts';
import { putIntoField, sendToUsed } from '../../../../src/dice-masters/engine/moves.ts';
import { NONE, otherSeat } from '../../../../src/dice-masters/engine/state/table.ts';
import { FIELD, RESERVE, USED } from '../../../../src/dice-masters/engine/state/zones.ts';
import { attackOf, characterDice, zoneDice } from '../../../../src/dice-masters/engine/stats.ts';
import { action, global, someTarget } from './ability-builders.ts';

/** Globals, actions and other texts that a player uses. */
export const USED_TEXTS: Readonly<Record<string, Ability>> = {
  'Global bolt: 1 damage to a die': global({
    cost: typed('bolt'),
    ready: someTarget(BY_GLOBAL),
    run: (context, times) => {
      const target = pickDie(context, targetsOf(context, BY_GLOBAL));
      dealDamage(context.game, NONE, context.seat, target, times);
    },
  }),
  'Global 1: gain 1 life, once a turn': global({
    cost: anyEnergy(1),
    oncePerTurn: true,
    run: ({ game, seat }) => gainLife(game, seat, 1),
  }),
  'Global mask: gain 1 life': global({
    cost: typed('mask'),
    run: ({ game, seat }, times) => gainLife(game, seat, times),
  }),
  'Global: spin own down, another up': global({
    cost: typed('mask'),
    ready: ({ game, seat }) => characterDice(game, seat).some((die) => canSpin(game, die, -1)),
    run: (context) => {
      const { game, seat } = context;
      const down = characterDice(game, seat).filter((die) => canSpin(game, die, -1));
      const spun = pickDie(context, down, 'choose-die');
      spin(game, spun, -1);
      const target = pickDie(
        context,
        targetsOf(context, BY_GLOBAL, (die) => die !== spun),
      );
      if (target !== NONE) spin(game, target, 1);
    },
  }),
  'reactive shield: prevent 1': global({
    cost: typed('shield'),
    window: 'reaction',
    ready: ({ game, seat }, packet) =>
      packet !== null && packet.target >= 0 && game.table.side[packet.target] === seat,
    run: (_, _times, packet) => {
      if (packet) packet.amount -= 1;
    },
  }),
  'die: 3 life, send away': {
    name: 'Hypervelocity',
    activated: [
      {
        from: 'die',
        who: 'both',
        window: 'main',
        cost: { energy: 0, types: [], life: 3 },
        ready: () => true,
        run: ({ game, die }) => sendToUsed(game, die),
      },
    ],
  },
  'die: send away, 3 damage': {
    name: 'Chair Smash',
    activated: [
      {
        from: 'die',
        who: 'controller',
        window: 'global',
        cost: FREE,
        ready: someTarget(BY_ACTION),
        run: (context) => {
          const target = pickDie(context, targetsOf(context, BY_ACTION));
          sendToUsed(context.game, context.die);
          dealDamage(context.game, context.die, context.seat, target, 3);
        },
      },
    ],
  },
  'action: 2 damage to a die': action((context) => {
    const target = pickDie(context, targetsOf(context, BY_ACTION));
    dealDamage(context.game, context.die, context.seat, target, 2);
  }, someTarget(BY_ACTION)),
  'action: two dice +1A': action((context) => {
    const { game } = context;
    const first = pickDie(context, targetsOf(context, BY_ACTION));
    bonus(game, first, 1, 0);
    const second = pickDie(
      context,
      targetsOf(context, BY_ACTION, (die) => die !== first),
    );
    if (second !== NONE) bonus(game, second, 1, 0);
  }, someTarget(BY_ACTION)),
  'action: KO own, damage by its A': action((context) => {
    const { game, seat } = context;
    const chosen = pickDie(context, characterDice(game, seat), 'choose-die');
    if (chosen === NONE) return;
    const amount = attackOf(game, chosen);
    if (ko(game, chosen, context.die)) {
      dealDamage(game, context.die, seat, playerTarget(otherSeat(seat)), amount);
    }
  }),
  'action: Reserve die to Used': action((context) => {
    const { game, seat, die } = context;
    const others = zoneDice(game, seat, RESERVE).filter((one) => one !== die);
    const chosen = pickDie(context, others, 'choose-die');
    if (chosen !== NONE) sendToUsed(game, chosen);
  }),
  'action: Field die to Used': action((context) => {
    const chosen = pickDie(context, targetsOf(context, BY_ACTION));
    if (chosen !== NONE) sendToUsed(context.game, chosen);
  }),
  'action: set a die aside': action((context) => {
    setAside(context.game, pickDie(context, targetsOf(context, BY_ACTION)));
  }, someTarget(BY_ACTION)),
  'action: grant Iron Will': action((context) => {
    grantKeyword(context.game, pickDie(context, targetsOf(context, BY_ACTION)), 'iron-will');
  }, someTarget(BY_ACTION)),
  'action: everyone loses 20': action(({ game }) => {
    loseLife(game, 0, 20, 'R19.9');
    loseLife(game, 1, 20, 'R19.9');
  }),
  'action: reroll a die': action((context) => {
    rerollDie(context.game, pickDie(context, targetsOf(context, BY_ACTION)));
  }),
  'action: spin up': action((context) => {
    spin(context.game, pickDie(context, targetsOf(context, BY_ACTION)), 1);
  }),
  'action: spin down': action((context) => {
    spin(context.game, pickDie(context, targetsOf(context, BY_ACTION)), -1);
  }),
  'action: reroll Reserve dice': action(({ game, seat, die }) => {
    for (const one of zoneDice(game, seat, RESERVE)) if (one !== die) rerollDie(game, one);
  }),
  'action: reroll opposing Reserve dice': action(({ game, seat }) => {
    for (const one of zoneDice(game, otherSeat(seat), RESERVE)) rerollDie(game, one);
  }),
  'action: gain 3 life': action(({ game, seat }) => gainLife(game, seat, 3)),
  'action: -2D': action((context) => {
    bonus(context.game, pickDie(context, targetsOf(context, BY_ACTION)), 0, -2);
  }),
  'action: two from Used, Prep then Field': action(({ game, seat }) => {
    const [first, second] = zoneDice(game, seat, USED);
    if (first !== undefined) prepDie(game, first, 'M8');
    if (second !== undefined) {
      putIntoField(
        game,
        second,
        game.layout.faceOfLevel(game.layout.cardOf[second] ?? 0, 1),
        seat,
        'M9',
      );
    }
  }),
  'action: swap with Used': action((context) => {
    const { game, seat } = context;
    const inField = pickDie(context, characterDice(game, seat));
    const other = pickDie(context, zoneDice(game, seat, USED), 'choose-die');
    if (inField !== NONE && other !== NONE) swapDice(game, inField, other);
  }),
  'action: grant Overcrush': action((context) => {
    grantKeyword(
      context.game,
      pickDie(context, zoneDice(context.game, context.seat, FIELD)),
      'overcrush',
    );
  }),
};
