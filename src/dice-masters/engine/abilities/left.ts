import { sceneFrom } from '../cards/scene.ts';
import type { Game } from '../game.ts';
import type { Lasting } from '../state/left.ts';
import { NONE } from '../state/table.ts';
import type { Context, Left } from './ability.ts';

/** A lasting effect with the scene in which it was left behind. */
export function leftOf(game: Game, lasting: Lasting): Left {
  return { lasting, scene: sceneFrom(game, lasting.scene) };
}

/** It works no longer. */
export function dropLasting({ hooks, state, table }: Game, lasting: Lasting): void {
  const all = state.lists.lasting;
  hooks.unbindLasting(lasting);
  all.splice(all.indexOf(lasting), 1);
  table.shift();
}

/** What its text is called: like the card it came from, unless it has a name of its own. */
export function nameOfLeft({ hooks, layout }: Game, { text, scene: { card } }: Lasting): string {
  const own = text === NONE ? undefined : hooks.leftText(text).name;
  return own ?? (card === NONE ? '' : layout.card(card).name);
}

/** What a text that was left behind goes on. */
export function leftBehind({ left }: Context): Left {
  if (left === undefined) throw new Error('nobody left this text behind');
  return left;
}
