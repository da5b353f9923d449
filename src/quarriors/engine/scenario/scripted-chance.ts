import type { Chance } from '../chance.ts';
import type { Game } from '../game.ts';
import { cardName } from '../names.ts';
import { BAG } from '../state/zones.ts';
import { findFace, parseDice } from './dice-text.ts';
import { ScenarioProblem } from './problem.ts';

/** Luck that was written down. Without a list it comes from the chance behind. */
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
    const { state, layout } = game;
    const dice = Array.from({ length: state.count(seat, BAG) }, (_, slot) =>
      state.at(seat, BAG, slot),
    );
    const cards = dice.map((die) => layout.cardOf[die]);
    if (new Set(cards).size === 1) return 0;
    if (this.draws === null) return this.behind.draw(game, seat);
    const wanted = this.draws.shift();
    if (wanted === undefined) throw new ScenarioProblem('the list of draws is used up');
    const place = cards.indexOf(parseDice(wanted, layout.cards).card);
    if (place >= 0) return place;
    const names = dice.map((die) => cardName(game, die)).join(', ');
    throw new ScenarioProblem(`no ${wanted} is in the bag: ${names}`);
  }

  /** The next roll that names this die, or names none. */
  roll(game: Game, die: number): number {
    if (this.rolls === null) return this.behind.roll(game, die);
    const name = cardName(game, die);
    const place = this.rolls.findIndex(
      (roll) => !roll.includes(': ') || roll.startsWith(`${name}: `),
    );
    const wanted = place < 0 ? undefined : this.rolls.splice(place, 1)[0];
    if (wanted === undefined) throw new ScenarioProblem(`no roll is left for ${name}`);
    return findFace(game.layout.card(game.cardOf(die)), wanted.replace(`${name}: `, ''));
  }

  /** Draws and rolls that never happened. */
  left(): string[] {
    return [
      ...(this.draws ?? []).map((draw) => `draw of ${draw} did not happen`),
      ...(this.rolls ?? []).map((roll) => `roll of ${roll} did not happen`),
    ];
  }
}

const MOST_AT_ONCE = 130;

/** `3 Assistant` is three draws; `2 x Quiddity: 1` two rolls. */
function repeated(text: string): string[] {
  const [, count, what] = /^(\d+) (?:x )?(.+)$/.exec(text) ?? [];
  const isDraw = count !== undefined && !/^\d+ (or|and) /.test(text);
  if (!isDraw) return [text];
  if (Number(count) > MOST_AT_ONCE) {
    throw new ScenarioProblem(`“${text}” is too much: at most ${MOST_AT_ONCE} at once`);
  }
  return Array.from({ length: Number(count) }, () => what ?? '');
}
