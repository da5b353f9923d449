import type { OptionData, QuestionData } from '../../tabletop/question.ts';
import type { Effect } from '../language/effect.ts';
import type { Cost } from './abilities/ability.ts';
import {
  ACTIVATE,
  AMOUNT,
  ATTACK_WITH,
  BLOCK_WITH,
  BUY,
  type DecisionKind,
  DONE,
  FIELD_DIE,
  NO,
  PASS,
  PICK_CARD,
  PICK_DIE,
  PICK_FACE,
  PICK_PLAYER,
  REROLL,
  RESOLVE,
  SPEND,
  SPEND_VIRTUAL,
  USE,
  YES,
} from './decisions/decision.ts';
import type { Game } from './game.ts';
import type { Seat } from './setup.ts';
import { fieldingCostOf } from './stats.ts';

/** An answer of Dice Masters as data. */
export type Option = OptionData &
  (
    | { verb: 'pass' | 'done' | 'yes' | 'no' | 'pay-virtual' }
    | { verb: 'buy'; card: number; cost: number }
    | { verb: 'name'; card: number }
    | { verb: 'field'; die: number; cost: number }
    | { verb: 'use' | 'reroll' | 'pay' | 'attack' | 'choose'; die: number }
    /** `other` is the attacker. */
    | { verb: 'block'; die: number; other: number }
    | { verb: 'global'; card: number; cost: number; price: Cost; isOwn: boolean }
    | { verb: 'activate'; die: number; cost: number; price: Cost }
    /** So many points, of damage with the die that gets them. */
    | { verb: 'amount'; amount: number }
    | { verb: 'choose-player'; player: Seat }
    /** The text that waits comes first. */
    | { verb: 'resolve' }
    | { verb: 'show'; die: number; face: number }
  );

/** What is open, as data. */
export interface Question extends QuestionData<DecisionKind, Seat, Option> {
  /** The die or card whose text asks; -1 when the rules ask. */
  die: number;
  card: number;
  /** The step of that text, and how much it deals or -1. */
  about: Effect | null;
  size: number;
  /** Dice that were chosen before, in a set that is chosen one by one. */
  taken: readonly number[];
}

/** The open decision as data. */
export function questionIn(game: Game): Question {
  const { kind, seat, rule, die, card, about, size, count } = game.decision;
  const options = Array.from({ length: count }, (_, option) => optionIn(game, option));
  const taken = [...game.scratch.mark.keys()].filter((one) => game.scratch.mark[one] !== 0);
  return { kind, seat, why: rule, die, card, about, size, taken, options };
}

/** One option of the open decision as data. */
function optionIn(game: Game, option: number): Option {
  const { decision } = game;
  const read = READERS[decision.verb[option] ?? PASS];
  if (!read) throw new Error(`option ${option} of ${decision.kind} does nothing known`);
  return read(game, decision.a[option] ?? -1, decision.b[option] ?? -1);
}

type Reader = (game: Game, a: number, b: number) => Option;

const READERS: Record<number, Reader> = {
  [PASS]: () => ({ verb: 'pass' }),
  [DONE]: () => ({ verb: 'done' }),
  [BUY]: (_, card, cost) => ({ verb: 'buy', card, cost }),
  [FIELD_DIE]: (game, die) => ({ verb: 'field', die, cost: fieldingCostOf(game, die) }),
  [USE]: (_, die) => ({ verb: 'use', die }),
  [ACTIVATE]: activated,
  [REROLL]: (_, die) => ({ verb: 'reroll', die }),
  [SPEND]: (_, die) => ({ verb: 'pay', die }),
  [SPEND_VIRTUAL]: () => ({ verb: 'pay-virtual' }),
  [ATTACK_WITH]: (_, die) => ({ verb: 'attack', die }),
  [BLOCK_WITH]: (_, die, other) => ({ verb: 'block', die, other }),
  [AMOUNT]: (_, amount, die) =>
    die < 0 ? { verb: 'amount', amount } : { verb: 'amount', amount, die },
  [PICK_DIE]: (_, die) => ({ verb: 'choose', die }),
  [PICK_PLAYER]: (_, seat) => ({ verb: 'choose-player', player: seat === 0 ? 0 : 1 }),
  [YES]: () => ({ verb: 'yes' }),
  [NO]: () => ({ verb: 'no' }),
  [RESOLVE]: (game, place) => {
    const die = game.scratch.candidates[place]?.die ?? -1;
    return die < 0 ? { verb: 'resolve' } : { verb: 'resolve', die };
  },
  [PICK_CARD]: (_, card) => ({ verb: 'name', card }),
  [PICK_FACE]: (_, face, die) => ({ verb: 'show', die, face }),
};

function activated({ hooks, layout, decision }: Game, place: number, die: number): Option {
  const bound = hooks.activated[place];
  if (!bound) throw new Error(`there is no text ${place} to use`);
  const { cost: price, from } = bound.hook;
  const cost = price.energy;
  if (from !== 'global') return { verb: 'activate', die, cost, price };
  const { card } = bound.origin;
  return { verb: 'global', card, cost, price, isOwn: layout.cardSeat[card] === decision.seat };
}
