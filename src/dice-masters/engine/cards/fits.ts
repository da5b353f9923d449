import { ENERGY_TYPES } from '../../cards/energy.ts';
import type { DiceFilter, Doing, Shown } from '../../language/dice.ts';
import type { Game } from '../game.ts';
import { CHARACTER_KIND, type Layout, SIDEKICK_KIND } from '../state/layout.ts';
import { memoOf } from '../state/memos.ts';
import {
  ATTACKED_THIS_TURN,
  BLOCKED_THIS_TURN,
  isCharacterCard,
  NONE,
  WAS_BLOCKED,
} from '../state/table.ts';
import { ATTACK, isInField } from '../state/zones.ts';
import {
  countsAsSidekick,
  hasKeyword,
  levelOf,
  showsAction,
  showsCharacter,
  showsEnergy,
} from '../stats.ts';
import type { Scene } from './scene.ts';

export type Fits = (scene: Scene, die: number) => boolean;
type CardFits = (layout: Layout, card: number) => boolean;

const everything: Fits = () => true;

/** Whether a die is one of those a text means. */
export function fitsOf(filter: DiceFilter): Fits {
  const tests = [...cardTests(filter), ...dieTests(filter)];
  const [first = everything, second, ...rest] = tests;
  if (second === undefined) return first;
  if (rest.length === 0) return (scene, die) => first(scene, die) && second(scene, die);
  return (scene, die) => tests.every((test) => test(scene, die));
}

/** Whether a card is one of those a text means; what only dice can do is not asked. */
export function cardFitsOf(filter: DiceFilter): (scene: Scene, card: number) => boolean {
  const known = remembered(cardPredicates(filter));
  const { card: which, other, whose } = filter;
  return (scene, card) => {
    if (!known(scene.game.layout, card)) return false;
    if (other && card === scene.card) return false;
    const isYours = scene.game.layout.cardSeat[card] === scene.seat;
    if (whose !== undefined && (whose === 'your') !== isYours) return false;
    if (which === 'chosen') return isChosen(scene, card);
    return which !== 'this' || card === scene.card;
  };
}

/** What the card of a die decides, worked out once for each game. */
function cardTests(filter: DiceFilter): Fits[] {
  const predicates = cardPredicates(filter);
  if (predicates.length === 0) return [];
  const known = remembered(predicates);
  return [({ game }, die) => known(game.layout, game.layout.cardOf[die] ?? 0)];
}

function cardPredicates(filter: DiceFilter): CardFits[] {
  const { affiliation, notAffiliation, named, notNamed, energy, notEnergy, cost, is } = filter;
  const has = (slugs: readonly string[]): CardFits => {
    return (layout, card) => slugs.some((slug) => layout.card(card).affiliations.includes(slug));
  };
  const typed = (type: (typeof ENERGY_TYPES)[number]): CardFits => {
    return (layout, card) => ((layout.typeMask[card] ?? 0) & (1 << ENERGY_TYPES.indexOf(type))) > 0;
  };
  return [
    ...(affiliation ? [has(affiliation)] : []),
    ...(notAffiliation ? [not(has([notAffiliation]))] : []),
    ...(named ? [isNamed(named)] : []),
    ...(notNamed ? [not(isNamed(notNamed))] : []),
    ...(energy ? [typed(energy)] : []),
    ...(notEnergy ? [not(typed(notEnergy))] : []),
    ...(cost ? [costs(cost.least ?? 0, cost.most ?? Number.POSITIVE_INFINITY)] : []),
    ...(is === 'character' || is === 'sidekick' ? [isCharacterCard] : []),
    ...(is === 'non-sidekick-character' ? [isKind(CHARACTER_KIND)] : []),
    ...(is === 'action' ? [not(isCharacterCard)] : []),
  ];
}

function not(test: CardFits): CardFits {
  return (layout, card) => !test(layout, card);
}

/** Exactly that name. (B16) */
function isNamed(name: string): CardFits {
  return (layout, card) => layout.card(card).name.toLowerCase() === name.toLowerCase();
}

function isKind(kind: number): CardFits {
  return (layout, card) => layout.cardKind[card] === kind;
}

/** The printed cost. (R8.9) */
function costs(least: number, most: number): CardFits {
  return (layout, card) => {
    const cost = layout.cost[card] ?? 0;
    return cost >= least && cost <= most;
  };
}

function remembered(tests: readonly CardFits[]): CardFits {
  let of: Layout | null = null;
  let fitting = new Uint8Array(0);
  return (layout, card) => {
    if (of !== layout) {
      of = layout;
      fitting = Uint8Array.from(layout.cards, (_, one) =>
        tests.every((test) => test(layout, one)) ? 1 : 0,
      );
    }
    return fitting[card] === 1;
  };
}

type DieKey = Exclude<
  keyof DiceFilter,
  'affiliation' | 'notAffiliation' | 'named' | 'notNamed' | 'energy' | 'notEnergy' | 'cost'
>;
type Tests = { [K in DieKey]-?: (value: NonNullable<DiceFilter[K]>) => Fits };

/** What the die itself decides, one test for each word of the filter. */
const DIE_TESTS: Tests = {
  whose: (whose) =>
    whose === 'your'
      ? ({ game, seat }, die) => game.table.side[die] === seat
      : ({ game, seat }, die) => game.table.side[die] !== seat,
  is: (is) => {
    if (is === 'sidekick') return ({ game }, die) => isSidekick(game, die);
    if (is === 'non-sidekick') return ({ game }, die) => !isSidekick(game, die);
    if (is === 'non-sidekick-character') return ({ game }, die) => !isSidekick(game, die);
    return everything;
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
  costOverIt:
    (more) =>
    ({ game, it }, die) =>
      costOf(game, die) <= costOf(game, it?.[0] ?? NONE) + more,
  keyword:
    (id) =>
    ({ game }, die) =>
      hasKeyword(game, die, id),
  notKeyword:
    (id) =>
    ({ game }, die) =>
      !hasKeyword(game, die, id),
  shows: (face) => {
    const test = SHOWS[face];
    return ({ game }, die) => test(game, die);
  },
  doing: (doing) => {
    const test = DOING_TESTS[doing];
    return ({ game }, die) => test(game, die);
  },
  engagedWith: (filter) => {
    const fits = fitsOf(filter);
    return (scene, die) => isEngaged(scene, die, fits);
  },
  notBlockingThis: () => (scene, die) => !isPaired(scene.game, scene.die, die),
};

function dieTests(filter: DiceFilter): Fits[] {
  const own: Fits[] = [];
  for (const [key, build] of Object.entries(DIE_TESTS)) {
    const value = filter[key as DieKey];
    if (value !== undefined) own.push((build as (value: unknown) => Fits)(value));
  }
  // R15.6: a name means dice of one's own side.
  if (filter.named && !filter.whose) own.push(DIE_TESTS.whose('your'));
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
