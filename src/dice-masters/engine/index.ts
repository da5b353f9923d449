/** Dice Masters as a pure rules engine: a game is setup, seed, picks. */

export type { Cost } from './abilities/ability.ts';
export { THRIFTY_PAYER } from './choosers/payment/thrifty-payer.ts';
export { SensiblePlayer } from './choosers/sensible.ts';
export { areAlike } from './decisions/alike.ts';
export type { DecisionKind } from './decisions/decision.ts';
export { engineCard } from './engine-card.ts';
export { Game } from './game.ts';
export {
  diceIn,
  type EventKind,
  type EventOf,
  type GameEvent,
  GameLog,
  isMove,
  type MoveEvent,
} from './log.ts';
export {
  blocksIn,
  type CardOnTable,
  cardOn,
  cardsForSale,
  cardsOnTable,
  damageOn,
  dieCard,
  dieFace,
  dieWhere,
  lifeOf,
  looseEnergy,
  rollingDice,
} from './looks.ts';
export {
  MOVEMENTS,
  type Way,
  waysElsewhere,
  waysInto,
  waysOut,
  ZONE_NAMES,
  ZONES,
  type Zone,
} from './movement.ts';
export { cardName, dieName, faceName, optionName, optionNames, shownFace } from './names.ts';
export type { Outcome } from './play.ts';
export { PROFILES, type ProfileId } from './profile.ts';
export { type Option, type Question, questionIn } from './question.ts';
export { formatReplay, parseReplay } from './replay/link.ts';
export {
  ENGINE_VERSION,
  type FindCard,
  type GameSpec,
  type PlayerSpec,
  type Replay,
  type SeatSpec,
} from './replay/replay.ts';
export { runReplay } from './replay/run.ts';
export { playTold, specOf, type ToldGame } from './replay/told-game.ts';
export type { Library } from './scenario/cards.ts';
export { ScenarioProblem } from './scenario/problem.ts';
export { runScenario } from './scenario/run.ts';
export { tellExample } from './scenario/tell.ts';
export { type DiceMasters, type GameSession, isLuck, openGame } from './session.ts';
export { type EngineCard, LUCKS, type Luck, type Seat, SIDEKICKS_PER_PLAYER } from './setup.ts';
export { canBePrevented, damageOnItsWay, splitAmong } from './split.ts';
export { MOST_DICE, TooManyDice } from './state/layout.ts';
export type { Step } from './state/now.ts';

export { ATTACK, BAG, RESERVE } from './state/zones.ts';
export { attackOf, defenseOf, showsCharacter, zoneDice } from './stats.ts';
export { isUntold } from './untold.ts';
export { type DecisionView, type DieView, decisionView, type GameView } from './view.ts';
