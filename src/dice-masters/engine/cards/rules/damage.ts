import type { DamageKind, DamageText, Prevent, Redirect } from '../../../language/rule.ts';
import type { Context, Packet } from '../../abilities/ability.ts';
import { BY_ACTION, BY_CARD, BY_GLOBAL } from '../../abilities/text-kinds.ts';
import { mayDo, pickDie } from '../../effects/pick.ts';
import { playerTarget, targetSeat } from '../../effects/player-target.ts';
import { memoOf, setMemo } from '../../state/memos.ts';
import { NONE, otherSeat } from '../../state/table.ts';
import { fieldDice } from '../../stats.ts';
import { measureOf } from '../amounts.ts';
import { fitsOf } from '../fits.ts';
import { type Ground, secondOf, subjectsOf } from '../ground.ts';
import type { Scene } from '../scene.ts';
import type { RuleMakers } from './maker.ts';

type Test = (scene: Scene, packet: Packet) => boolean;

const isText = ({ combat }: Packet) => !combat;

/** Damage of each kind of text. (R13.13) */
const TEXT_TESTS: Record<DamageText, (packet: Packet) => boolean> = {
  global: ({ kind }) => kind === BY_GLOBAL,
  action: ({ kind }) => kind === BY_ACTION,
  ability: (packet) => isText(packet) && packet.kind === BY_CARD,
  fielded: (packet) => isText(packet) && packet.moment === 'fielded',
  attacks: (packet) => isText(packet) && packet.moment === 'attacks',
  range: ({ keyword }) => keyword === 'range',
};

/** Whether a rule speaks of the damage, whomever it hits. */
function kindTest({ combat, by, texts, opposing }: DamageKind): Test {
  const fits = by && fitsOf(by.is === undefined ? { ...by, is: 'character' } : by);
  return (scene, packet) => {
    if (combat !== undefined && packet.combat !== combat) return false;
    if (fits && (packet.source < 0 || packet.isUnnamed || !fits(scene, packet.source)))
      return false;
    if (texts && !texts.some((text) => TEXT_TESTS[text](packet))) return false;
    return !opposing || packet.seat !== scene.seat;
  };
}

/** Whether it hits somebody the rule shields. */
function victimTest({ dice, you }: Prevent | Redirect): Test {
  const fits = dice === undefined ? null : subjectsOf(dice).fits;
  return (scene, { target }) =>
    target < 0 ? you === true && targetSeat(target) === scene.seat : !!fits?.(scene, target);
}

const scopeOf = ({ dice }: Prevent | Redirect) => (dice === 'this' ? 'self' : 'active');

/** Where a text writes down what it did this turn: for its die, its card, or itself where it was left behind. */
function placeOf({ left, card }: Context): number {
  return left === undefined ? card : NONE - 1 - left.lasting.id;
}

/** So much of what the text may still keep off this turn. */
function rest(context: Context, packet: Packet, most: number, from: number): number {
  const { state } = context.game;
  const place = placeOf(context);
  const before = memoOf(state, 'prevented', place, packet.target, from) ?? 0;
  const now = Math.min(packet.amount, Math.max(0, most - before));
  setMemo(state, before + now, 'prevented', place, packet.target, from);
  return now;
}

/** A source without a die is its card, told apart from dice. */
const sourceOf = ({ source, card = NONE }: Packet) => (source === NONE ? NONE - 1 - card : source);
/** No source in particular. */
const ANY_SOURCE = -1000;

/** The first time each turn: for this die, or for all that the text shields together. */
function isFirst(context: Context, { dice }: Prevent | Redirect, { target }: Packet): boolean {
  const { state } = context.game;
  const key = ['first-hurt', placeOf(context), dice === 'this' ? target : NONE] as const;
  if (memoOf(state, ...key) !== null) return false;
  setMemo(state, 1, ...key);
  return true;
}

type Keep = (scene: Scene, context: Context, packet: Packet) => number;

/** How much is kept off. */
function keepOf(rule: Prevent): Keep {
  const { first, next, less, most, half, once } = rule;
  const measure = measureOf(first ?? next ?? less ?? 0);
  if (first !== undefined) {
    return (scene, context, packet) => rest(context, packet, measure(scene), sourceOf(packet));
  }
  if (next !== undefined) {
    return (scene, context, packet) => rest(context, packet, measure(scene), ANY_SOURCE);
  }
  if (less !== undefined) return (scene, _, { amount }) => Math.min(amount, measure(scene));
  if (most !== undefined) return (_scene, _context, { amount }) => Math.max(0, amount - most);
  if (half !== undefined) {
    const round = half === 'down' ? Math.ceil : Math.floor;
    return (_scene, _context, { amount }) => round(amount / 2);
  }
  if (once) {
    return (_, context, packet) => (isFirst(context, rule, packet) ? packet.amount : 0);
  }
  return (_scene, _context, { amount }) => amount;
}

/** Who takes redirected damage: a die of the text, or the opponent as a player. */
function takerOf(
  { to, may }: Redirect,
  ground: Ground,
): (scene: Scene, context: Context, packet: Packet) => number | null {
  return (scene, context, { target }) => {
    if (to === 'opponent') return playerTarget(otherSeat(scene.seat));
    const own = fieldDice(scene.game, scene.seat).filter(
      (die) => die !== target && ground.isThis(context, die),
    );
    if (own.length === 0 || (may && !mayDo(scene))) return null;
    return own.length === 1 ? (own[0] ?? null) : pickDie(scene, own, 'choose-die');
  };
}

export const DAMAGING: RuleMakers<'prevent' | 'redirect' | 'more-damage'> = {
  'more-damage': ({ dice, more }) => {
    const isSource = secondOf(dice);
    const measure = measureOf(more);
    const isDealt = ({ source, isUnnamed }: Packet) => source >= 0 && !isUnnamed;
    return (ground) => ({
      replacements: [
        {
          of: 'damage',
          scope: 'active',
          change: (context, packet) => {
            if (!isDealt(packet) || !isSource(ground, context, packet.source)) return;
            const scene = ground.view(context);
            const own = dice === 'this' ? { ...scene, die: packet.source } : scene;
            if (ground.holds(own)) packet.amount += measure(own);
          },
        },
      ],
    });
  },
  prevent: (rule) => {
    const [isMeant, isShielded, keep] = [kindTest(rule), victimTest(rule), keepOf(rule)];
    return (ground) => ({
      replacements: [
        {
          of: 'damage',
          scope: scopeOf(rule),
          change: (context, packet) => {
            const scene = ground.view(context);
            if (!isMeant(scene, packet) || !isShielded(scene, packet)) return;
            if (ground.holds(scene)) packet.amount -= keep(scene, context, packet);
          },
        },
      ],
    });
  },
  redirect: (rule) => {
    const [isMeant, isShielded] = [kindTest(rule), victimTest(rule)];
    return (ground) => {
      const taker = takerOf(rule, ground);
      return {
        replacements: [
          {
            of: 'damage',
            scope: scopeOf(rule),
            change: (context, packet) => {
              const scene = ground.view(context);
              if (!isMeant(scene, packet) || !isShielded(scene, packet)) return;
              if (!ground.holds(scene) || (rule.once && !isFirst(context, rule, packet))) return;
              packet.target = taker(scene, context, packet) ?? packet.target;
            },
          },
        ],
      };
    };
  },
};
