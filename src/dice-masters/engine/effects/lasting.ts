import type { LeftText } from '../abilities/ability.ts';
import { bears, contextOf } from '../abilities/bearers.ts';
import { dropLasting, leftOf, nameOfLeft } from '../abilities/left.ts';
import { recalled, type Scene } from '../cards/scene.ts';
import type { Game } from '../game.ts';
import { note } from '../record.ts';
import type { Lasting, Source, Undo } from '../state/left.ts';
import { NONE } from '../state/table.ts';
import { isInField } from '../state/zones.ts';
import { attackOf, statRowOf } from '../stats.ts';

/** A and D until the end of the turn. (R13.11) */
export function bonus(game: Game, die: number, attack: number, defense: number): void {
  const { table } = game;
  if (!isInField(table.zone[die] ?? 0)) return;
  table.addBonus(die, attack, defense);
  if (attack === 0 && defense === 0) return;
  note(game, 'bonus', 'R13.11', table.side[die] ?? 0, die, defense, attack);
}

/** A keyword until the end of the turn. How to undo it, or null when it had been given before. */
export function grantKeyword(game: Game, die: number, id: string): Undo | null {
  const { hooks, state, table } = game;
  const keyword = hooks.keywordNumber(id);
  note(game, 'keyword', 'R13.11', table.side[die] ?? 0, die, NONE, -1, id);
  if (keyword === NONE || table.granted.has(die, keyword)) return null;
  if (hooks.addKeyword(keyword)) state.lists.newKeywords.push(keyword);
  table.granted.give(die, keyword);
  return { what: 'keyword', keyword };
}

/** Text that works until the end of the turn: on a die, or for a player when `die` is -1. */
export function lastThisTurn(
  scene: Scene,
  die: number,
  text: LeftText,
  source: Source = 'card',
  target = NONE,
): void {
  const { game, seat, about = null } = scene;
  const place = game.hooks.placeOf(text);
  const lasting = remember(scene, die, { text: place, source, target, undo: null });
  const name = nameOfLeft(game, lasting);
  game.hooks.bindLasting(leftOf(game, lasting), name);
  note(game, 'lasting', 'R13.11', seat, die, target, -1, name, about);
}

/** What a Global did can be cancelled later. */
export function undoable(scene: Scene, die: number, undo: Undo | null): void {
  remember(scene, die, { text: NONE, source: 'global', target: NONE, undo });
}

type Kind = Pick<Lasting, 'text' | 'source' | 'target' | 'undo'>;

function remember(scene: Scene, die: number, kind: Kind): Lasting {
  const { game, seat } = scene;
  const id = game.state.now.lastingCount++;
  const lasting: Lasting = { id, ...kind, die, seat, scene: recalled(scene) };
  game.state.lists.lasting.push(lasting);
  game.table.shift();
  return lasting;
}

/** Ends lasting effects, the newest first, for instance all that Globals left behind. */
export function endLasting(game: Game, ends: (lasting: Lasting) => boolean): void {
  for (const lasting of game.state.lists.lasting.filter(ends).reverse()) {
    dropLasting(game, lasting);
    if (lasting.undo !== null) takeBack(game, lasting.die, lasting.undo);
  }
}

function takeBack(game: Game, die: number, undo: Undo): void {
  switch (undo.what) {
    case 'bonus':
      bonus(game, die, -undo.attack, -undo.defense);
      return;
    case 'keyword':
      game.table.granted.take(die, undo.keyword);
      return;
    case 'set-attack':
      game.table.setAttack(die, undo.before, undo.added);
  }
}

/** Takes over the numbers of another die and what its burst gives it, but not the burst itself. (R17.4) */
export function copyStats(game: Game, die: number, from: number): void {
  const { table } = game;
  table.copyStats(die, statRowOf(game, from));
  table.addBonus(die, burstGain(game, 'attack', from), burstGain(game, 'defense', from));
  note(game, 'copy-stats', 'R17.4', table.side[die] ?? 0, die, from);
}

/** What text behind a burst that a die shows adds to its own number. (R15.1) */
function burstGain(game: Game, amount: 'attack' | 'defense', die: number): number {
  let gain = 0;
  for (const { hook, origin } of game.hooks.modifiers[amount]) {
    const { bursts = NO_BURSTS } = origin.ability;
    if (hook.scope !== 'self' || bursts.includes(0) || !bears(game, origin, die)) continue;
    gain += hook.by(contextOf(game, die), die, -1, gain);
  }
  return gain;
}

const NO_BURSTS: readonly number[] = [0];

/** Uses the text of another die's card as its own. (R17.4) */
export function copyText(game: Game, die: number, from: number): void {
  const { table } = game;
  table.setText(die, table.text[from] ?? 0);
  note(game, 'copy-text', 'R17.4', table.side[die] ?? 0, die, from);
}

/** A die has this A now, whatever adds to it already; until the end of the turn. */
export function setAttack(game: Game, die: number, attack: number): Undo {
  const { table } = game;
  const before = table.attackSet[die] ?? NONE;
  table.setAttack(die, attack, 0);
  const added = attackOf(game, die) - attack;
  table.setAttack(die, attack, -added);
  note(game, 'set-attack', 'R13.11', table.side[die] ?? 0, die, NONE, attack);
  return { what: 'set-attack', before, added };
}

/** Something to do at the end of this turn. (R14.1) */
export function atEndOfTurn(scene: Scene, text: LeftText): void {
  const { game } = scene;
  game.state.lists.delayed.push({ text: game.hooks.placeOf(text), scene: recalled(scene) });
}
