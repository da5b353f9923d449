import { type Fraction, fraction } from '../../tabletop/fraction.ts';
import { FACES_PER_DIE } from '../cards/die.ts';
import type { EnergyUnit } from '../cards/energy.ts';
import type { Face } from '../cards/face.ts';
import type { Advice, ShownDie } from './best-reroll.ts';
import { ifKnown, type Known, rollsOf } from './dice.ts';
import type { Goal } from './goal.ts';
import { type Roll, reduceRoll } from './roll.ts';
import { waysToPay } from './ways-to-pay.ts';

/** What lies on the table when the reroll is decided. */
export interface Standing {
  /** Dice that may be rolled again. (R7.2.2) */
  rolled: readonly ShownDie[];
  /** Dice and energy that stay as they are. */
  kept: readonly ShownDie[];
}

/** Answers for one roll and one goal. */
export interface RerollOdds {
  /** The chance to pay once the dice at these places are rolled again. */
  after(places: readonly number[]): Fraction;
  /** The dice to roll again, as few as do it. */
  best(): Advice;
}

/** Energy without a die, as a die that cannot show anything else. (R3.9) */
export function looseUnit(unit: EnergyUnit): ShownDie {
  const face: Face = { kind: 'energy', units: [unit] };
  return { die: { name: unit, faces: Array<Face>(FACES_PER_DIE).fill(face) }, face };
}

/**
 * The chance of a goal after any choice of dice for the one reroll. Only the roll that was made is looked at, so this
 * answers at once where a plan for every possible roll would not.
 */
export function rerollOdds({ rolled, kept }: Standing, goal: Goal): Known<RerollOdds> {
  const shown = [...rolled, ...kept];
  const dice = shown.map(({ die }) => die);
  return ifKnown(dice, () => {
    const roll = reduceRoll({ dice, generic: 0, goal }, () => 0);
    const classes = shown.map(({ die, face }) => roll.classOf(die, face));
    return oddsOf(roll, classes, rolled.length);
  });
}

/** Dice that are worth the same and show the same. */
interface Group {
  faceClass: number;
  design: number;
  places: number[];
}

function oddsOf(roll: Roll, classes: readonly number[], rerollable: number): RerollOdds {
  const { ways, strides } = waysToPay(roll);
  const { add } = roll.tally;
  const groups = groupsOf(roll, classes.slice(0, rerollable));
  const fixed = classes.slice(rerollable).reduce(add, roll.tally.start);

  function after(places: readonly number[]): Fraction {
    let state = fixed;
    let left = 0;
    for (let place = 0; place < rerollable; place++) {
      if (places.includes(place)) left += strides[roll.designOf[place] ?? 0] ?? 0;
      else state = add(state, classes[place] ?? 0);
    }
    return fraction(BigInt(ways(state, left)), BigInt(rollsOf(places.length)));
  }

  function best(): Advice {
    const counts = groups.map(() => 0);
    let chosen = [...counts];
    let most = -1;
    let fewest = 0;

    function judge(state: number, left: number, again: number): void {
      const found = ways(state, left) * rollsOf(rerollable - again);
      if (found < most || (found === most && again >= fewest)) return;
      most = found;
      fewest = again;
      chosen = [...counts];
    }

    function walk(at: number, state: number, left: number, again: number): void {
      const group = groups[at];
      if (!group) {
        judge(state, left, again);
        return;
      }
      const stride = strides[group.design] ?? 0;
      const size = group.places.length;
      let kept = state;
      for (let keep = 0; keep <= size; keep++) {
        counts[at] = size - keep;
        walk(at + 1, kept, left + (size - keep) * stride, again + size - keep);
        kept = add(kept, group.faceClass);
      }
    }

    walk(0, fixed, 0, 0);
    const reroll = groups.flatMap(({ places }, at) => places.slice(0, chosen[at]));
    return {
      reroll: reroll.sort((one, other) => one - other),
      chance: fraction(BigInt(most), BigInt(rollsOf(rerollable))),
    };
  }

  return { after, best };
}

function groupsOf({ designOf }: Roll, classes: readonly number[]): Group[] {
  const groups = new Map<string, Group>();
  classes.forEach((faceClass, place) => {
    const design = designOf[place] ?? 0;
    const key = `${design} ${faceClass}`;
    const group = groups.get(key);
    if (group) group.places.push(place);
    else groups.set(key, { faceClass, design, places: [place] });
  });
  return [...groups.values()];
}
