import {
  describeGoal,
  describeReroll,
  EXPLANATIONS,
  type Figure,
  faceOdds,
  type Goal,
  type Known,
  type OddsDie,
  type Reroll,
  withReroll,
} from '../dice-masters/odds/index.ts';
import { type Fraction, formatFraction, formatPercent, toNumber } from '../tabletop/fraction.ts';
import { BadQuestion } from './question.ts';

/** An answer as data, for `--json`, and in words. */
export interface Told {
  data: unknown;
  words: string[];
}

/** How wide a chance stands in a table. */
export const CELL = 17;

export function tellChance(
  known: Known<Fraction>,
  goal: Goal,
  reroll: Reroll,
  figure: Figure,
): Told {
  const chance = exactly(known);
  const explanation = EXPLANATIONS[figure];
  return {
    data: { ...dataOf(chance), goal, reroll, explanation },
    words: [
      `${formatPercent(chance)} (${formatFraction(chance)})`,
      `To pay ${describeGoal(goal)}, with ${describeReroll(reroll)}.`,
      explanation,
    ],
  };
}

export function tellDie(die: OddsDie): Told {
  const odds = exactly(faceOdds(die));
  const rows: [string, Fraction][] = [
    ['character', odds.character],
    ...odds.levels.map((chance, at): [string, Fraction] => [`level ${at + 1}`, chance]),
    ['action', odds.action],
    ['single burst', odds.bursts[1]],
    ['double burst', odds.bursts[2]],
    ['energy', odds.energy],
  ];
  return {
    data: {
      name: die.name,
      unreadFaces: odds.unreadFaces,
      faces: rows.map(([face, chance]) => ({
        face,
        ...dataOf(chance),
        withReroll: dataOf(withReroll(chance)),
      })),
    },
    words: [
      `${die.name}, in one roll and with a reroll:`,
      ...rows.map(([face, chance]) =>
        [face.padEnd(14), cell(chance), cell(withReroll(chance))].join(' ').trimEnd(),
      ),
      ...(odds.unreadFaces > 0 ? ['What its energy faces show is not known.'] : []),
    ],
  };
}

function exactly<T>(known: Known<T>): T {
  if (known.known) return known.value;
  const names = known.unknown.join(', ');
  throw new BadQuestion(`No exact answer: not all faces are known of ${names}.`);
}

export function dataOf(chance: Fraction) {
  return { p: toNumber(chance), fraction: formatFraction(chance) };
}

export function cell(chance: Fraction): string {
  return formatPercent(chance).padStart(CELL);
}
