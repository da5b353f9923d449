import type {
  Ability,
  Activated,
  Context,
  Happening,
  Moment,
  Scope,
} from '../../../../src/dice-masters/engine/abilities/ability.ts';
import { dealDamage } from '../../../../src/dice-masters/engine/effects/damage.ts';
import { targetsOf } from '../../../../src/dice-masters/engine/effects/pick.ts';
import { playerTarget } from '../../../../src/dice-masters/engine/effects/player-target.ts';
import { otherSeat } from '../../../../src/dice-masters/engine/state/table.ts';

type Run = (context: Context, happening: Happening) => void;

export const on = (moment: Moment, scope: Scope, run: Run): Ability => ({
  name: `${moment} text`,
  triggers: [{ moment, scope, run }],
});

export const hitOpponent =
  (amount: number): Run =>
  ({ game, die, seat }) =>
    dealDamage(game, die, seat, playerTarget(otherSeat(seat)), amount);

export const global = (
  activated: Partial<Activated> & Pick<Activated, 'cost' | 'run'>,
): Ability => ({
  name: 'Test',
  activated: [{ from: 'global', who: 'both', window: 'global', ready: () => true, ...activated }],
});

export const action = (
  run: (context: Context) => void,
  usable?: (context: Context) => boolean,
): Ability => ({
  name: 'action text',
  action: usable ? { run, usable } : { run },
});

export const someTarget = (kind: number) => (context: Context) =>
  targetsOf(context, kind).length > 0;
