import { type DecisionKind, VERBS, type Verb } from './decisions/decision.ts';
import { attackOf, defenseOf, isCreature } from './effects/creatures.ts';
import { emptyCards } from './effects/glory.ts';
import { available } from './effects/pay.ts';
import type { Game } from './game.ts';
import { dieName, faceText, optionNames } from './names.ts';
import { costOf } from './phases/capture.ts';
import type { Seat } from './setup.ts';
import { NONE, type Phase } from './state/state.ts';
import { POOL, READY, ZONES, type Zone } from './state/zones.ts';

/** A die as somebody sees it. */
export interface DieView {
  die: number;
  /** Place of its card in the Wilds. */
  card: number;
  name: string;
  /** Row of the face table: what it shows, and what it copies if anything. */
  row: number;
  face: string;
  /** Of a creature in a Ready Area. */
  attack?: number;
  defense?: number;
  /** The creature that a spell lies with. */
  with?: number;
}

export type SeatView = { glory: number } & Record<Zone, DieView[]>;

export interface GameView {
  turn: number;
  phase: Phase;
  active: Seat;
  goal: number;
  /** Gained and unused; and with the dice of the Active Pool. */
  quiddity: number;
  available: number;
  captures: number;
  winners: Seat[];
  seats: SeatView[];
  wilds: { id: string; name: string; dice: number; cost: number; counts: boolean }[];
  emptyCards: number;
}

/** The table as plain data. */
export function viewOf(game: Game): GameView {
  const { state, layout } = game;
  const seats = Array.from({ length: layout.players }, (_, seat) => seat as Seat);
  return {
    turn: state.turn,
    phase: state.phase,
    active: state.active,
    goal: game.goal,
    quiddity: state.quiddity,
    available: available(game),
    captures: state.captures,
    winners: seats.filter((seat) => (state.winners & (1 << seat)) !== 0),
    seats: seats.map((seat) => seatView(game, seat)),
    wilds: layout.cards.map(({ id, name }, card) => ({
      id,
      name,
      dice: state.supply(card),
      cost: costOf(game, card),
      counts: layout.countsEmpty[card] === 1,
    })),
    emptyCards: emptyCards(game),
  };
}

function seatView(game: Game, seat: number): SeatView {
  const zones = ZONES.map((zone, place) => {
    const count = game.state.count(seat, place);
    const dice = Array.from({ length: count }, (_, slot) => game.state.at(seat, place, slot));
    return [zone, dice.map((die) => dieView(game, die, zone))];
  });
  return { glory: game.state.glory[seat] ?? 0, ...Object.fromEntries(zones) };
}

function dieView(game: Game, die: number, zone: Zone): DieView {
  const row = game.rowOf(die);
  const card = game.cardOf(die);
  const shown = {
    die,
    card,
    name: game.layout.card(card).name,
    row,
    face: faceText(game, row),
  };
  if (zone !== 'ready') return shown;
  if (isCreature(game, die)) {
    return { ...shown, attack: attackOf(game, die), defense: defenseOf(game, die) };
  }
  const creature = game.state.attachedTo[die] ?? NONE;
  return creature === NONE ? shown : { ...shown, with: creature };
}

/** One answer to an open question. */
export interface OptionView {
  verb: Verb;
  name: string;
  die?: number;
  card?: number;
  /** Row of the face that the die shows, where it lies rolled. */
  row?: number;
}

/** What somebody is asked. */
export interface QuestionView {
  kind: DecisionKind;
  seat: Seat;
  why: string;
  /** The die whose text asks, in words; empty where the rules ask. */
  about: string;
  /** What is still to be paid, met, culled or captured; -1 where nothing is counted. */
  size: number;
  options: OptionView[];
}

export function questionOf(game: Game): QuestionView {
  const { kind, seat, rule, die, size, verb, a, count } = game.decision;
  const names = optionNames(game);
  const options = Array.from({ length: count }, (_, place): OptionView => {
    const word = VERBS[verb[place] ?? 0] ?? 'done';
    const number = a[place] ?? NONE;
    const subject =
      word === 'capture'
        ? { card: number }
        : number === NONE || word === 'face'
          ? {}
          : { die: number };
    return { verb: word, name: names[place] ?? '', ...subject, ...rowOf(game, subject) };
  });
  return { kind, seat, why: rule, about: die === NONE ? '' : dieName(game, die), size, options };
}

function rowOf(game: Game, { die }: { die?: number }): { row?: number } {
  if (die === undefined) return {};
  const seat = game.state.seatOf(die);
  const isRolled = game.state.isIn(die, seat, POOL) || game.state.isIn(die, seat, READY);
  return isRolled ? { row: game.rowOf(die) } : {};
}
