import { type Chooser, Unanswered } from '../decisions/chooser.ts';
import { type Decision, DONE, NO, PASS } from '../decisions/decision.ts';
import type { Game } from '../game.ts';
import { optionNames } from '../names.ts';
import { optionsMeant } from '../scenario/option-words.ts';
import { ScenarioProblem } from '../scenario/problem.ts';
import type { Scenario } from '../scenario/scenario.ts';

type Pick = Scenario['picks'][number];

/** Where a decision stays open once the picks are used up. */
interface Stop {
  /** From this turn on, everywhere. */
  turn: number;
  /** In this step of any turn. */
  step?: string;
}

/** Picks written down in words or numbers. A decision that the next pick does not speak of is passed. */
export class ScriptedChooser implements Chooser {
  private readonly picks: Pick[];
  private readonly stop: Stop;

  constructor(picks: readonly Pick[], stop: Stop) {
    this.picks = [...picks];
    this.stop = stop;
  }

  get hasPicks(): boolean {
    return this.picks.length > 0;
  }

  choose(decision: Decision, game: Game): number {
    const [next] = this.picks;
    if (next === undefined && (game.turn >= this.stop.turn || game.step === this.stop.step)) {
      throw new Unanswered();
    }
    const found = next === undefined ? -1 : findPick(next, game);
    if (found >= 0) {
      this.picks.shift();
      return found;
    }
    if (decision.count === 1) return 0;
    const skipped = skipOf(decision);
    if (skipped >= 0) return skipped;
    throw new Unanswered();
  }

  /** Picks that no decision was about. */
  left(): string[] {
    return this.picks.map((pick) => `pick "${wordsOf(pick)}" was never possible`);
  }
}

function wordsOf(pick: Pick): string {
  return typeof pick === 'object' ? `${pick.pick} by seat ${pick.seat}` : `${pick}`;
}

function findPick(pick: Pick, game: Game): number {
  if (typeof pick !== 'object') return findOption(pick, game);
  return pick.seat === game.decision.seat ? findOption(pick.pick, game) : -1;
}

/** The option with exactly these words, or the only one that begins alike and has them all; -1 for none. */
function findOption(pick: string | number, game: Game): number {
  if (typeof pick === 'number') return pick < game.decision.count ? pick : -1;
  const names = optionNames(game);
  const meant = optionsMeant(pick, names).map((place) => ({ place, name: names[place] }));
  const [first] = meant;
  if (meant.some(({ name }) => name !== first?.name)) {
    throw new ScenarioProblem(`"${pick}" could be ${meant.map(({ name }) => name).join(' or ')}`);
  }
  return first?.place ?? -1;
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
