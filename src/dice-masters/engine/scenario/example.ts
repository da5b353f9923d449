import type { Game } from '../game.ts';
import type { Library } from './cards.ts';
import type { Example } from './example-file.ts';
import { playScenario } from './run.ts';
import type { Scenario } from './scenario.ts';

/** A step of an example, by its turn and its place in the turn. */
export interface ExampleStep {
  turn: number;
  step: number;
}

/** Every step in order. */
export function stepsOf({ turns }: Example): ExampleStep[] {
  return turns.flatMap(({ steps }, turn) => steps.map((_, step) => ({ turn, step })));
}

/** The table after a step, played from the first turn with the luck and picks written down. */
export function playExample(
  example: Example,
  at: ExampleStep,
  library: Library,
  prepare?: (game: Game) => void,
) {
  const { ends } = example.turns[at.turn]?.steps[at.step] ?? { ends: false };
  const stopsFrom = ends ? Number.POSITIVE_INFINITY : at.turn + 1;
  return playScenario(scenarioOf(example, at), library, stopsFrom, prepare);
}

function scenarioOf({ title, profile, seats, turns }: Example, { turn, step }: ExampleStep) {
  const told = turns.slice(0, turn + 1);
  const scenario: Scenario = {
    name: title,
    rules: [],
    profile,
    seats,
    active: 0,
    turn: 1,
    step: 'start',
    turns: turn + 1,
    seed: title,
    draws: told.flatMap(({ draws }) => draws),
    rolls: told.flatMap(({ rolls }) => rolls),
    picks: told.flatMap(({ steps }, place) =>
      (place === turn ? steps.slice(0, step + 1) : steps).flatMap(({ picks }) => picks),
    ),
    askSingle: false,
    stop: 'turns',
    expect: {},
  };
  return scenario;
}
