import type { Condition, DiceWord } from '../../language/dice.ts';
import { koDamaged } from '../effects/ko.ts';
import { otherSeat } from '../state/table.ts';
import { dieOf, measureOf } from './amounts.ts';
import { fitsOf, SHOWS } from './fits.ts';
import { KEYWORD_CONDITIONS } from './keyword-conditions.ts';
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
  const said: Holds = condition.not ? (scene) => !holds(scene) : holds;
  return 'die' in condition ? aboutSome(condition.die, said) : said;
}

/** Nothing is so, and nothing is not so, of a die that nobody chose. */
function aboutSome(die: DiceWord, holds: Holds): Holds {
  return (scene) => dieOf(scene, die) >= 0 && holds(scene);
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
  count: ({ of, from = 'field', characters, least = 0, most = Number.POSITIVE_INFINITY }) => {
    const count = counter(of, from, characters === true);
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
  step:
    ({ step }) =>
    ({ game }) =>
      game.step === step,
  all: ({ of }) => {
    const fits = fitsOf(of);
    return (scene) => {
      const { them = [] } = scene;
      return them.length > 0 && them.every((die) => fits(scene, die));
    };
  },
  attacked:
    () =>
    ({ game }) =>
      game.state.now.attackedThisTurn,
  energy: ({ energy, whose, least }) => {
    const count = measureOf({ energy, ...(whose && { whose }) });
    return (scene) => count(scene) >= least;
  },
  more: ({ who, of }) => {
    const yours = counter({ ...of, whose: 'your' }, 'field', false);
    const theirs = counter({ ...of, whose: 'opposing' }, 'field', false);
    const [more, fewer] = who === 'you' ? [yours, theirs] : [theirs, yours];
    return (scene) => more(scene) > fewer(scene);
  },
  'life-total': ({ who, least = 0, most = Number.POSITIVE_INFINITY }) => {
    return ({ game, seat }) => {
      const life = game.table.life[who === 'you' ? seat : otherSeat(seat)] ?? 0;
      return life >= least && life <= most;
    };
  },
  turn:
    ({ whose }) =>
    ({ game, seat }) =>
      (game.active === seat) === (whose === 'your'),
  keyword: ({ keyword }) => KEYWORD_CONDITIONS[keyword],
  both: ({ of: [one, other] }) => {
    const [first, second] = [holdsOf(one), holdsOf(other)];
    return (scene) => first(scene) && second(scene);
  },
};
