import { FACES_PER_DIE } from '../../cards/face.ts';
import type { CardText } from '../card-text.ts';
import { ask } from '../decisions/ask.ts';
import { choose } from '../decisions/choose.ts';
import { V } from '../decisions/decision.ts';
import type { Game } from '../game.ts';
import { note } from '../log.ts';
import { READY, USED } from '../state/zones.ts';
import { attachedTo } from './creatures.ts';
import { leaveReady } from './dice.ts';
import { gainGlory } from './glory.ts';

/** Something that may be done because a creature scored. */
interface Waiting {
  die: number;
  row: number;
  use: NonNullable<CardText['scores']>;
}

/** Q6.1.1, Q6.1.2, Q6.1.4: Glory of all, then all leave, then what their texts allow. (QB7) */
export function scoreCreatures(game: Game, creatures: readonly number[], rules: string): void {
  const { state, layout } = game;
  const seat = state.active;
  state.scored += creatures.length;
  for (const die of creatures) {
    const row = game.rowOf(die);
    const printed = layout.glory[(row / FACES_PER_DIE) | 0] ?? 0;
    const more = layout.text(row).glory?.(game, die, row) ?? 0;
    const amount = printed + more + attachedTo(game, die, 'glory');
    note(game, 'scored', rules, seat, die, amount);
    gainGlory(game, seat, amount, rules);
  }
  const waiting = creatures.flatMap((die) => waitingOf(game, die));
  for (const die of creatures) {
    const row = game.rowOf(die);
    leaveReady(game, die, USED);
    layout.text(row).scored?.(game, die, row);
  }
  useScores(game, waiting);
}

/** Texts of the creature and of spells that lie with it. */
function waitingOf(game: Game, creature: number): Waiting[] {
  const { state, layout } = game;
  const seat = state.active;
  const waiting: Waiting[] = [];
  const add = (die: number, use: CardText['scores']) => {
    if (use) waiting.push({ die, row: game.rowOf(die), use });
  };
  add(creature, layout.text(game.rowOf(creature)).scores);
  for (let slot = 0; slot < state.count(seat, READY); slot++) {
    const spell = state.at(seat, READY, slot);
    if (state.attachedTo[spell] === creature) add(spell, game.textOf(spell).attach?.scores);
  }
  return waiting;
}

/** Each if its owner likes, in any order. */
function useScores(game: Game, waiting: readonly Waiting[]): void {
  const { decision } = game;
  let left = waiting.filter(({ use, die, row }) => use.can(game, die, row));
  while (left.length > 0) {
    ask(game, 'scores', game.state.active, 'Q6.1.4');
    decision.add(V.done, -1, -1);
    for (const { die } of left) decision.add(V['score-use'], die, -1);
    const pick = choose(game);
    const chosen = left[pick - 1];
    if (!chosen) return;
    chosen.use.does(game, chosen.die, chosen.row);
    left = left.filter((one) => one !== chosen && one.use.can(game, one.die, one.row));
  }
}
