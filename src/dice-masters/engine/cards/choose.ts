import type { All, Dice, Pick } from '../../language/dice.ts';
import { BY_CARD } from '../abilities/text-kinds.ts';
import { mayPickDie, mayTarget, pickDie, pickDieOrPlayer, targetsOf } from '../effects/pick.ts';
import { NONE, otherSeat } from '../state/table.ts';
import { isInField } from '../state/zones.ts';
import { dieOf } from './amounts.ts';
import { type Fits, fitsOf } from './fits.ts';
import { anyInField, finder } from './places.ts';
import type { Scene } from './scene.ts';

/** How a text comes by its dice, and whether it could. */
export interface Choice {
  /** Notes them as `it`. */
  take(scene: Scene): readonly number[];
  can(scene: Scene): boolean;
}

/** `able` leaves out dice that could not do what is asked of them. */
export function choiceOf(dice: Dice, able?: Fits): Choice {
  if (typeof dice === 'string') {
    return {
      take: (scene) => {
        if (dice === 'it') return scene.it ?? [];
        const die = dieOf(scene, dice);
        return noted(scene, die === NONE ? [] : [die]);
      },
      can: () => true,
    };
  }
  return 'all' in dice ? allOf(dice) : pickOf(dice, able);
}

function noted(scene: Scene, dice: readonly number[]): readonly number[] {
  scene.it = dice;
  return dice;
}

/** Not targeting. (R19.3) */
function allOf({ all, from, but = 0 }: All): Choice {
  const find = finder(all, from);
  return {
    take: (scene) => {
      const dice = find(scene);
      for (let kept = 0; kept < but && dice.length > 0; kept++) {
        const die = pickDie(scene, dice, 'choose-die');
        dice.splice(dice.indexOf(die), 1);
      }
      return noted(scene, dice);
    },
    can: (scene) => find(scene).length > 0,
  };
}

function pickOf(pick: Pick, able?: Fits): Choice {
  const { upTo, from = 'field', pick: wanted } = pick;
  const all = candidates(pick);
  const find = able ? (scene: Scene) => all(scene).filter((die) => able(scene, die)) : all;
  const most = wanted === 'any' ? Number.POSITIVE_INFINITY : wanted;
  const isFree = upTo === true || wanted === 'any';
  const kind = from === 'field' ? 'target' : 'choose-die';
  return {
    take: (scene) => {
      const dice: number[] = [];
      scene.chosen ??= [];
      while (dice.length < most) {
        const left = find(scene).filter((die) => !dice.includes(die));
        const mayStop = isFree || (scene.optional === true && dice.length === 0);
        const die = mayStop ? mayPickDie(scene, left, kind) : pickDie(scene, left, kind);
        if (die === NONE) break;
        dice.push(die);
        scene.chosen.push(die);
      }
      if (scene.optional && dice.length === 0) scene.declined = true;
      scene.optional = false;
      return noted(scene, dice);
    },
    can: from === 'field' ? existence(pick, able) : (scene) => find(scene).length > 0,
  };
}

/** Whether any die could be targeted, asked often and without a list. */
function existence({ of }: Pick, able: Fits | undefined): (scene: Scene) => boolean {
  const fits = fitsOf(of);
  const isTarget: Fits = (scene, die) => {
    if (!fits(scene, die) || (able && !able(scene, die))) return false;
    return mayTarget(scene, scene.kind ?? BY_CARD, die);
  };
  return (scene) => anyInField(scene, isTarget);
}

/** In the Field only what may be targeted. (R19.1) */
function candidates({ of, from = 'field' }: Pick): (scene: Scene) => number[] {
  if (from !== 'field') return finder(of, from);
  const fits = fitsOf(of);
  return (scene) => targetsOf(scene, scene.kind ?? BY_CARD, (die) => fits(scene, die));
}

/** A die, or a player as a target of damage. */
export function targetOf(pick: Pick): Choice {
  const { orPlayer } = pick;
  if (orPlayer === undefined) return pickOf(pick);
  const find = candidates(pick);
  return {
    take: (scene) => {
      const them = otherSeat(scene.seat);
      const seats = orPlayer === 'any' ? [scene.seat, them] : [them];
      const target = pickDieOrPlayer(scene, find(scene), seats);
      if (target >= 0) scene.chosen?.push(target);
      return noted(scene, [target]);
    },
    can: () => true,
  };
}

/** Dice of `it` that are still in the Field. */
export function stillThere(scene: Scene, dice: readonly number[]): number[] {
  return dice.filter((die) => die >= 0 && isInField(scene.game.table.zone[die] ?? 0));
}
