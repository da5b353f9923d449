import {
  CARD_KINDS,
  type CardKind,
  FLAG_BITS,
  type Flag,
  type PackedCards,
} from '../dice-masters/cards/index.ts';
import type { Context } from './evaluate.ts';
import { RARITY_ORDER } from './rarity-order.ts';
import type { Node } from './tree.ts';

type FlagNode = Extract<Node, { kind: 'flag' }>;
type Test = (card: number) => boolean;

export function flagTest({ flag, value }: FlagNode, context: Context): Test {
  if (flag === 'in') return inTest(value, context);
  const test = flag === 'has' ? hasTest(value, context) : isTest(value, context);
  return flag === 'not' ? (card) => !test(card) : test;
}

function isTest(value: string, { columns: { packed, energy, rarity } }: Context): Test {
  const { kind, keywords } = packed.columns;
  const kindIs =
    (name: CardKind): Test =>
    (card) =>
      kind[card] === CARD_KINDS.indexOf(name);
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
      return (card) => rarity[card] === PROMO;
    case 'vanilla': {
      const speaks = flagOf('hasWords', packed);
      return (card) => (keywords[card] ?? []).length === 0 && !speaks(card);
    }
    default:
      return flagOf(FLAG_WORDS[value as keyof typeof FLAG_WORDS], packed);
  }
}

/** Words behind `is:` and `has:` that are flags of the packed cards. */
const FLAG_WORDS = {
  flip: 'flip',
  epic: 'epic',
  reprint: 'isReprint',
  doubtful: 'isDoubtful',
  equip: 'hasEquipIcon',
} as const satisfies Record<string, Flag>;

const PROMO = RARITY_ORDER.indexOf('promo');

function flagOf(flag: Flag, { columns: { flags } }: PackedCards): Test {
  return (card) => ((flags[card] ?? 0) & FLAG_BITS[flag]) !== 0;
}

function hasTest(value: string, { columns: { packed, numbers } }: Context): Test {
  const { columns } = packed;
  switch (value) {
    case 'burst': {
      const bursts = numbers.get('bsum');
      const actions = columns.kind.map(
        (kind) =>
          kind === CARD_KINDS.indexOf('action') || kind === CARD_KINDS.indexOf('basic-action'),
      );
      return (card) => (actions[card] ?? false) || (bursts?.[card] ?? 0) > 0;
    }
    case 'keyword':
      return (card) => (columns.keywords[card] ?? []).length > 0;
    case 'affiliation':
      return (card) => (columns.affiliations[card] ?? []).length > 0;
    case 'alignment':
      return (card) => (columns.alignment[card] ?? 0) > 0;
    case 'global':
      return (card) => (columns.globalCost[card] ?? -1) >= 0;
    case 'faces': {
      const areKnown = packed.facesOf.map((place) => packed.energyFaces[place] !== '?');
      return (card) => areKnown[columns.die[card] ?? 0] ?? false;
    }
    default:
      return flagOf(FLAG_WORDS[value as keyof typeof FLAG_WORDS], packed);
  }
}

function inTest(value: string, { columns: { ids }, inputs }: Context): Test {
  if (value === 'team') return (card) => inputs.team?.has(ids[card] ?? '') ?? false;
  return (card) => (inputs.owned?.get(ids[card] ?? '') ?? 0) > 0;
}

function bitCount(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1);
}
