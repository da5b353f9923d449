import type { Condition } from '../../language/dice.ts';
import { koDamaged } from '../effects/ko.ts';
import { otherSeat } from '../state/table.ts';
import { dieOf } from './amounts.ts';
import { fitsOf, SHOWS } from './fits.ts';
import { counter } from './places.ts';
import type { Scene } from './scene.ts';

export type Holds = (scene: Scene) => boolean;
type ConditionOf<Name> = Extract<Condition, { is: Name }>;
type Conditions = { [Name in Condition['is']]: (condition: ConditionOf<Name>) => Holds };

export const always: Holds = () => true;

/** Whether what a text asks for is so. */
export function holdsOf(condition: Condition | undefined): Holds {
  if (condition === undefined) return always;
  const build = CONDITIONS[condition.is] as (condition: Condition) => Holds;
  const holds = build(condition);
  return condition.not ? (scene) => !holds(scene) : holds;
}

const CONDITIONS: Conditions = {
  active: ({ named }) => {
    const count = counter({ named }, 'field', false);
    return (scene) => count(scene) > 0;
  },
  fits: ({ die, filter }) => {
    const fits = fitsOf(filter);
    return (scene) => fits(scene, dieOf(scene, die));
  },
  shows: ({ die, face }) => {
    const shows = SHOWS[face];
    return (scene) => shows(scene.game, dieOf(scene, die));
  },
  count: ({ of, characters, least = 0, most = Number.POSITIVE_INFINITY }) => {
    const count = counter(of, 'field', characters === true);
    return (scene) => {
      const found = count(scene);
      return found >= least && found <= most;
    };
  },
  life: ({ you }) => {
    const sign = you === 'less' ? -1 : 1;
    return ({ game, seat }) => {
      const { life } = game.table;
      return ((life[seat] ?? 0) - (life[otherSeat(seat)] ?? 0)) * sign > 0;
    };
  },
  // R13.7: damage that is already dealt KOs before anyone asks.
  koed: ({ die }) => {
    return (scene) => {
      koDamaged(scene.game);
      return scene.game.state.koedOn[dieOf(scene, die)] === scene.game.turn;
    };
  },
  attacked:
    () =>
    ({ game }) =>
      game.state.now.attackedThisTurn,
  opponents: () => (scene) => scene.happening !== undefined && scene.happening.seat !== scene.seat,
  both: ({ of: [one, other] }) => {
    const [first, second] = [holdsOf(one), holdsOf(other)];
    return (scene) => first(scene) && second(scene);
  },
};
