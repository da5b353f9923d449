import type { Context, Happening, Packet, Trigger } from './abilities/ability.ts';
import { type Bound, Hooks, type Origin } from './abilities/hooks.ts';
import type { KeywordRules } from './abilities/keyword.ts';
import type { Chooser } from './decisions/chooser.ts';
import { Decision } from './decisions/decision.ts';
import { NO_UNIT, UNIT_KINDS } from './faces.ts';
import type { EventLog } from './log.ts';
import type { RulesProfile } from './profile.ts';
import type { Chance } from './random/chance.ts';
import { Xoshiro } from './random/xoshiro.ts';
import type { Seat, Setup } from './setup.ts';
import { BASIC_KIND, Layout, SIDEKICK_KIND } from './state/layout.ts';
import { Table } from './state/table.ts';

const STEPS = ['start', 'clear-and-draw', 'roll-and-reroll', 'main', 'attack', 'cleanup'] as const;
export type Step = (typeof STEPS)[number];

/** A trigger that waits for its turn. (R18.5) */
export interface Waiting {
  bound: Bound<Trigger>;
  die: number;
  card: number;
  seat: Seat;
  happening: Happening;
  /** Triggers of one moment are ordered by their players. (R18.3) */
  batch: number;
}

/** Something that happens at the end of this turn. */
export interface Delayed {
  seat: Seat;
  /** The source, for the log. */
  die: number;
  run: (game: Game) => void;
}

/** Notes every answer, for replays. */
export interface Recorder {
  pick(decision: Decision, pick: number): void;
  /** The state after each turn. */
  turnEnded(hash: number): void;
}

/** Looks at the table in the middle of a turn; it changes nothing. */
export interface Watcher {
  /** All dice are rolled and the Main Step is about to begin. */
  rolled(game: Game): void;
}

/** Thrown when the game is over, from any depth. */
export class GameOver extends Error {
  constructor() {
    super('the game is over');
  }
}
export const GAME_OVER = new GameOver();

/** One game on the table. What the rules do to it lives in `effects` and `steps`. */
export class Game {
  readonly setup: Setup;
  readonly profile: RulesProfile;
  readonly layout: Layout;
  readonly table: Table;
  hooks: Hooks;
  readonly decision = new Decision();
  readonly keywords: readonly KeywordRules[];
  /** Keywords printed on each card, as bits. */
  readonly cardKeywords: Int32Array;

  choosers: readonly [Chooser, Chooser];
  chance: Chance;
  /** Luck for choosers alone; it never touches the dice. */
  policy = new Xoshiro();
  log: EventLog | null = null;
  recorder: Recorder | null = null;
  watcher: Watcher | null = null;

  active: Seat = 0;
  /** Turns of the whole game so far, this one included. */
  turn = 0;
  step: Step = 'start';
  winner: Seat | 'tie' | null = null;
  readonly lifeAtStart: readonly [number, number];

  /** Dice of this turn's roll. */
  readonly rolling: Uint8Array;
  rollingCount = 0;
  /** Pairs of this combat. */
  readonly pairAttacker: Int16Array;
  readonly pairBlocker: Int16Array;
  pairCount = 0;
  /** What an attacker with Overcrush deals beyond its blockers, found when it assigns its damage. */
  readonly leftover: Int16Array;
  /** The wave has dealt its damage, and what Overcrush leaves is still to come. */
  leftoversDue = false;
  /** Waves of damage so far, those of earlier games included, and the one in which an attacker dealt its own. */
  wave = 0;
  readonly dealtIn: Int32Array;
  /** The last source of damage of a die, and whether that was combat damage. */
  readonly hitBy: Int16Array;
  readonly hitInCombat: Uint8Array;
  /** The moment a die was last damaged. */
  readonly hitAt: Int32Array;
  /** Some die was damaged in this game. */
  hasHits = false;
  /** Earlier sources of damage that a die took from several in one moment; the last is in `hitBy`. */
  readonly jointHits: { die: number; by: number; at: number }[] = [];
  /** Dice being KO'd together. */
  readonly fallen: Int16Array;
  /** Combat damage of one wave; the objects are used again. */
  readonly packets: Packet[] = [];
  packetCount = 0;
  /** Dice that lie under another die or are controlled by one. */
  heldDice = 0;

  /** Marks of the set that is being picked. */
  readonly mark: Uint8Array;
  /** Units available and taken while paying; faces without a unit fall into the last place. */
  readonly have = new Int32Array(NO_UNIT + 1);
  readonly taken = new Int32Array(UNIT_KINDS);
  readonly need = new Int32Array(4);
  /** Kinds of units that the last count of units met, as bits. */
  haveKinds = 0;
  /** Kinds of faces without energy that the last count of units met, as bits: characters and actions. */
  otherFaces = 0;
  /** The half of a double generic that only the next cost can use. (R4.6, 2016) */
  held = 0;

  readonly fieldedThisTurn = new Int32Array(2);
  readonly boughtThisTurn = new Int32Array(2);
  attackedThisTurn = false;
  readonly queue: Waiting[] = [];
  readonly damageQueue: Waiting[] = [];
  readonly delayed: Delayed[] = [];
  readonly lasting: Origin[] = [];
  /** Text with a limit that was used this turn, and for which cards. (R11.5, R15.5) */
  readonly usedUp = new Map<Bound<unknown>, Set<number>>();
  /** What texts count within a turn. */
  readonly uses = new Map<string, number>();
  /** What cards remember, such as a named character. */
  readonly memory = new Map<string, number>();
  batch = 0;
  /** Triggers and texts that players used so far: what one of them does to several dice is one event. (R18.4) */
  effects = 0;
  settling = false;
  /** Effects of one moment are still to come before anyone has lost. */
  momentOpen = false;
  /** Whom texts serve that work without a die in the Field; the same all game. */
  readonly anywhere = new Map<Origin, readonly Context[]>();
  /** Something happened that may have brought a die to its last defense. */
  mayFall = false;
  /** Some die is hurt, weakened or frail, so that it may fall when a text does less for it. */
  hasWeak = false;
  /** A die used the text of another card in this game. (R17.4) */
  textsCopied = false;
  /** Triggers an open decision puts in order. */
  candidates: readonly Waiting[] = [];
  /** The turn in which a die was last KO'd. */
  readonly koedOn: Int32Array;
  /** Dice drawn in this turn's Clear and Draw Step. */
  readonly drawn: Uint8Array;
  drawnCount = 0;
  /** What the cards of the last question cost then, by card. */
  readonly prices: Int16Array;
  /** Cards that each seat may buy from. (R8.2) */
  readonly shops: readonly [Uint8Array, Uint8Array];

  constructor(
    setup: Setup,
    keywords: readonly KeywordRules[],
    choosers: readonly [Chooser, Chooser],
    chance: Chance,
  ) {
    this.setup = setup;
    this.profile = setup.profile;
    this.layout = new Layout(setup);
    this.table = new Table(this.layout, setup.seats);
    this.keywords = keywords;
    this.hooks = new Hooks(this.layout, keywords);
    this.choosers = choosers;
    this.chance = chance;
    this.lifeAtStart = [setup.seats[0].life, setup.seats[1].life];
    const dice = this.layout.diceCount;
    this.rolling = new Uint8Array(dice);
    this.pairAttacker = new Int16Array(dice * 4);
    this.pairBlocker = new Int16Array(dice * 4);
    this.leftover = new Int16Array(dice);
    this.dealtIn = new Int32Array(dice);
    this.hitBy = new Int16Array(dice).fill(-1);
    this.hitInCombat = new Uint8Array(dice);
    this.hitAt = new Int32Array(dice);
    this.fallen = new Int16Array(dice);
    this.mark = new Uint8Array(dice);
    this.koedOn = new Int32Array(dice);
    this.drawn = new Uint8Array(dice);
    this.prices = new Int16Array(this.layout.cardCount);
    this.shops = [shopOf(this.layout, 0), shopOf(this.layout, 1)];
    this.cardKeywords = Int32Array.from(this.layout.cards, (card) =>
      card.keywords.reduce((bits, id) => bits | this.hooks.keywordBit(id), 0),
    );
  }

  /** Back to the first turn, with the same teams. */
  reset(): void {
    this.table.reset();
    this.active = this.setup.first;
    this.turn = 0;
    this.step = 'start';
    this.winner = null;
    this.rollingCount = 0;
    this.pairCount = 0;
    this.held = 0;
    this.attackedThisTurn = false;
    this.settling = false;
    this.mayFall = false;
    this.textsCopied = false;
    this.hasWeak = this.layout.hasFrail;
    this.momentOpen = false;
    this.heldDice = 0;
    this.batch = 0;
    this.effects = 0;
    this.fieldedThisTurn.fill(0);
    this.boughtThisTurn.fill(0);
    if (this.lasting.length > 0) this.forgetLasting();
    if (this.queue.length > 0) this.queue.length = 0;
    if (this.damageQueue.length > 0) this.damageQueue.length = 0;
    if (this.delayed.length > 0) this.delayed.length = 0;
    if (this.jointHits.length > 0) this.jointHits.length = 0;
    if (this.uses.size > 0) this.uses.clear();
    if (this.usedUp.size > 0) this.usedUp.clear();
    this.koedOn.fill(0);
    this.mark.fill(0);
    if (this.hasHits) this.forgetHits();
    this.leftoversDue = false;
    this.drawnCount = 0;
    if (this.memory.size > 0) this.memory.clear();
  }

  private forgetHits(): void {
    this.hasHits = false;
    this.hitBy.fill(-1);
    this.hitInCombat.fill(0);
    this.hitAt.fill(0);
  }

  private forgetLasting(): void {
    for (const origin of this.lasting) this.hooks.unbind(origin);
    this.lasting.length = 0;
  }
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
