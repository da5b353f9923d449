/** Figures of one turn that are whole numbers, and the largest value told apart. */
export const TURN_FIGURES = {
  rolled: 47,
  spent: 47,
  stranded: 47,
  dice: 31,
  bag: 47,
  fielded: 31,
  damage: 127,
  swarm: 15,
  bursts: 31,
} as const;
export type TurnFigure = keyof typeof TURN_FIGURES;
export const FIGURES = Object.keys(TURN_FIGURES) as TurnFigure[];

/** Where each figure stands among the figures of a turn. */
export const PLACE = Object.fromEntries(FIGURES.map((name, place) => [name, place])) as Record<
  TurnFigure,
  number
>;

/** What can first happen to a card. */
export const CARD_FIRSTS = ['affordBy', 'bought', 'firstRolled', 'firstFielded'] as const;
export type CardFirst = (typeof CARD_FIRSTS)[number];

/** Ramp is watched up to this much energy. */
export const MOST_RAMP = 10;

/** What one game showed of the watched player, turn by turn. One object serves a whole batch. */
export class GameRecord {
  readonly turns: number;
  readonly cards: number;
  /** Turns begun. */
  reached = 0;
  /** The turn of it, 0 when it never came. */
  lethal = 0;
  attacked = 0;
  /** For each amount from 1 the first turn with so much energy. */
  readonly ramp = new Uint8Array(MOST_RAMP);
  /** `turn * FIGURES.length + place`, turns from 0. */
  readonly figures: Int16Array;
  /** `card * turns + turn`: 1 when it could be paid for. */
  readonly afford: Uint8Array;
  /** `first * cards + card`. */
  readonly firsts: Uint8Array;
  /** `turn * (cards + 1) + card`: dice in the bag, Sidekicks at place 0. */
  readonly bag: Uint8Array;

  constructor(turns: number, cards: number) {
    this.turns = turns;
    this.cards = cards;
    this.figures = new Int16Array(turns * FIGURES.length);
    this.afford = new Uint8Array(cards * turns);
    this.firsts = new Uint8Array(CARD_FIRSTS.length * cards);
    this.bag = new Uint8Array(turns * (cards + 1));
  }

  clear(): void {
    this.reached = 0;
    this.lethal = 0;
    this.attacked = 0;
    this.ramp.fill(0);
    this.figures.fill(0);
    this.afford.fill(0);
    this.firsts.fill(0);
    this.bag.fill(0);
  }

  /** A figure of a turn, turns from 0. */
  figure(turn: number, place: number): number {
    return this.figures[turn * FIGURES.length + place] ?? 0;
  }

  set(turn: number, place: number, value: number): void {
    this.figures[turn * FIGURES.length + place] = value;
  }

  /** Notes the turn, from 1, unless there was an earlier one. */
  first(place: number, card: number, turn: number): void {
    const at = place * this.cards + card;
    if (this.firsts[at] === 0) this.firsts[at] = turn;
  }

  get damage(): number {
    return this.reached === 0 ? 0 : this.figure(this.reached - 1, PLACE.damage);
  }
}
