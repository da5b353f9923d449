import { type Chooser, Unanswered } from '../decisions/chooser.ts';
import { type Decision, DONE, NO, PASS } from '../decisions/decision.ts';
import type { Game } from '../game.ts';
import { optionNames } from '../names.ts';
import { ScenarioProblem } from '../scenario/problem.ts';

/** Picks written down in words or numbers. A decision that the next pick does not speak of is passed. */
export class ScriptedChooser implements Chooser {
  private readonly picks: (string | number)[];
  private readonly stopsFrom: number;

  /** `stopsFrom`: the turn from which a decision stays open once the picks are used up. */
  constructor(picks: readonly (string | number)[], stopsFrom: number) {
    this.picks = [...picks];
    this.stopsFrom = stopsFrom;
  }

  choose(decision: Decision, game: Game): number {
    const [next] = this.picks;
    if (next === undefined && game.turn >= this.stopsFrom) throw new Unanswered();
    const found = next === undefined ? -1 : findOption(next, game);
    if (found >= 0) {
      this.picks.shift();
      return found;
    }
    const skipped = skipOf(decision);
    if (skipped >= 0) return skipped;
    throw new Unanswered();
  }

  /** Picks that no decision was about. */
  left(): string[] {
    return this.picks.map((pick) => `pick "${pick}" was never possible`);
  }
}

/** The option with exactly these words, or the only one that begins alike and has them all; -1 for none. */
function findOption(pick: string | number, game: Game): number {
  if (typeof pick === 'number') return pick < game.decision.count ? pick : -1;
  const names = optionNames(game).map((name) => name.toLowerCase());
  const exact = names.indexOf(pick.toLowerCase());
  if (exact >= 0) return exact;
  const wanted = wordsOf(pick);
  const fitting = names.flatMap((name, place) => (hasAll(wordsOf(name), wanted) ? place : []));
  const isUnclear = fitting.some((place) => names[place] !== names[fitting[0] ?? 0]);
  if (isUnclear) {
    throw new ScenarioProblem(
      `"${pick}" could be ${fitting.map((place) => names[place]).join(' or ')}`,
    );
  }
  return fitting[0] ?? -1;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[\s:,]+/);
}

function hasAll(words: readonly string[], wanted: readonly string[]): boolean {
  if (words[0] !== wanted[0]) return false;
  const left = [...words];
  return wanted.every((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** Passing, being done or saying no; any way to pay, any order. */
function skipOf(decision: Decision): number {
  const { kind, count, verb } = decision;
  if (kind === 'pay' || kind === 'order') return 0;
  for (let option = 0; option < count; option++) {
    const what = verb[option];
    if (what === PASS || what === DONE || what === NO) return option;
  }
  return -1;
}
