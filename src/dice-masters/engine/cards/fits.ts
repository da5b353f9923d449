import type { Bounds, Deed, DiceFilter, Doing, Rank, Shown } from '../../language/dice.ts';
import type { Game } from '../game.ts';
import { SIDEKICK_KIND } from '../state/layout.ts';
import { memoOf } from '../state/memos.ts';
import { ATTACKED_THIS_TURN, BLOCKED_THIS_TURN, NONE, WAS_BLOCKED } from '../state/table.ts';
import { ATTACK, isInField, RESERVE } from '../state/zones.ts';
import {
  attackOf,
  countsAsSidekick,
  defenseOf,
  hasKeyword,
  levelOf,
  showsAction,
  showsCharacter,
  showsEnergy,
} from '../stats.ts';
import { type CardKey, isOfCard, kindOf } from './card-fits.ts';
import type { Scene } from './scene.ts';

export type Fits = (scene: Scene, die: number) => boolean;

const everything: Fits = () => true;

/** Whether a die is one of those a text means. */
export function fitsOf(filter: DiceFilter): Fits {
  return isOwnByName(filter) ? allOf(testsOf({ ...filter, whose: 'your' })) : wordsFit(filter);
}

/** A name means dice of one's own side. (R15.6) */
export function isOwnByName({ named, whose, any }: DiceFilter): boolean {
  if (whose !== undefined) return false;
  return named !== undefined || any?.every(isOwnByName) === true;
}

const wordsFit = (filter: DiceFilter): Fits => allOf(testsOf(filter));

function allOf(tests: readonly Fits[]): Fits {
  const [first = everything, second, ...rest] = tests;
  if (second === undefined) return first;
  if (rest.length === 0) return (scene, die) => first(scene, die) && second(scene, die);
  return (scene, die) => tests.every((test) => test(scene, die));
}

function testsOf(filter: DiceFilter): Fits[] {
  const kind = kindOf(filter);
  const ofCard: Fits[] = kind
    ? [({ game }, die) => kind(game.layout, game.layout.cardOf[die] ?? 0)]
    : [];
  return [...ofCard, ...dieTests(filter)];
}

/** Whether a card is one of those a text means; what only dice can do is not asked. */
export function cardFitsOf(filter: DiceFilter): (scene: Scene, card: number) => boolean {
  const kind = kindOf(filter);
  const { card: which, other, whose, any = [] } = filter;
  const branches = any.every(isOfCard) ? [] : any.map(cardFitsOf);
  return (scene, card) => {
    if (kind?.(scene.game.layout, card) === false) return false;
    if (branches.length > 0 && !branches.some((fits) => fits(scene, card))) return false;
    if (other && card === scene.card) return false;
    const isYours = scene.game.layout.cardSeat[card] === scene.seat;
    if (whose !== undefined && (whose === 'your') !== isYours) return false;
    if (which === 'chosen') return isChosen(scene, card);
    return which !== 'this' || card === scene.card;
  };
}

type DieKey = Exclude<keyof DiceFilter, Exclude<CardKey, 'is'>>;
type Tests = { [K in DieKey]-?: (value: NonNullable<DiceFilter[K]>) => Fits };

function within(read: (game: Game, die: number) => number) {
  return ({ least = 0, most = Number.POSITIVE_INFINITY }: Bounds): Fits =>
    ({ game }, die) => {
      const value = read(game, die);
      return value >= least && value <= most;
    };
}

const DID = {
  fielded: 'fieldedOn',
  bought: 'boughtOn',
  used: 'usedOn',
  koed: 'koedOn',
} as const satisfies Record<Deed, string>;

/** By how much its level differs from that of this die. */
const RANKS: Record<Rank, (more: number) => boolean> = {
  lower: (more) => more < 0,
  higher: (more) => more > 0,
  equal: (more) => more === 0,
  'equal-or-lower': (more) => more <= 0,
  'equal-or-higher': (more) => more >= 0,
};

/** What the die itself decides, one test for each word of the filter. */
const DIE_TESTS: Tests = {
  whose: (whose) =>
    whose === 'your'
      ? ({ game, seat }, die) => game.table.side[die] === seat
      : ({ game, seat }, die) => game.table.side[die] !== seat,
  is: (is) => {
    if (is === 'sidekick') return ({ game }, die) => isSidekick(game, die);
    return is === 'character' ? ({ game }, die) => isCharacter(game, die) : everything;
  },
  card: (card) =>
    card === 'this'
      ? ({ game, card: own, seat }, die) =>
          game.layout.cardOf[die] === own && game.table.side[die] === seat
      : (scene, die) => isChosen(scene, scene.game.layout.cardOf[die] ?? 0),
  other: () => (scene, die) => die !== scene.die,
  another: () => (scene, die) => scene.chosen?.includes(die) !== true,
  level:
    (levels) =>
    ({ game }, die) =>
      levels.includes(levelOf(game, die)),
  attack: within(attackOf),
  defense: within(defenseOf),
  fielding: within(({ layout, table }, die) => layout.faces.fielding[table.row[die] ?? 0] ?? 0),
  rank: (rank) => {
    const passes = RANKS[rank];
    return ({ game, die: own }, die) => passes(levelOf(game, die) - levelOf(game, own));
  },
  costOverIt:
    (more) =>
    ({ game, it }, die) =>
      costOf(game, die) <= costOf(game, it?.[0] ?? NONE) + more,
  keyword:
    (id) =>
    ({ game }, die) =>
      hasKeyword(game, die, id),
  shows: (face) => {
    const test = SHOWS[face];
    return ({ game }, die) => test(game, die);
  },
  doing: (doing) => {
    const test = DOING_TESTS[doing];
    return ({ game }, die) => test(game, die);
  },
  did: (deed) => {
    const column = DID[deed];
    return ({ game }, die) => game.state[column][die] === game.turn;
  },
  engagedWith: (filter) => {
    const fits = fitsOf(filter);
    return (scene, die) => isEngaged(scene, die, fits);
  },
  blocksThis: () => (scene, die) => isPaired(scene.game, scene.die, die),
  any: (filters) => {
    if (filters.every(isOfCard)) return everything;
    const branches = filters.map(wordsFit);
    return (scene, die) => branches.some((fits) => fits(scene, die));
  },
  not: (filters) => {
    const [first, ...rest] = filters.filter((one) => !isOfCard(one)).map(wordsFit);
    if (first === undefined) return everything;
    if (rest.length === 0) return (scene, die) => !first(scene, die);
    return (scene, die) => !first(scene, die) && !rest.some((fits) => fits(scene, die));
  },
};

function dieTests(filter: DiceFilter): Fits[] {
  const own: Fits[] = [];
  for (const [key, build] of Object.entries(DIE_TESTS)) {
    const value = filter[key as DieKey];
    if (value !== undefined) own.push((build as (value: unknown) => Fits)(value));
  }
  return own.filter((test) => test !== everything);
}

/** What a die shows. */
export const SHOWS: Record<Shown, (game: Game, die: number) => boolean> = {
  character: showsCharacter,
  energy: showsEnergy,
  action: showsAction,
};

const flagged = (game: Game, die: number, flag: number) =>
  ((game.table.flags[die] ?? 0) & flag) > 0;
const fights = (game: Game, die: number) => game.table.zone[die] === ATTACK;
const attacks = (game: Game, die: number) =>
  fights(game, die) && game.table.side[die] === game.active;
const blocks = (game: Game, die: number) =>
  fights(game, die) && game.table.side[die] !== game.active;
const isBlocked = (game: Game, die: number) =>
  attacks(game, die) && flagged(game, die, WAS_BLOCKED);

const DOING_TESTS: Record<Doing, (game: Game, die: number) => boolean> = {
  attacking: attacks,
  blocking: blocks,
  'attacking-or-blocking': fights,
  blocked: isBlocked,
  'blocked-or-blocking': (game, die) => isBlocked(game, die) || blocks(game, die),
  idle: (game, die) => !flagged(game, die, ATTACKED_THIS_TURN | BLOCKED_THIS_TURN),
};

/** An unrolled Sidekick is no character die. (R1.11) */
function isCharacter({ layout, table }: Game, die: number): boolean {
  if (layout.cardKind[layout.cardOf[die] ?? 0] !== SIDEKICK_KIND) return true;
  const zone = table.zone[die] ?? 0;
  return zone === RESERVE || isInField(zone);
}

/** Ally counts only in the Field. (E29) */
function isSidekick(game: Game, die: number): boolean {
  if (isInField(game.table.zone[die] ?? 0)) return countsAsSidekick(game, die);
  return game.layout.cardKind[game.layout.cardOf[die] ?? 0] === SIDEKICK_KIND;
}

function isEngaged(scene: Scene, die: number, fits: Fits): boolean {
  const {
    pairAttacker,
    pairBlocker,
    now: { pairCount },
  } = scene.game.state;
  for (let pair = 0; pair < pairCount; pair++) {
    const [attacker = NONE, blocker = NONE] = [pairAttacker[pair], pairBlocker[pair]];
    if (attacker === die && fits(scene, blocker)) return true;
    if (blocker === die && fits(scene, attacker)) return true;
  }
  return false;
}

function isPaired(
  {
    state: {
      pairAttacker,
      pairBlocker,
      now: { pairCount },
    },
  }: Game,
  one: number,
  other: number,
) {
  for (let pair = 0; pair < pairCount; pair++) {
    if (pairAttacker[pair] === one && pairBlocker[pair] === other) return true;
  }
  return false;
}

export function costOf({ layout }: Game, die: number): number {
  return layout.cost[layout.cardOf[die] ?? 0] ?? 0;
}

/** Every card of that name. (B16) */
function isChosen(scene: Scene, card: number): boolean {
  const { layout, state } = scene.game;
  const named = scene.named ?? NONE;
  const chosen = named >= 0 ? named : (memoOf(state, 'named', scene.card, scene.seat) ?? NONE);
  return chosen >= 0 && layout.card(chosen).name === layout.card(card).name;
}
