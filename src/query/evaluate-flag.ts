import type { Context } from './evaluate.ts';
import { FLAG_BITS, KINDS } from './packed-cards.ts';
import type { Node } from './tree.ts';

type FlagNode = Extract<Node, { kind: 'flag' }>;
type Test = (card: number) => boolean;

export function flagTest({ flag, value }: FlagNode, context: Context): Test {
  if (flag === 'in') return inTest(value, context);
  const test = flag === 'has' ? hasTest(value, context) : isTest(value, context);
  return flag === 'not' ? (card) => !test(card) : test;
}

function isTest(value: string, { columns: { packed, energy } }: Context): Test {
  const { kind, rarity, flags } = packed.columns;
  const kindIs =
    (name: (typeof KINDS)[number]): Test =>
    (card) =>
      kind[card] === KINDS.indexOf(name);
  switch (value) {
    case 'character':
      return kindIs('character');
    case 'action':
      return kindIs('action');
    case 'basic':
      return kindIs('basic-action');
    case 'crossover':
      return (card) => bitCount(energy[card] ?? 0) > 1;
    case 'promo':
      return (card) => rarity[card] === 4;
    default:
      return (card) => ((flags[card] ?? 0) & FLAG_BITS[value as keyof typeof FLAG_BITS]) !== 0;
  }
}

function hasTest(value: string, { columns: { packed, numbers } }: Context): Test {
  const { columns } = packed;
  switch (value) {
    case 'burst': {
      const bursts = numbers.get('bsum');
      const actions = columns.kind.map(
        (kind) => kind === KINDS.indexOf('action') || kind === KINDS.indexOf('basic-action'),
      );
      return (card) => (actions[card] ?? false) || (bursts?.[card] ?? 0) > 0;
    }
    case 'keyword':
      return (card) => (columns.keywords[card] ?? []).length > 0;
    case 'affiliation':
      return (card) => (columns.affiliations[card] ?? []).length > 0;
    case 'alignment':
      return (card) => (columns.alignment[card] ?? 0) > 0;
    default:
      return (card) =>
        ((columns.flags[card] ?? 0) & FLAG_BITS[value as keyof typeof FLAG_BITS]) !== 0;
  }
}

function inTest(value: string, { columns: { ids }, inputs }: Context): Test {
  if (value === 'team') return (card) => inputs.team?.has(ids[card] ?? '') ?? false;
  return (card) => (inputs.owned?.get(ids[card] ?? '') ?? 0) > 0;
}

function bitCount(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1);
}
