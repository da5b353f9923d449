import type { Context } from './abilities/ability.ts';
import { Hooks, type Origin } from './abilities/hooks.ts';
import type { KeywordRules } from './abilities/keyword.ts';
import { leftOf, nameOfLeft } from './abilities/left.ts';
import type { Chooser } from './decisions/chooser.ts';
import { Decision } from './decisions/decision.ts';
import type { RulesProfile } from './profile.ts';
import type { Chance } from './random/chance.ts';
import { Run } from './run.ts';
import { Scratch } from './scratch.ts';
import type { Seat, Setup } from './setup.ts';
import { KeywordSets, wordsFor } from './state/keyword-sets.ts';
import { BASIC_KIND, Layout, SIDEKICK_KIND } from './state/layout.ts';
import type { CombatStage, Step } from './state/now.ts';
import { copyInto, type Position } from './state/position.ts';
import { State } from './state/state.ts';
import { NONE, type Table } from './state/table.ts';

/** Thrown when the game is over, from any depth. */
export class GameOver extends Error {
  constructor() {
    super('the game is over');
  }
}
export const GAME_OVER = new GameOver();

/** One game on the table. What the rules do to it lives in `effects` and `steps`. */
export class Game extends Run {
  readonly setup: Setup;
  readonly profile: RulesProfile;
  readonly keywords: readonly KeywordRules[];
  readonly layout: Layout;
  readonly lifeAtStart: readonly [number, number];
  /** Keywords printed on each card. */
  readonly cardKeywords: KeywordSets;
  /** Cards that each seat may buy from. (R8.2) */
  readonly shops: readonly [Uint8Array, Uint8Array];

  readonly state: State;
  /** The dice and both players, in the state. */
  readonly table: Table;
  readonly scratch: Scratch;
  readonly decision = new Decision();
  /** What waits for what: the texts of all cards, and those that the state says effects left behind. */
  readonly hooks: Hooks;
  /** Whom texts serve that work without a die in the Field; the same all game. */
  readonly anywhere = new Map<Origin, readonly Context[]>();

  constructor(
    setup: Setup,
    keywords: readonly KeywordRules[],
    choosers: readonly [Chooser, Chooser],
    chance: Chance,
  ) {
    super(choosers, chance);
    this.setup = setup;
    this.profile = setup.profile;
    this.keywords = keywords;
    this.layout = new Layout(setup);
    this.lifeAtStart = [setup.seats[0].life, setup.seats[1].life];
    this.state = new State(setup, this.layout, keywords.length);
    this.table = this.state.table;
    this.scratch = new Scratch(this.layout);
    this.hooks = new Hooks(this.layout, keywords);
    this.shops = [shopOf(this.layout, 0), shopOf(this.layout, 1)];
    this.cardKeywords = keywordsOf(this.layout, this.hooks, keywords.length);
  }

  get active(): Seat {
    return this.state.now.active;
  }

  set active(seat: Seat) {
    this.state.now.active = seat;
  }

  /** Turns of the whole game so far, this one included. */
  get turn(): number {
    return this.state.now.turn;
  }

  set turn(turn: number) {
    this.state.now.turn = turn;
  }

  get step(): Step {
    return this.state.now.step;
  }

  set step(step: Step) {
    this.state.now.step = step;
  }

  get winner(): Seat | 'tie' | null {
    return this.state.now.winner;
  }

  /** How far this turn's combat is. (R12.2–R12.7) */
  get combat(): CombatStage {
    return this.state.now.combat;
  }

  /** Back to the first turn, with the same teams. */
  reset(): void {
    this.state.reset();
    this.begin();
  }

  /** Goes on from a position of the same setup, as it was when a turn began. */
  resume(position: Position): void {
    copyInto(this.state, position);
    this.begin();
  }

  private begin(): void {
    this.scratch.mark.fill(0);
    if (this.savesTold.size > 0) this.savesTold.clear();
    const { lasting, newKeywords } = this.state.lists;
    this.hooks.forgetAdded();
    for (const keyword of newKeywords) this.hooks.addKeyword(keyword);
    for (const one of lasting) {
      if (one.text !== NONE) this.hooks.bindLasting(leftOf(this, one), nameOfLeft(this, one));
    }
  }
}

function keywordsOf({ cards, cardCount }: Layout, hooks: Hooks, count: number): KeywordSets {
  const sets = new KeywordSets(new Int32Array(cardCount * wordsFor(count)), cardCount);
  for (const [card, { keywords }] of cards.entries()) {
    for (const keyword of keywords.map((id) => hooks.keywordNumber(id))) {
      if (keyword !== NONE) sets.give(card, keyword);
    }
  }
  return sets;
}

/** Own cards and every Basic Action, whoever brought it, the cheapest first. (R6.5, R8.2) */
function shopOf({ cardCount, cardKind, cardSeat, cost }: Layout, seat: Seat): Uint8Array {
  const cards = Array.from({ length: cardCount }, (_, card) => card);
  const own = cards.filter(
    (card) =>
      cardKind[card] === BASIC_KIND ||
      (cardKind[card] !== SIDEKICK_KIND && cardSeat[card] === seat),
  );
  return Uint8Array.from(own.sort((a, b) => (cost[a] ?? 0) - (cost[b] ?? 0)));
}
