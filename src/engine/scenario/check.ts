import { ZONES, type Zone } from '../../domain/movement.ts';
import type { Scenario } from '../../domain/scenario.ts';
import type { Game } from '../game.ts';
import type { EventLog } from '../log.ts';
import type { DecisionView, DieView, GameView } from '../view.ts';
import { parseDice } from './dice-text.ts';
import { namesOfSeat } from './place.ts';

/** What a run left behind. */
export interface Result {
  game: Game;
  view: GameView;
  open: DecisionView | null;
  log: EventLog;
}

type Expected = Scenario['expect'];

/** Every expectation that was not met, in a sentence. */
export function checkExpectations(expected: Expected, result: Result): string[] {
  return [
    ...checkNumbers(expected, result),
    ...checkZones(expected, result),
    ...checkStats(expected, result),
    ...checkOpen(expected, result),
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

function checkStats({ stats }: Expected, { view }: Result): string[] {
  const fielded = view.seats.flatMap(({ zones }) => [...zones.field, ...zones.attack]);
  return Object.entries(stats ?? {}).flatMap(([name, wanted]) => {
    const seen = fielded
      .filter((die) => die.name === name)
      .map(({ attack, defense }) => `${attack}/${defense}`);
    return seen.includes(wanted)
      ? []
      : [`${name} is ${seen.join(', ') || 'not in the Field'}, not ${wanted}`];
  });
}

function checkOpen({ open }: Expected, { open: found }: Result): string[] {
  if (!open) return found ? [`${found.kind} is open: ${found.options.join('; ')}`] : [];
  if (!found) return ['no decision is open'];
  const problems: string[] = [];
  const { kind, seat, options } = found;
  if (open.kind !== undefined && open.kind !== kind)
    problems.push(`${kind} is open, not ${open.kind}`);
  if (open.seat !== undefined && open.seat !== seat) problems.push(`seat ${seat} is asked`);
  const missing = [...(open.options ?? []), ...(open.has ?? [])].filter(
    (one) => !options.includes(one),
  );
  const extra = options.filter(
    (one) => open.lacks?.includes(one) || (open.options && !open.options.includes(one)),
  );
  const isTwice = open.options !== undefined && options.length > new Set(options).size;
  if (missing.length + extra.length > 0 || isTwice) {
    problems.push(`the options are ${options.join('; ')}`);
  }
  return problems;
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
