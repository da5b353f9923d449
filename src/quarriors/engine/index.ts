/** Plays Quarriors! by the rules: setup, seed and picks in, a table and a log out. */

export { type Decision, type DecisionKind, V } from './decisions/decision.ts';
export { defenseOf } from './effects/creatures.ts';
export type { Chooser, Game } from './game.ts';
export { parseGame } from './link.ts';
export type { EventKind, GameEvent } from './log.ts';
export { dieWords } from './names.ts';
export { Match, type Outcome } from './play.ts';
export { PROFILES, type ProfileId } from './profile.ts';
export { ScenarioProblem } from './scenario/problem.ts';
export { runScenario } from './scenario/run.ts';
export { type GameSession, openGame } from './session.ts';
export { gloryGoal, type Seat } from './setup.ts';
export { type Box, type GameSpec, setupOf, unknownCard } from './spec.ts';
export type { DieView, GameView, OptionView, QuestionView, SeatView } from './view.ts';
