import type { CardFacts } from '../../../../src/dice-masters/cards/card-facts.ts';
import type { CardStore } from '../../../../src/dice-masters/cards/card-store.ts';
import { BASIC_ACTION_DIE, facesOf } from '../../../../src/dice-masters/cards/die.ts';
import type { EnergyType } from '../../../../src/dice-masters/cards/energy.ts';
import {
  type EnergyFace,
  parseEnergyFace,
  parseLevel,
} from '../../../../src/dice-masters/cards/face.ts';
import { analyse, type TeamFigures } from '../../../../src/dice-masters/teams/analysis/analyse.ts';
import { EMPTY_TEAM, type Team, type TeamCard } from '../../../../src/dice-masters/teams/team.ts';

interface Wish extends Partial<Omit<CardFacts, 'levels' | 'faces' | 'energy'>> {
  energy?: EnergyType | EnergyType[];
  /** `0/1/2 1/2/3 1/3/4`. */
  stats?: string;
  /** `mask mask+mask mask+mask`; null where nobody knows. */
  energyFaces?: string | null;
}

/** A character of cost 4 with Fist, unless wished otherwise. */
export function made(id: string, wish: Wish = {}): CardFacts {
  const { energy = 'fist', stats = '0/2/2 1/3/3 1/5/5', energyFaces, ...rest } = wish;
  const types = typeof energy === 'string' ? [energy] : energy;
  const isAction = rest.kind === 'action' || rest.kind === 'basic-action';
  const levels = isAction ? [] : stats.split(' ').flatMap((text) => parseLevel(text) ?? []);
  const [type = 'generic-2'] = types;
  const usual =
    type === 'generic-2' ? [type, type, type].join(' ') : `${type} ${type}+${type} ${type}+${type}`;
  return {
    id,
    set: 'zzz',
    number: 1,
    name: id,
    subtitle: 'Made Up',
    kind: 'character',
    cost: 4,
    energy: types,
    affiliations: [],
    rarity: 'common',
    maxDice: 4,
    die: `zzz/${id}`,
    levels,
    faces: facesOf({ levels }, { id, energyFaces: readFaces(energyFaces, usual) }),
    keywords: [],
    keywordValues: {},
    alignment: null,
    flip: false,
    epic: false,
    isReprint: false,
    isDoubtful: false,
    hasEquipIcon: false,
    globalCost: null,
    hasWords: false,
    abilities: null,
    ...rest,
  };
}

export function basicAction(id: string, wish: Wish = {}): CardFacts {
  const faces = facesOf({ levels: [] }, BASIC_ACTION_DIE);
  const card = made(id, {
    kind: 'basic-action',
    energy: [],
    maxDice: 3,
    die: 'basic-action',
    cost: 3,
    ...wish,
  });
  return { ...card, faces };
}

export function catalogueOf(cards: readonly CardFacts[]): CardStore {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    sets: [
      {
        code: 'zzz',
        name: 'Made Up',
        position: 1,
        cardCount: cards.length,
        year: null,
        linkCode: 'zzz',
        teamBuilder: null,
        transitionZone: 'ZZZ',
        otherCodes: [],
      },
    ],
    keywords: new Map(),
    affiliations: new Map(),
    count: cards.length,
    at: (place) => cards[place] ?? made('nobody'),
    card: (id) => byId.get(id),
    reprints: () => [],
    all: () => cards,
  };
}

/** A team of these cards, two dice on each unless a number is given. */
export function teamOf(cards: readonly (CardFacts | [CardFacts, number])[]): Team {
  const entries = cards.map((one): [CardFacts, number] => (Array.isArray(one) ? one : [one, 2]));
  const entry = ([card, dice]: [CardFacts, number]): TeamCard => ({
    card: card.id,
    dice,
    note: '',
  });
  const isBasic = ([card]: [CardFacts, number]) => card.kind === 'basic-action';
  return {
    ...EMPTY_TEAM,
    cards: entries.filter((one) => !isBasic(one)).map(entry),
    basicActions: entries.filter(isBasic).map(([card]) => entry([card, 3])),
  };
}

/** The figures of a team of these cards. */
export function figuresOf(cards: readonly (CardFacts | [CardFacts, number])[]): TeamFigures {
  const known = cards.map((one) => (Array.isArray(one) ? one[0] : one));
  return analyse(teamOf(cards), catalogueOf(known));
}

function readFaces(wished: string | null | undefined, usual: string): EnergyFace[] | null {
  if (wished === null) return null;
  return (wished ?? usual).split(' ').flatMap((text) => parseEnergyFace(text) ?? []);
}
