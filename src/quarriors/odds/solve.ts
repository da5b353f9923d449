import { type Fraction, fraction, ONE, plus, times, ZERO } from '../../tabletop/fraction.ts';
import { likelyPicks, STOP } from './best-picks.ts';
import { components } from './components.ts';
import type { Moment, Step } from './turn-graph.ts';

const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.num * b.den - b.num * a.den, a.den * b.den);
const whole = (amount: number): Fraction => ({ num: BigInt(amount), den: 1n });

/**
 * The exact worth of the roots under the best picks. Floating point finds the picks, to one part in
 * a million million; what they are worth is then worked out exactly.
 */
export function solve(moments: readonly Moment[], roots: readonly number[]): Fraction[] {
  const picks = likelyPicks(moments);
  const worth: Fraction[] = new Array(moments.length);
  const rows = (at: number) => taken(moments[at], picks[at] ?? STOP);
  const next = (at: number) => rows(at).map(({ to }) => to);
  for (const group of components(moments.length, roots, next)) {
    const inGroup = new Map(group.map((at, index) => [at, index]));
    const equations = group.map((at) => equation(moments[at], rows(at), inGroup, worth));
    solveEquations(equations).forEach((value, index) => {
      worth[group[index] ?? 0] = value;
    });
  }
  return worth;
}

/** The steps that are taken from a moment. */
function taken(moment: Moment | undefined, pick: number): readonly Step[] {
  if (!moment?.isChoice) return moment?.steps ?? [];
  const step = pick === STOP ? undefined : moment.steps[pick];
  return step ? [step] : [];
}

/** `x = known + Σ share · x of others in the group`. */
interface Equation {
  known: Fraction;
  shares: Map<number, Fraction>;
}

function equation(
  moment: Moment | undefined,
  steps: readonly Step[],
  inGroup: ReadonlyMap<number, number>,
  worth: readonly Fraction[],
): Equation {
  if (steps.length === 0) return { known: moment?.stop ?? ZERO, shares: new Map() };
  const weights = steps.reduce((sum, { weight }) => sum + weight, 0);
  const shares = new Map<number, Fraction>();
  let known = ZERO;
  for (const { to, weight, gain } of steps) {
    const share = fraction(BigInt(weight), BigInt(weights));
    const inside = inGroup.get(to);
    if (gain > 0) known = plus(known, times(share, whole(gain)));
    if (inside === undefined) known = plus(known, times(share, worth[to] ?? ZERO));
    else shares.set(inside, plus(shares.get(inside) ?? ZERO, share));
  }
  return { known, shares };
}

/** Each unknown in turn is written by those after it, then they are filled in backwards. */
function solveEquations(equations: Equation[]): Fraction[] {
  equations.forEach((own, at) => {
    takeOut(own, at);
    for (const later of equations.slice(at + 1)) putIn(later, at, own);
  });
  const values: Fraction[] = new Array(equations.length);
  for (let at = equations.length - 1; at >= 0; at--) {
    const own = equations[at];
    if (!own) continue;
    values[at] = [...own.shares].reduce(
      (sum, [other, share]) => plus(sum, times(share, values[other] ?? ZERO)),
      own.known,
    );
  }
  return values;
}

/** `x = a + s·x + …` becomes `x = (a + …) / (1 − s)`. */
function takeOut(own: Equation, at: number): void {
  const self = own.shares.get(at);
  if (!self) return;
  own.shares.delete(at);
  const rest = minus(ONE, self);
  const factor = fraction(rest.den, rest.num);
  own.known = times(own.known, factor);
  for (const [other, share] of own.shares) own.shares.set(other, times(share, factor));
}

function putIn(later: Equation, at: number, own: Equation): void {
  const share = later.shares.get(at);
  if (!share) return;
  later.shares.delete(at);
  later.known = plus(later.known, times(share, own.known));
  for (const [other, amount] of own.shares) {
    later.shares.set(other, plus(later.shares.get(other) ?? ZERO, times(share, amount)));
  }
}
