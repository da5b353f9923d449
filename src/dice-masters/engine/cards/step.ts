import type { Players, Price } from '../../language/dice.ts';
import type { Effect, EffectName, EffectOf } from '../../language/effect.ts';
import type { Cost, LeftText } from '../abilities/ability.ts';
import { otherSeat } from '../state/table.ts';
import type { Scene } from './scene.ts';

/** One thing that a text does. */
export interface Step {
  /** True when it did something. */
  run(scene: Scene): boolean;
  /** Whether there is something to do. (R11.9) */
  can(scene: Scene): boolean;
}

/** Makes one step out of several effects in a row. */
export interface Compile {
  (effects: readonly Effect[]): Step;
  /** Announces a text that a step may leave behind. */
  leaves(text: LeftText): LeftText;
}

/** One maker for each verb. */
export type Makers<Names extends EffectName> = {
  [Name in Names]: (effect: EffectOf<Name>, compile: Compile) => Step;
};

export const canAlways = (): boolean => true;

/** The seats that a word for players means. */
export function seatsOf(scene: Scene, players: Players): readonly number[] {
  const { game, seat, happening, it } = scene;
  switch (players) {
    case 'you':
      return [seat];
    case 'opponent':
      return [otherSeat(seat)];
    case 'each':
      return [game.active, otherSeat(game.active)];
    case 'player':
      return [happening?.seat ?? seat];
    case 'controller': {
      const die = it?.[0];
      return [die === undefined ? (happening?.seat ?? seat) : (game.table.side[die] ?? 0)];
    }
  }
}

/** A price as the engine pays it. */
export function costOfPrice({ types = [], generic = 0, life = 0 }: Price): Cost {
  return { energy: types.length + generic, types, life };
}
