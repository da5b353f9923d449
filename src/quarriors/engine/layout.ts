import { STARTING_BAG } from '../cards/card-class.ts';
import { FACES_PER_DIE } from '../cards/face.ts';
import type { CardText } from './card-text.ts';
import { TEXTS } from './cards/index.ts';
import { FaceTable } from './faces.ts';
import type { EngineCard, Setup } from './setup.ts';

const BLANK: CardText = {};
/** Dice of each basic card that a player begins with. (Q2.4) */
const STARTS: Readonly<Record<string, number>> = STARTING_BAG;

/** What never changes in a game: cards, faces, and which die belongs to which card. */
export class Layout {
  readonly players: number;
  readonly cards: readonly EngineCard[];
  /** What each card does. */
  readonly texts: readonly CardText[];
  readonly faces: FaceTable;
  readonly cost: Uint8Array;
  readonly glory: Uint8Array;
  /** 1 where dice of the card are creature dice; the Assistant's are. */
  readonly isCreature: Uint8Array;
  readonly isSpell: Uint8Array;
  /** 1 where an empty card counts towards the end. (Q8.2) */
  readonly countsEmpty: Uint8Array;
  /** The card of each die. */
  readonly cardOf: Uint8Array;
  readonly diceCount: number;
  /** Dice of each card in the game. */
  readonly diceOf: Uint8Array;
  /** Places of the basic cards; -1 where they are not in the game. */
  readonly quiddity: number;
  readonly portal: number;
  /** Whether any card of the game has such a text, so that nobody looks in vain. */
  readonly has: { reactions: boolean; copies: boolean; stands: boolean; surcharge: boolean };

  constructor({ players, cards }: Setup) {
    this.players = players;
    this.cards = cards.map(({ card }) => card);
    this.texts = this.cards.map(({ id }) => TEXTS[id] ?? BLANK);
    this.faces = new FaceTable(this.cards, this.texts);
    this.cost = Uint8Array.from(this.cards, ({ cost }) => cost);
    this.glory = Uint8Array.from(this.cards, ({ glory }) => glory ?? 0);
    this.isCreature = Uint8Array.from(this.cards, ({ glory }) => (glory === null ? 0 : 1));
    this.isSpell = Uint8Array.from(this.cards, ({ kind }) => (kind === 'spell' ? 1 : 0));
    this.countsEmpty = Uint8Array.from(this.cards, ({ kind }) => (kind === 'creature' ? 1 : 0));
    this.quiddity = this.place('quiddity');
    this.portal = this.place('portal');
    this.diceOf = Uint8Array.from(
      cards,
      ({ card, dice }) => dice + players * (STARTS[card.id] ?? 0),
    );
    this.cardOf = Uint8Array.from(
      [...this.diceOf].flatMap((dice, card) => Array.from({ length: dice }, () => card)),
    );
    this.diceCount = this.cardOf.length;
    const some = (has: (text: CardText) => boolean) => this.texts.some(has);
    this.has = {
      reactions: some((text) => text.reaction !== undefined || text.rescues === true),
      copies: some((text) => text.copies === true),
      stands: some((text) => text.stands !== undefined),
      surcharge: some((text) => text.surcharge !== undefined),
    };
  }

  card(place: number): EngineCard {
    const card = this.cards[place];
    if (!card) throw new Error(`there is no card at ${place}`);
    return card;
  }

  text(row: number): CardText {
    return this.texts[(row / FACES_PER_DIE) | 0] ?? BLANK;
  }

  private place(id: string): number {
    return this.cards.findIndex((card) => card.id === id);
  }
}
