import { BLOCKS, DAMAGE, type Worths } from '../dice/battle-die.ts';
import { amountOf, type Change } from '../figures/change.ts';
import { type Part, partsOf } from './part.ts';

/** What of a figure a strike asks about; values as they are played with. */
interface Striker {
  name: string;
  attack: number;
  defend: number;
  changes: readonly Change[];
}

export interface Situation {
  kind: 'melee' | 'ranged';
  attacker: Striker;
  target: Striker;
  /** Icons spent. (S5.5) */
  icons: number;
  /** Spaces by the shortest route. (S7.3, SB7) */
  distance: number;
  /** Where the attacker stands, seen from the target. */
  height: 'same' | 'above' | 'below';
  /** Shells on Action dice, or of the target's kind on active cards. (S5.3, S4.5) */
  shells: number;
  isCovered: boolean;
  /** Until the target leaves its space. */
  move: 'none' | 'take-cover' | 'crouch';
  isObscured: boolean;
  /** A minion within 3 spaces of Old Hob on its side. */
  attackerNearHob: boolean;
  targetNearHob: boolean;
  /** What cards and special moves add or take. */
  moreAttack: number;
  moreDefend: number;
}

export interface CountedStrike {
  attack: Part[];
  defend: Part[];
  /** Damage lost on the way, before the defense roll, and why. (S7.3) */
  loss: Part[];
  damage: Worths;
  blocks: Worths;
  /** Why it is not allowed, or what to know about it. */
  refused: { words: string; rule: string }[];
}

const FREE_SPACES = 2;
const MOVES = { none: 0, 'take-cover': 2, crouch: 1 } as const;
const MOVE_NAMES = { none: '', 'take-cover': 'Take Cover', crouch: 'Crouch' } as const;

/** How many dice each side rolls, what they count for, and why. */
export function countStrike(one: Situation): CountedStrike {
  const { attacker, target } = one;
  const attack = partsOf(
    { words: `Attack of ${attacker.name}`, dice: attacker.attack, rule: 'S7.1' },
    { words: `${one.kind} icons spent`, dice: one.icons, rule: 'S7.1' },
    one.attackerNearHob && { words: 'within 3 of Old Hob', dice: 1, rule: 'S7.1', by: 'Cunning' },
    { words: 'cards and moves', dice: one.moreAttack, rule: 'S8.1' },
  );
  const defend = partsOf(
    { words: `Defend of ${target.name}`, dice: target.defend, rule: 'S7.2' },
    { words: 'shells', dice: one.shells, rule: 'S5.3' },
    one.isCovered && { words: 'in covered terrain', dice: 1, rule: 'S7.2', by: 'Covered' },
    { words: MOVE_NAMES[one.move], dice: MOVES[one.move], rule: 'S6.5', by: MOVE_NAMES[one.move] },
    one.targetNearHob && { words: 'within 3 of Old Hob', dice: 1, rule: 'S7.2', by: 'Cunning' },
    { words: 'cards and moves', dice: one.moreDefend, rule: 'S8.1' },
  );
  return {
    attack,
    defend,
    loss: one.kind === 'ranged' ? lossOf(one) : [],
    damage: damageOf(one),
    blocks: { ...BLOCKS, double: amountOf(target.changes, 'double-hit-blocks') ?? 0 },
    refused: refusals(one),
  };
}

function damageOf({ attacker, isObscured }: Situation): Worths {
  return {
    ...DAMAGE,
    double: amountOf(attacker.changes, 'double-hit-damage') ?? DAMAGE.double,
    hit: isObscured ? 0 : DAMAGE.hit,
  };
}

/** S7.3: what a plain ranged strike loses at a distance. */
export function lossAt(distance: number): number {
  return Math.max(0, distance - FREE_SPACES);
}

/** S7.3: one for every space beyond the second, or beyond those a sheet gives free. */
function lossOf({ attacker, distance, height, isCovered }: Situation): Part[] {
  const own = amountOf(attacker.changes, 'range-without-loss');
  const free = own ?? FREE_SPACES;
  const counted = distance + (isCovered ? 1 : 0) + (height === 'below' ? 2 : 0);
  const parts = partsOf(
    { words: 'spaces to the target', dice: distance, rule: 'S7.3' },
    isCovered && {
      words: 'the target is in covered terrain',
      dice: 1,
      rule: 'S7.3',
      by: 'Covered',
    },
    height === 'below' && { words: 'from below', dice: 2, rule: 'S7.3', by: 'Elevated' },
    {
      words: own === null ? 'the first two spaces are free' : `the first ${free} spaces are free`,
      dice: -Math.min(free, counted),
      rule: 'S7.3',
      ...(own !== null && { by: attacker.name }),
    },
  );
  return counted > free ? parts : [];
}

function refusals({ kind, distance, height }: Situation): CountedStrike['refused'] {
  const isNear = distance <= 1;
  if (kind === 'melee' && !isNear) {
    return [{ words: 'A melee strike needs an adjacent enemy.', rule: 'S7.4' }];
  }
  if (kind === 'melee' && height !== 'same') {
    return [{ words: 'A figure on another elevation is not adjacent.', rule: 'S7.4' }];
  }
  // A24, SB8: not adjacent is enough, so a neighbor on another elevation can be shot.
  if (kind === 'ranged' && isNear && height === 'same') {
    return [{ words: 'A ranged strike needs an enemy that is not adjacent.', rule: 'A24' }];
  }
  return [];
}
