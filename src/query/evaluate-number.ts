import type { Context } from './evaluate.ts';
import type { Node, NumberValue, Operator, Sum } from './tree.ts';

type NumberNode = Extract<Node, { kind: 'number' }>;

const LEVELS = [0, 1, 2, 3];

/** Bare stats mean some level: the whole comparison is tried level by level. */
export function numberTest(node: NumberNode, context: Context): (card: number) => boolean {
  const sums = [
    node.left,
    ...node.values.flatMap((value) => (value.kind === 'sum' ? value.sum : [])),
  ];
  const bare = sums.some(({ terms }) =>
    terms.some(({ operand }) => /^[adfb]$/.test(String(operand))),
  );
  const tests = (bare ? LEVELS : [0]).map((level) => levelTest(node, context, level));
  const [only] = tests;
  if (tests.length === 1 && only) return only;
  return (card) => tests.some((test) => test(card));
}

function levelTest(node: NumberNode, context: Context, level: number) {
  const left = reader(node.left, context, level);
  const tests = node.values.map((value) => valueTest(value, node.operator, context, level));
  const negated = node.operator === '!=';
  return (card: number): boolean => {
    const value = left(card);
    if (Number.isNaN(value)) return false;
    return negated
      ? tests.every((test) => test(value, card))
      : tests.some((test) => test(value, card));
  };
}

function valueTest(value: NumberValue, operator: Operator, context: Context, level: number) {
  if (value.kind === 'range') {
    const inside = (number: number) => number >= value.from && number <= value.to;
    return (number: number) => (operator === '!=' ? !inside(number) : inside(number));
  }
  const right = reader(value.sum, context, level);
  const compare = COMPARE[operator];
  return (number: number, card: number) => compare(number, right(card));
}

const COMPARE: Record<Operator, (a: number, b: number) => boolean> = {
  ':': (a, b) => a === b,
  '=': (a, b) => a === b,
  '!=': (a, b) => !Number.isNaN(b) && a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** Reads a sum for a card; NaN where the card lacks one of its stats. */
function reader({ terms }: Sum, context: Context, level: number): (card: number) => number {
  const parts = terms.map(({ sign, operand }) => ({
    sign,
    read: operandReader(operand, context, level),
  }));
  const [first] = parts;
  if (parts.length === 1 && first?.sign === 1) return first.read;
  return (card) => parts.reduce((sum, { sign, read }) => sum + sign * read(card), 0);
}

function operandReader(operand: string | number, { columns, inputs }: Context, level: number) {
  if (typeof operand === 'number') return () => operand;
  if (operand === 'own') return (card: number) => inputs.owned?.get(columns.ids[card] ?? '') ?? 0;
  const column = columns.byLevel.get(operand)?.[level] ?? columns.numbers.get(operand);
  return (card: number) => column?.[card] ?? Number.NaN;
}
