import type { Side } from '../../tabletop/spread.ts';

/** What a side of a Battle die can show. How many sides show what, no source tells. (S14) */
export const BATTLE_FACES = ['hit', 'double', 'block', 'blank'] as const;
type BattleFace = (typeof BATTLE_FACES)[number];

/** How many sides show each. */
export type BattleDie = Readonly<Record<BattleFace, number>>;

/** More sides than any die has. */
const MOST_SIDES = 20;

/** What each face counts for; a sheet or terrain may change it. */
export interface Worths {
  hit: number;
  double: number;
  block: number;
}

/** S7.1: a hit is 1 damage, a double hit 2, a block nothing. */
export const DAMAGE: Worths = { hit: 1, double: 2, block: 0 };
/** S7.2: a block cancels 1 damage. */
export const BLOCKS: Worths = { hit: 0, double: 0, block: 1 };

export function sidesOf(die: BattleDie, worths: Worths): Side[] {
  return BATTLE_FACES.filter((face) => die[face] > 0).map((face) => ({
    amount: face === 'blank' ? 0 : worths[face],
    sides: die[face],
  }));
}

export type ReadDie<T> = { ok: true; die: T } | { ok: false; problem: string };

const EXAMPLE = 'such as "hit:2 double:1 block:2 blank:1"';

/** `hit:2 double:1 block:2 blank:1`; what is left out is on no side. */
export function parseBattleDie(text: string): ReadDie<BattleDie> {
  const die: Record<BattleFace, number> = { hit: 0, double: 0, block: 0, blank: 0 };
  const seen = new Set<string>();
  for (const word of text.trim().split(/[\s,]+/)) {
    const [, name = '', sides = ''] = /^([a-z]+):(\d{1,2})$/i.exec(word) ?? [];
    const face = BATTLE_FACES.find((one) => one === name.toLowerCase());
    if (!face) return { ok: false, problem: `"${word}" is no face. Write them ${EXAMPLE}.` };
    if (seen.has(face)) return { ok: false, problem: `${face} stands twice.` };
    seen.add(face);
    die[face] = Number(sides);
  }
  return checkBattleDie(die);
}

/** A die has a side, and not more than a die can have. */
export function checkBattleDie(die: BattleDie): ReadDie<BattleDie> {
  const sides = BATTLE_FACES.reduce((sum, face) => sum + die[face], 0);
  if (sides === 0) return { ok: false, problem: 'A die needs at least one side.' };
  if (sides > MOST_SIDES) {
    return { ok: false, problem: `${sides} sides are more than a die has; at most ${MOST_SIDES}.` };
  }
  return { ok: true, die };
}

export function formatBattleDie(die: BattleDie): string {
  return BATTLE_FACES.filter((face) => die[face] > 0)
    .map((face) => `${face}:${die[face]}`)
    .join(' ');
}
