import type { Game } from '../game.ts';
import { cardName } from '../names.ts';
import type { Chance } from '../random/chance.ts';
import { MOST_DICE } from '../state/layout.ts';
import { BAG } from '../state/zones.ts';
import { zoneDice } from '../stats.ts';
import { findFace } from './dice-text.ts';
import { ScenarioProblem } from './problem.ts';

/** Luck that was written down. What the lists do not cover comes from the chance behind. */
export class ScriptedChance implements Chance {
  private readonly draws: string[] | null;
  private readonly rolls: string[] | null;
  private readonly behind: Chance;

  constructor(
    draws: readonly string[] | undefined,
    rolls: readonly string[] | undefined,
    behind: Chance,
  ) {
    this.draws = draws ? draws.flatMap(repeated) : null;
    this.rolls = rolls ? rolls.flatMap(repeated) : null;
    this.behind = behind;
  }

  /** A bag with one kind of die needs no script. */
  draw(game: Game, seat: number): number {
    const dice = zoneDice(game, seat, BAG);
    const names = dice.map((die) => cardName(game, die));
    if (new Set(names).size === 1) return 0;
    if (this.draws === null) return this.behind.draw(game, seat);
    const wanted = this.draws.shift();
    if (wanted === undefined) throw new ScenarioProblem('the list of draws is used up');
    const place = names.indexOf(wanted);
    if (place < 0) throw new ScenarioProblem(`no ${wanted} is in the bag: ${names.join(', ')}`);
    return place;
  }

  /** The next roll that names this die, or names none. */
  roll(game: Game, die: number, rules: string): number {
    if (this.rolls === null) return this.behind.roll(game, die, rules);
    const name = cardName(game, die);
    const place = this.rolls.findIndex(
      (roll) => !roll.includes(': ') || roll.startsWith(`${name}: `),
    );
    const wanted = place < 0 ? undefined : this.rolls.splice(place, 1)[0];
    if (wanted === undefined) throw new ScenarioProblem(`no roll is left for ${name}`);
    const card = game.layout.card(game.layout.cardOf[die] ?? 0);
    const face = findFace(card, wanted.replace(`${name}: `, ''));
    if (face < 0) throw new ScenarioProblem(`${name} has no face "${wanted}"`);
    return face;
  }

  /** Draws and rolls that never happened. */
  left(): string[] {
    return [
      ...(this.draws ?? []).map((draw) => `draw of ${draw} did not happen`),
      ...(this.rolls ?? []).map((roll) => `roll of ${roll} did not happen`),
    ];
  }
}

/** `3 Sidekick` is three draws; `2 x fist` two rolls. */
function repeated(text: string): string[] {
  const [, count, what] = /^(\d+) (?:x )?(.+)$/.exec(text) ?? [];
  if (count === undefined) return [text];
  if (Number(count) > MOST_DICE) {
    throw new ScenarioProblem(`"${text}" is too much: at most ${MOST_DICE} at once`);
  }
  return Array.from({ length: Number(count) }, () => what ?? '');
}
