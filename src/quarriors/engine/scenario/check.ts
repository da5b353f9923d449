import type { Game } from '../game.ts';
import type { GameLog } from '../log.ts';
import { ZONES } from '../state/zones.ts';
import type { DieView, GameView, QuestionView } from '../view.ts';
import { parseDice } from './dice-text.ts';
import type { Scenario } from './scenario.ts';

/** A scenario as far as it was played. */
export interface Played {
  game: Game;
  view: GameView;
  open: QuestionView | null;
  log: GameLog;
}

type Expected = Scenario['expect'];

/** Everything that is not as expected. */
export function checkExpectations(expect: Expected, played: Played): string[] {
  const { view, game } = played;
  const { glory, winners, quiddity } = expect;
  return [
    ...(glory
      ? differ('Glory', view.seats.map((seat) => seat.glory).join(' '), glory.join(' '))
      : []),
    ...(winners ? differ('winners', view.winners.join(' '), winners.join(' ')) : []),
    ...(quiddity === undefined ? [] : differ('Quiddity', view.quiddity, quiddity)),
    ...(expect.seats ?? []).flatMap((zones, seat) => checkZones(zones, seat, view, game)),
    ...Object.entries(expect.wilds ?? {}).flatMap(([name, dice]) => {
      const card = view.wilds[parseDice(name, game.layout.cards).card];
      return differ(`dice on ${name}`, card?.dice, dice);
    }),
    ...Object.entries(expect.stats ?? {}).flatMap(([name, stats]) =>
      checkStats(name, stats, played),
    ),
    ...checkOpen(expect.open, played.open),
    ...checkRules(expect, played.log),
  ];
}

function differ(what: string, found: unknown, wanted: unknown): string[] {
  return found === wanted ? [] : [`${what}: expected ${wanted}, found ${found}`];
}

function checkZones(
  zones: NonNullable<Expected['seats']>[number],
  seat: number,
  { seats }: GameView,
  { layout }: Game,
): string[] {
  return ZONES.flatMap((zone) => {
    const wanted = zones[zone];
    if (!wanted) return [];
    const dice = seats[seat]?.[zone] ?? [];
    const parsed = wanted.map((text) => parseDice(text, layout.cards));
    const hasFaces = parsed.some(({ face }) => face !== null);
    const found = dice.map((die) => (hasFaces ? `${die.name} ${die.face}` : die.name));
    const named = parsed.flatMap(({ count, card, face }) =>
      Array.from({ length: count }, () =>
        [layout.card(card).name, ...(hasFaces && face ? [face] : [])].join(' '),
      ),
    );
    return differ(`${zone} of player ${seat + 1}`, sorted(found), sorted(named));
  });
}

function sorted(names: readonly string[]): string {
  return [...names].sort().join(', ') || 'nothing';
}

function checkStats(name: string, stats: string, { view, game }: Played): string[] {
  const { card } = parseDice(name, game.layout.cards);
  const ready = view.seats.flatMap((seat) => seat.ready);
  const found = ready.filter((die) => die.card === card).map(statsOf);
  return found.includes(stats)
    ? []
    : [`${name}: expected ${stats}, found ${found.join(', ') || 'no such creature'}`];
}

function statsOf({ attack, defense }: DieView): string {
  return `${attack}/${defense}`;
}

function checkOpen(expected: Expected['open'], open: QuestionView | null): string[] {
  if (!expected) return open ? [`a question is open: ${described(open)}`] : [];
  if (!open) return ['no question is open'];
  const names = open.options.map(({ name }) => name);
  return [
    ...(expected.kind === undefined ? [] : differ('question', open.kind, expected.kind)),
    ...(expected.seat === undefined ? [] : differ('asked player', open.seat, expected.seat)),
    ...(expected.size === undefined ? [] : differ('amount', open.size, expected.size)),
    ...(expected.options ? differ('options', names.join(', '), expected.options.join(', ')) : []),
    ...(expected.has ?? []).flatMap((name) =>
      names.includes(name) ? [] : [`“${name}” is no option of ${described(open)}`],
    ),
    ...(expected.lacks ?? []).flatMap((name) =>
      names.includes(name) ? [`“${name}” is an option of ${described(open)}`] : [],
    ),
  ];
}

function described({ kind, seat, options }: QuestionView): string {
  return `${kind} of player ${seat + 1} (${options.map(({ name }) => name).join(', ')})`;
}

function checkRules({ obeys = [], never = [] }: Expected, { entries }: GameLog): string[] {
  const told = new Set(entries.flatMap(({ rules }) => rules));
  return [
    ...obeys.flatMap((rule) => (told.has(rule) ? [] : [`${rule} was not obeyed`])),
    ...never.flatMap((rule) => (told.has(rule) ? [`${rule} was obeyed`] : [])),
  ];
}
