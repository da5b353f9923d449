import { dieOnCard } from '../actions/buy.ts';
import { GENERIC } from '../faces.ts';
import type { Game } from '../game.ts';
import { ZONES } from '../movement.ts';
import { relocate } from '../moves.ts';
import type { Seat } from '../setup.ts';
import { BASIC_KIND, SIDEKICK_KIND } from '../state/layout.ts';
import { ASIDE, CARD, isInField, USED } from '../state/zones.ts';
import { type DiceText, findFace, parseDice } from './dice-text.ts';
import { ScenarioProblem } from './problem.ts';
import type { Scenario } from './scenario.ts';

/** Cards a seat may have dice of: its own, every Basic Action, and its Sidekicks. */
export function cardsOfSeat({ layout }: Game, seat: Seat): number[] {
  return Array.from({ length: layout.cardCount }, (_, card) => card).filter(
    (card) => layout.cardSeat[card] === seat || layout.cardKind[card] === BASIC_KIND,
  );
}

export function namesOfSeat(game: Game, seat: Seat): string[] {
  return cardsOfSeat(game, seat).map((card) => game.layout.card(card).name);
}

/** Lays both players' dice as the scenario wants them. */
export function placeDice(game: Game, { seats }: Scenario): void {
  for (const seat of [0, 1] as const) {
    const wanted = seats[seat];
    if (wanted.kind !== 'player') continue;
    game.table.life[seat] = wanted.life;
    game.table.changeVirtual(seat, GENERIC, wanted.virtual);
    placeSeat(game, seat, wanted.zones);
  }
}

type WantedZones = Scenario['seats'][0]['zones'];

function placeSeat(game: Game, seat: Seat, zones: WantedZones): void {
  const waiting = sidekicksInBag(game, seat);
  for (const [zone, name] of ZONES.entries()) {
    for (const text of zones[name] ?? []) placeText(game, seat, zone, text, waiting);
  }
  if (zones.bag === undefined) return;
  const rest = zones.used === undefined ? USED : ASIDE;
  for (const die of waiting) relocate(game, die, rest, seat, '');
}

function placeText(game: Game, seat: Seat, zone: number, text: string, waiting: number[]): void {
  const dice = parseDice(text, namesOfSeat(game, seat));
  if (!dice) throw new ScenarioProblem(`no card of seat ${seat} is called "${text}"`);
  for (let count = 0; count < dice.count; count++) place(game, seat, zone, dice, waiting);
}

function sidekicksInBag(game: Game, seat: Seat): number[] {
  const { firstDie, cardDice } = game.layout;
  return Array.from({ length: cardDice[seat] ?? 0 }, (_, place) => (firstDie[seat] ?? 0) + place);
}

function place(game: Game, seat: Seat, zone: number, dice: DiceText, waiting: number[]): void {
  const { layout, table } = game;
  const card = cardsOfSeat(game, seat).find((one) => layout.card(one).name === dice.name) ?? 0;
  const isSidekick = layout.cardKind[card] === SIDEKICK_KIND;
  const die = isSidekick ? (waiting.shift() ?? -1) : dieOnCard(game, card);
  if (die < 0) throw new ScenarioProblem(`too few dice of ${dice.name}`);
  const face = dice.face || (isInField(zone) ? usualFace(isSidekick) : '');
  if (face) {
    const found = findFace(layout.card(card), face);
    if (found < 0) throw new ScenarioProblem(`${dice.name} has no face "${face}"`);
    table.turn(die, found);
  }
  table.owner[die] = seat;
  if (!isSidekick && table.side[die] !== seat) table.put(die, CARD, seat);
  relocate(game, die, zone, seat, '');
}

/** Sidekicks have one level; a character in the Field must say which it shows. */
function usualFace(isSidekick: boolean): string {
  return isSidekick ? 'character' : 'level 1';
}
