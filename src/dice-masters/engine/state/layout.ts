import { SIDEKICK_FACES } from '../../cards/die.ts';
import { ENERGY_TYPES } from '../../cards/energy.ts';
import { FACES, FaceTable, GENERIC } from '../faces.ts';
import {
  type EngineCard,
  type OpponentSetup,
  type PlacedCard,
  type Seat,
  type Setup,
  SIDEKICKS_PER_PLAYER,
} from '../setup.ts';
import { type KeywordValues, keywordValuesOf } from './keyword-values.ts';

export const SIDEKICK_KIND = 0;
export const CHARACTER_KIND = 1;
const ACTION_KIND = 2;
export const BASIC_KIND = 3;

const KINDS = { character: CHARACTER_KIND, action: ACTION_KIND, 'basic-action': BASIC_KIND };

/** Sidekicks have no card; to the engine they are one that costs 0 and has no type. (R1.4) */
const SIDEKICK: EngineCard = {
  id: 'sidekick',
  name: 'Sidekick',
  subtitle: '',
  kind: 'character',
  cost: 0,
  energy: [],
  affiliations: [],
  faces: SIDEKICK_FACES,
  keywords: [],
  keywordValues: {},
  epic: false,
  abilities: [],
};

/** Dice of both players together. */
export const MOST_DICE = 250;

/** More dice than a table holds; the message is for people. */
export class TooManyDice extends RangeError {
  constructor(dice: number) {
    super(`A table holds at most ${MOST_DICE} dice; these players bring ${dice}.`);
  }
}

/** What never changes in a game: cards, their dice and faces, as numbers. */
export class Layout {
  /** Cards 0 and 1 are the Sidekicks of the two seats. */
  readonly cards: readonly EngineCard[];
  readonly keywordValues: readonly KeywordValues[];
  readonly cardCount: number;
  readonly diceCount: number;
  /** Who brought the card. */
  readonly cardSeat: Uint8Array;
  readonly cardKind: Uint8Array;
  readonly cost: Uint8Array;
  /** Units a purchase must hold of each type; the row of a card is `card * 4`. (R8.4) */
  readonly types: Uint8Array;
  readonly typeCount: Uint8Array;
  /** The same types as bits. */
  readonly typeMask: Uint8Array;
  readonly firstDie: Uint8Array;
  readonly cardDice: Uint8Array;
  readonly cardOf: Uint8Array;
  readonly faces: FaceTable;
  readonly hasEpics: boolean;
  /** Some face has 0 D: its die lives only by a text. */
  readonly hasFrail: boolean;

  constructor({ seats }: Setup) {
    const placed: { card: EngineCard; dice: number; seat: Seat }[] = [
      { card: SIDEKICK, dice: sidekicksOf(seats[0]), seat: 0 },
      { card: SIDEKICK, dice: sidekicksOf(seats[1]), seat: 1 },
      ...cardsOf(seats[0]).map((one) => ({ ...one, seat: 0 as const })),
      ...cardsOf(seats[1]).map((one) => ({ ...one, seat: 1 as const })),
    ];
    const count = placed.length;
    this.cards = placed.map(({ card }) => card);
    this.keywordValues = this.cards.map(keywordValuesOf);
    this.cardCount = count;
    this.diceCount = placed.reduce((sum, { dice }) => sum + dice, 0);
    if (this.diceCount > MOST_DICE) throw new TooManyDice(this.diceCount);
    this.cardSeat = Uint8Array.from(placed, ({ seat }) => seat);
    this.cardKind = Uint8Array.from(placed, ({ card }, place) =>
      place < 2 ? SIDEKICK_KIND : KINDS[card.kind],
    );
    this.cost = Uint8Array.from(placed, ({ card }) => card.cost);
    this.types = new Uint8Array(count * ENERGY_TYPES.length);
    this.typeCount = Uint8Array.from(placed, ({ card }) => new Set(card.energy).size);
    this.typeMask = Uint8Array.from(placed, ({ card }) =>
      card.energy.reduce((mask, type) => mask | (1 << ENERGY_TYPES.indexOf(type)), 0),
    );
    this.firstDie = new Uint8Array(count);
    this.cardDice = Uint8Array.from(placed, ({ dice }) => dice);
    this.cardOf = new Uint8Array(this.diceCount);
    this.faces = new FaceTable(this.cards);
    this.hasEpics = this.cards.some(({ epic }) => epic);
    this.hasFrail = this.cards.some(({ faces }) =>
      faces.some((face) => face.kind === 'level' && face.defense === 0),
    );
    let die = 0;
    for (const [card, { dice }] of placed.entries()) {
      for (const type of this.cards[card]?.energy ?? []) {
        this.types[card * ENERGY_TYPES.length + ENERGY_TYPES.indexOf(type)] = 1;
      }
      this.firstDie[card] = die;
      this.cardOf.fill(card, die, die + dice);
      die += dice;
    }
  }

  card(card: number): EngineCard {
    return this.cards[card] ?? SIDEKICK;
  }

  /** Energy symbols on a face. (R3.5) */
  unitsOn(row: number): number {
    return this.faces.units[row] ?? 0;
  }

  isDoubleGeneric(row: number): boolean {
    return this.faces.firstUnit[row] === GENERIC && this.faces.secondUnit[row] === GENERIC;
  }

  /** The face on which a card shows a level; 255 when it has no such level. */
  faceOfLevel(card: number, level: number): number {
    for (let face = 0; face < FACES; face++) {
      if (this.faces.level[card * FACES + face] === level) return face;
    }
    return 255;
  }
}

function cardsOf(seat: OpponentSetup): readonly PlacedCard[] {
  return seat.kind === 'player' ? seat.cards : [];
}

function sidekicksOf(seat: OpponentSetup): number {
  if (seat.kind === 'player') return SIDEKICKS_PER_PLAYER;
  if (seat.kind === 'nobody') return 0;
  return seat.blockers.reduce((sum, { count }) => sum + count, 0);
}
