/** Dice Masters as a pure rules engine: a game is setup, seed, picks. */

export type { Cost } from './abilities/ability.ts';
export { mayPurchase } from './actions/buy.ts';
export { THRIFTY_PAYER } from './choosers/payment/thrifty-payer.ts';
export { ReplayingChooser } from './choosers/replaying.ts';
export { SensiblePlayer } from './choosers/sensible.ts';
export { areAlike } from './decisions/alike.ts';
export { type Chooser, Unanswered } from './decisions/chooser.ts';
export {
  ACTIVATE,
  AMOUNT,
  ATTACK_WITH,
  BLOCK_WITH,
  BUY,
  Decision,
  type DecisionKind,
  DONE,
  FIELD_DIE,
  NO,
  PASS,
  PICK_CARD,
  PICK_DIE,
  PICK_FACE,
  REROLL,
  RESOLVE,
  SPEND,
  USE,
  YES,
} from './decisions/decision.ts';
export { engineCard } from './engine-card.ts';
export { UNIT_KINDS, UNITS } from './faces.ts';
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
export { Match, type Outcome, run } from './play.ts';
export { purchaseCostOf } from './prices.ts';
export { PROFILES, type ProfileId } from './profile.ts';
export { type Fate, followFates, forkFates } from './replay/fates.ts';
export { formatReplay, parseReplay } from './replay/link.ts';
export {
  ENGINE_VERSION,
  type FindCard,
  type GameSpec,
  type PlayerSpec,
  type Replay,
  type SeatSpec,
  setupOf,
  shortHash,
} from './replay/replay.ts';
export { runReplay } from './replay/run.ts';
export { playTold, type ToldGame } from './replay/told-game.ts';
export type { Recorder } from './run.ts';
export type { Library } from './scenario/cards.ts';
export { EXAMPLE_TEXTS } from './scenario/example-texts.ts';
export { ScenarioProblem } from './scenario/problem.ts';
export { runScenario } from './scenario/run.ts';
export { tellExample } from './scenario/tell.ts';
export { type EngineCard, LUCKS, type Luck, type Seat, SIDEKICKS_PER_PLAYER } from './setup.ts';
export { BASIC_KIND, MOST_DICE, SIDEKICK_KIND, TooManyDice } from './state/layout.ts';
export type { Step } from './state/now.ts';
export { ATTACK, BAG, isInField, PREP, RESERVE } from './state/zones.ts';
export { attackOf, defenseOf, fieldingCostOf, showsCharacter, zoneDice } from './stats.ts';
export { playsKeyword, unplayedParts } from './unplayed.ts';
export { type DecisionView, type DieView, type GameView, viewOf } from './view.ts';
