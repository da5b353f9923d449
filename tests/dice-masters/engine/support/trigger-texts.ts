import type { Ability } from '../../../../src/dice-masters/engine/abilities/ability.ts';
import { BY_CARD } from '../../../../src/dice-masters/engine/abilities/text-kinds.ts';
import { capture, control } from '../../../../src/dice-masters/engine/effects/hold.ts';
import { copyStats, copyText } from '../../../../src/dice-masters/engine/effects/lasting.ts';
import { gainLife, loseLife } from '../../../../src/dice-masters/engine/effects/life.ts';
import {
  opposingTargets,
  pickDie,
  targetsOf,
} from '../../../../src/dice-masters/engine/effects/pick.ts';
import { fieldFree } from '../../../../src/dice-masters/engine/effects/place.ts';
import { countType } from '../../../../src/dice-masters/engine/energy/units.ts';
import { putIntoField } from '../../../../src/dice-masters/engine/moves.ts';
import { otherSeat } from '../../../../src/dice-masters/engine/state/table.ts';
import { RESERVE, USED } from '../../../../src/dice-masters/engine/state/zones.ts';
import { levelOf, zoneDice } from '../../../../src/dice-masters/engine/stats.ts';
import { hitOpponent, on } from './ability-builders.ts';

/** Texts that wait for a moment. */
export const TRIGGER_TEXTS: Readonly<Record<string, Ability>> = {
  'drawn: gain 1 life': on('drawn', 'active', ({ game, seat }) => gainLife(game, seat, 1)),
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
};
