import type { Effect } from '../../language/effect.ts';
import type { Context, Happening } from '../abilities/ability.ts';
import { BY_CARD } from '../abilities/text-kinds.ts';
import type { Game } from '../game.ts';
import type { Recalled } from '../state/left.ts';
import { NONE } from '../state/table.ts';

/** Whose text is at work, with what it has chosen so far. A plain context is a scene in which nothing happened yet. */
export interface Scene extends Context {
  readonly happening?: Happening;
  /** What kind of text targets. */
  readonly kind?: number;
  /** Uses paid together. (R11.4) */
  readonly times?: number;
  /** Energy that using the text takes, while it is only asked about. */
  readonly price?: number;
  /** The dice of the step before. */
  it?: readonly number[];
  /** All dice this text has chosen. */
  chosen?: number[];
  /** The card it named. */
  named?: number;
  /** Dice that the step before moved away. */
  missed?: number;
  /** The next choice may be left out, and whether it was. */
  optional?: boolean;
  declined?: boolean;
  /** The step that asks, and its number. */
  about?: Effect;
  size?: number;
}

const NO_DICE: readonly number[] = [];

export function sceneOf({ game, die, card, seat }: Context, kind = BY_CARD, times = 1): Scene {
  return { game, die, card, seat, kind, times, it: NO_DICE, chosen: [], named: NONE, missed: 0 };
}

const NOTHING_CHOSEN: number[] = [];

/** For asking whether text could do something: it chooses nothing. */
export function askedScene({ game, die, card, seat }: Context, kind: number, price = 0): Scene {
  const chosen = NOTHING_CHOSEN;
  const it = NO_DICE;
  return { game, die, card, seat, kind, times: 1, it, chosen, named: NONE, missed: 0, price };
}

export function sceneAfter(
  { game, card, seat }: Context,
  happening: Happening,
  die: number,
): Scene {
  const times = 1;
  const kind = BY_CARD;
  const it = NO_DICE;
  return { game, die, card, seat, happening, kind, times, it, chosen: [], named: NONE, missed: 0 };
}

/** The same text in the hands of a player. */
export function seenBy(scene: Scene, seat: number): Scene {
  return { ...scene, seat: seat === 0 ? 0 : 1, it: NO_DICE, chosen: [] };
}

/** What a scene knows by now, for a text that goes on later. */
export function recalled(scene: Scene): Recalled {
  const { die, card, seat, kind = BY_CARD, times = 1, it = [], chosen = [] } = scene;
  const { named = NONE, missed = 0, happening = null } = scene;
  return {
    die,
    card,
    seat,
    kind,
    times,
    it: [...it],
    chosen: [...chosen],
    named,
    missed,
    happening,
  };
}

/** The scene goes on. */
export function sceneFrom(game: Game, past: Recalled): Scene {
  const { happening, chosen, ...rest } = past;
  return { game, ...rest, chosen: [...chosen], ...(happening && { happening }) };
}
