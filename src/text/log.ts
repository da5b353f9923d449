import { ZONE_NAMES } from '../domain/movement.ts';
import { targetSeat } from '../engine/effects/damage.ts';
import { FACES, UNITS } from '../engine/faces.ts';
import type { Game } from '../engine/game.ts';
import { type EventKind, type EventLog, type LogEntry, VANISHED } from '../engine/log.ts';
import { faceName } from '../engine/names.ts';
import { roundOf } from './round.ts';

/** Names for the two seats. */
export type SeatNames = readonly [string, string];

const PLAIN_SEATS: SeatNames = ['First player', 'Second player'];

/** Every line with its rules: `4. Sidekick moves from Bag to Prep Area. (M4, R7.1.2)`. */
export function logLines(log: EventLog, game: Game, seats: SeatNames = PLAIN_SEATS): string[] {
  return log.entries.map((entry) => {
    const rules = entry.rules.length > 0 ? ` (${entry.rules.join(', ')})` : '';
    return `${entry.turn}. ${sentenceOf(entry, game, seats)}${rules}`;
  });
}

/** One event as a sentence. */
export function sentenceOf(entry: LogEntry, game: Game, seats: SeatNames = PLAIN_SEATS): string {
  return SENTENCES[entry.kind](entry, { game, seats });
}

/** Why a line happened: its rules, and the chain of abilities that led to it. */
export function whyOf(
  entry: LogEntry,
  log: EventLog,
  game: Game,
  seats: SeatNames = PLAIN_SEATS,
): { rules: string[]; because: string[] } {
  const because: string[] = [];
  let cause = log.entries[entry.by];
  while (cause) {
    because.push(sentenceOf(cause, game, seats));
    cause = log.entries[cause.by];
  }
  return { rules: entry.rules, because };
}

const STEP_NAMES: Record<string, string> = {
  'clear-and-draw': 'Clear and Draw Step',
  'roll-and-reroll': 'Roll and Reroll Step',
  main: 'Main Step',
  attack: 'Attack Step',
  cleanup: 'Cleanup Step',
};

interface Scene {
  game: Game;
  seats: SeatNames;
}

const player = ({ seats }: Scene, seat: number): string => seats[seat === 1 ? 1 : 0];

function die({ game }: Scene, number: number): string {
  return number < 0 ? 'nothing' : game.layout.card(game.layout.cardOf[number] ?? 0).name;
}

function shown({ die: number, face }: LogEntry, { game }: Scene): string {
  const card = game.layout.card(game.layout.cardOf[number] ?? 0);
  return faceName(card.faces[face % FACES]);
}

/** A die, or a player as a target. */
function target(scene: Scene, what: number): string {
  return what < 0 ? player(scene, targetSeat(what)) : die(scene, what);
}

const signed = (amount: number): string => (amount < 0 ? `${amount}` : `+${amount}`);

function virtualVerb(amount: number, text: string): string {
  if (text === VANISHED) return 'loses';
  return amount < 0 ? 'gives up' : 'gains';
}

const SENTENCES: Record<EventKind, (entry: LogEntry, scene: Scene) => string> = {
  turn: ({ seat, amount }, scene) => `Turn ${roundOf(amount)} begins: ${player(scene, seat)}.`,
  step: ({ text }) => `${STEP_NAMES[text] ?? text} begins.`,
  move: ({ die: number, from, to }, scene) =>
    `${die(scene, number)} moves from ${from && ZONE_NAMES[from]} to ${to && ZONE_NAMES[to]}.`,
  roll: (entry, scene) => `${die(scene, entry.die)} is rolled: ${shown(entry, scene)}.`,
  'turn-face': (entry, scene) => `${die(scene, entry.die)} is turned to ${shown(entry, scene)}.`,
  damage: ({ die: number, other, amount }, scene) =>
    `${die(scene, number)} takes ${amount} damage${other < 0 ? '' : ` from ${die(scene, other)}`}.`,
  'player-damage': ({ seat, die: number, amount }, scene) =>
    `${player(scene, seat)} takes ${amount} damage${number < 0 ? '' : ` from ${die(scene, number)}`}.`,
  life: ({ seat, amount }, scene) =>
    `${player(scene, seat)} ${amount < 0 ? 'loses' : 'gains'} ${Math.abs(amount)} life.`,
  ko: ({ die: number, other }, scene) =>
    `${die(scene, number)} is KO’d${other < 0 ? '' : ` by ${die(scene, other)}`}.`,
  prevent: ({ die: number, amount }, scene) =>
    `${amount} damage to ${target(scene, number)} is prevented.`,
  redirect: ({ die: number, other, amount }, scene) =>
    `${amount} damage goes to ${target(scene, number)} instead of ${target(scene, other)}.`,
  bonus: ({ die: number, amount, other }, scene) =>
    `${die(scene, number)} gets ${signed(amount)}A and ${signed(other)}D.`,
  keyword: ({ die: number, text }, scene) => `${die(scene, number)} gains ${text}.`,
  ability: ({ seat, die: number, text }, scene) =>
    number < 0 ? `${player(scene, seat)} uses ${text}.` : `${die(scene, number)}: ${text}.`,
  virtual: ({ seat, other, amount, text }, scene) =>
    `${player(scene, seat)} ${virtualVerb(amount, text)} ${Math.abs(amount)} ${UNITS[other]} energy without a die.`,
  pass: ({ seat }, scene) => `${player(scene, seat)} passes.`,
  block: ({ die: number, other }, scene) => `${die(scene, number)} blocks ${die(scene, other)}.`,
  lasting: ({ die: number, text }, scene) =>
    number < 0 ? `${text} lasts for this turn.` : `${die(scene, number)}: ${text}, for this turn.`,
  over: ({ seat, rules }, scene) =>
    rules.includes('R19.9') ? 'Both players lose: a tie.' : `${player(scene, seat)} wins.`,
};
