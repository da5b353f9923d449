import { ScriptedChooser } from '../choosers/scripted.ts';
import { Game } from '../game.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { GameLog } from '../log.ts';
import { type Outcome, untilItStops } from '../play.ts';
import { PROFILES, type ProfileId, type RulesProfile } from '../profile.ts';
import { SeededChance } from '../random/chance.ts';
import type { Setup } from '../setup.ts';
import { finishTurn, playTurn } from '../turn.ts';
import { decisionView, viewOf } from '../view.ts';
import { type Library, playerSetup, seatSetup } from './cards.ts';
import { checkExpectations, type Result } from './check.ts';
import { placeDice } from './place.ts';
import { ScenarioProblem } from './problem.ts';
import type { Scenario } from './scenario.ts';
import { ScriptedChance } from './scripted-chance.ts';
import { PlaceReached, StoppingPlace } from './stopping-place.ts';

export interface ScenarioResult extends Result {
  outcome: Outcome;
  /** What was not as expected, was left unused, or could not be understood. */
  problems: string[];
}

/** A scenario as far as it was played. */
interface Played extends Result {
  outcome: Outcome;
  /** Picks, draws and rolls that never came up. */
  unused: string[];
}

const NEVER = Number.POSITIVE_INFINITY;

/** Plays a scenario and compares what comes of it. */
export function runScenario(scenario: Scenario, library: Library): ScenarioResult {
  const { stop, expect } = scenario;
  const { unused, ...result } = playScenario(scenario, library, stop === 'picks' ? 0 : NEVER);
  const mayBeOpen = stop !== 'turns' && stop !== 'picks' && expect.open === undefined;
  const looked = mayBeOpen ? { ...result, open: null } : result;
  return { ...result, problems: [...checkExpectations(expect, looked), ...unused] };
}

/** Plays a scenario; from the turn `stopsFrom` on it stops where its picks are used up. */
export function playScenario(
  scenario: Scenario,
  library: Library,
  stopsFrom: number,
  prepare?: (game: Game) => void,
): Played {
  const { picks, stop } = scenario;
  const chooser = new ScriptedChooser(picks, { turn: stopsFrom, step: stop });
  const seeded = new SeededChance();
  seeded.restart(scenario.seed, 0);
  const chance = new ScriptedChance(scenario.draws, scenario.rolls, seeded);
  const game = new Game(setupOf(scenario, library), KEYWORDS, [chooser, chooser], chance);
  game.reset();
  placeDice(game, scenario);
  game.active = scenario.active;
  game.turn = scenario.step === 'start' ? scenario.turn - 1 : scenario.turn;
  game.log = new GameLog();
  game.watcher = new StoppingPlace(stop, chooser);
  game.asksSingle = scenario.askSingle;
  prepare?.(game);
  const outcome = untilItStops(game, () => playTurns(game, scenario));
  const open = outcome.end === 'open' ? decisionView(game) : null;
  const unused = [...chooser.left(), ...chance.left()];
  return { game, view: viewOf(game), open, log: game.log, outcome, unused };
}

function playTurns(game: Game, scenario: Scenario): void {
  try {
    playAllTurns(game, scenario);
  } catch (reached) {
    if (!(reached instanceof PlaceReached)) throw reached;
  }
}

function playAllTurns(game: Game, { step, turns }: Scenario): void {
  let left = turns;
  if (step !== 'start') {
    finishTurn(game, step);
    left--;
  }
  for (; left > 0; left--) playTurn(game);
}

function setupOf(scenario: Scenario, library: Library): Setup {
  const { profile, seats, active, turns, turn } = scenario;
  return {
    profile: profileOf(profile),
    seats: [playerSetup(seats[0], library), seatSetup(seats[1], library)],
    first: active,
    turns: turn + turns,
    luck: 'seed',
  };
}

/** A profile by name, or `base` with single toggles changed. */
function profileOf(wanted: Scenario['profile']): RulesProfile {
  if (typeof wanted === 'string') return PROFILES[wanted];
  const { base = '2019', ...toggles } = wanted;
  const from = Object.hasOwn(PROFILES, `${base}`) ? PROFILES[base as ProfileId] : undefined;
  if (from === undefined) throw new ScenarioProblem(`there is no profile ${base}`);
  const unknown = Object.keys(toggles).filter((toggle) => !Object.hasOwn(from, toggle));
  if (unknown.length > 0) throw new ScenarioProblem(`there is no toggle ${unknown.join(', ')}`);
  return { ...from, id: `${from.id}+`, ...toggles };
}
