import type { Game } from '../game.ts';
import type { GameLog } from '../log.ts';
import { ZONES, type Zone } from '../movement.ts';
import type { DecisionView, DieView, GameView } from '../view.ts';
import { checkDice } from './check-dice.ts';
import { checkOpen } from './check-open.ts';
import { parseDice } from './dice-text.ts';
import { namesOfSeat } from './place.ts';
import type { Scenario } from './scenario.ts';

/** What a run left behind. */
export interface Result {
  game: Game;
  view: GameView;
  open: DecisionView | null;
  log: GameLog;
}

type Expected = Scenario['expect'];

/** Every expectation that was not met, in a sentence. */
export function checkExpectations(expected: Expected, result: Result): string[] {
  return [
    ...checkNumbers(expected, result),
    ...checkZones(expected, result),
    ...checkDice(expected, result),
    ...checkOpen(expected.open, result),
    ...checkLog(expected, result),
  ];
}

function checkNumbers({ life, winner, virtual }: Expected, { view }: Result): string[] {
  const problems: string[] = [];
  for (const seat of [0, 1] as const) {
    const { life: now, virtual: units } = view.seats[seat];
    if (life && life[seat] !== now)
      problems.push(`seat ${seat} has ${now} life, not ${life[seat]}`);
    const sum = Object.values(units).reduce((total: number, amount) => total + (amount ?? 0), 0);
    if (virtual && virtual[seat] !== sum) {
      problems.push(`seat ${seat} has ${sum} virtual energy, not ${virtual[seat]}`);
    }
  }
  if (winner !== undefined && winner !== view.winner) {
    problems.push(`the winner is ${view.winner}, not ${winner}`);
  }
  return problems;
}

function checkZones({ zones }: Expected, { game, view }: Result): string[] {
  if (!zones) return [];
  return ([0, 1] as const).flatMap((seat) =>
    ZONES.flatMap((zone) => {
      const wanted = zones[seat][zone];
      return wanted ? checkZone(wanted, view.seats[seat].zones[zone], seat, zone, game) : [];
    }),
  );
}

function checkZone(
  wanted: readonly string[],
  dice: readonly DieView[],
  seat: 0 | 1,
  zone: Zone,
  game: Game,
): string[] {
  const left = [...dice];
  const parsed = wanted.map((text) => parseDice(text, namesOfSeat(game, seat)));
  let isMissing = parsed.includes(null);
  for (const one of parsed.toSorted((a, b) => (b?.face.length ?? 0) - (a?.face.length ?? 0))) {
    for (let count = one?.count ?? 0; count > 0; count--) {
      const place = left.findIndex(({ name, face }) => name === one?.name && fits(face, one.face));
      if (place < 0) isMissing = true;
      else left.splice(place, 1);
    }
  }
  if (!isMissing && left.length === 0) return [];
  const found = dice.map(({ name, face }) => `${name} ${face}`).join(', ') || 'nothing';
  return [`${zone} of seat ${seat} holds ${found}; expected ${wanted.join(', ') || 'nothing'}`];
}

function fits(face: string, wanted: string): boolean {
  return wanted === '' || wanted === face || (wanted === 'character' && face.startsWith('level'));
}

function checkLog({ obeys, never }: Expected, { log }: Result): string[] {
  const named = new Set(log.entries.flatMap(({ rules }) => rules));
  return [
    ...(obeys ?? [])
      .filter((rule) => !named.has(rule))
      .map((rule) => `the log never names ${rule}`),
    ...(never ?? []).filter((rule) => named.has(rule)).map((rule) => `the log names ${rule}`),
  ];
}
