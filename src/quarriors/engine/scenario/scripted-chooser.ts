import { Unanswered } from '../../../tabletop/chooser.ts';
import { optionsMeant } from '../../../tabletop/option-words.ts';
import { type Decision, V } from '../decisions/decision.ts';
import type { Chooser, Game } from '../game.ts';
import { optionNames } from '../names.ts';
import { ScenarioProblem } from './problem.ts';
import type { Scenario } from './scenario.ts';

type Pick = Scenario['picks'][number];

/** Picks written down in words or numbers. A decision that the next pick does not speak of is passed. */
export class ScriptedChooser implements Chooser {
  private readonly picks: Pick[];
  private readonly stops: boolean;

  /** `stops`: the first decision after the last pick stays open. */
  constructor(picks: readonly Pick[], stops: boolean) {
    this.picks = [...picks];
    this.stops = stops;
  }

  choose(decision: Decision, game: Game): number {
    const [next] = this.picks;
    if (next === undefined && this.stops) throw new Unanswered();
    const found = next === undefined ? -1 : findPick(next, game);
    if (found >= 0) {
      this.picks.shift();
      return found;
    }
    const skipped = skipOf(decision);
    if (skipped < 0) throw new Unanswered();
    return skipped;
  }

  /** Picks that no decision was about. */
  left(): string[] {
    return this.picks.map((pick) => `pick “${wordsOf(pick)}” was never possible`);
  }
}

function wordsOf(pick: Pick): string {
  return typeof pick === 'object' ? `${pick.pick} by player ${pick.seat + 1}` : `${pick}`;
}

function findPick(pick: Pick, game: Game): number {
  if (typeof pick !== 'object') return findOption(pick, game);
  return pick.seat === game.decision.seat ? findOption(pick.pick, game) : -1;
}

/** The option with exactly these words, or the only one that begins alike and has them all; -1 for none. */
function findOption(pick: string | number, game: Game): number {
  if (typeof pick === 'number') return pick < game.decision.count ? pick : -1;
  const names = optionNames(game);
  const meant = optionsMeant(pick, names);
  const different = new Set(meant.map((place) => names[place]));
  if (different.size > 1) {
    throw new ScenarioProblem(`“${pick}” could be ${[...different].join(' or ')}`);
  }
  return meant[0] ?? -1;
}

/** Being done; any way to pay. */
function skipOf({ kind, verb }: Decision): number {
  return kind === 'pay' || verb[0] === V.done ? 0 : -1;
}
