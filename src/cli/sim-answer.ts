import { formatReplay } from '../dice-masters/engine/index.ts';
import { describePolicy } from '../dice-masters/players/index.ts';
import {
  type ComparisonReport,
  type ComparisonRequest,
  cardFinder,
  type Difference,
  type GamePick,
  recordReplay,
  type Share,
  SIM_EXPLANATIONS,
  type SimReport,
  type SimRequest,
  type Spread,
} from '../dice-masters/simulation/index.ts';

const CELL = 8;

/** A report as lines for the terminal. */
export function tellReport(report: SimReport, request: SimRequest): string[] {
  const { turns } = report;
  const heads = turns.map(({ turn }) => `turn ${turn}`);
  const means = (of: (turn: SimReport['turns'][number]) => Spread) =>
    turns.map((turn) => of(turn).mean.toFixed(2));
  return [
    `${report.games} games of ${turns.length} turns, seed "${report.seed}", policy "${report.policy}":`,
    ...describePolicy(request.policy, nameIn(request)).map((line) => `  ${line}`),
    '',
    row('', heads),
    row(
      'energy rolled',
      means(({ rolled }) => rolled),
    ),
    row(
      'energy spent',
      means(({ spent }) => spent),
    ),
    row(
      'stranded',
      means(({ stranded }) => stranded),
    ),
    row(
      'dice rolled',
      means(({ dice }) => dice),
    ),
    row(
      'dice in the bag',
      means(({ bag }) => bag),
    ),
    row(
      'damage so far',
      means(({ damage }) => damage),
    ),
    row('lethal by then', report.lethal.map(percent)),
    row('attacked by then', report.attacked.map(percent)),
    '',
    row('can pay for', heads),
    ...report.cards.map(({ name, cost, afford }) => row(`${cost} ${name}`, afford.map(percent))),
    '',
    ...pickLines(report, request),
    ...intervalLines(report),
    ...coverageLines(report),
  ];
}

/** What changed, where chance alone hardly explains it. */
export function tellComparison(
  report: ComparisonReport,
  { before, after }: ComparisonRequest,
): string[] {
  const { games, cards } = report;
  const heads = report.before.turns.map(({ turn }) => `turn ${turn}`);
  const numbers = (list: Difference[]) => list.map((one) => mark(one, signed(one.change, 2)));
  const shares = (list: Difference[]) => list.map((one) => mark(one, signed(one.change * 100, 1)));
  return [
    `${games} pairs of games on the same luck, seed "${before.seed}": after minus before.`,
    `Before: policy "${before.policy.name}". After: policy "${after.policy.name}".`,
    '* the 95 % interval of the change does not hold 0. Shares in percentage points.',
    '',
    row('', heads),
    row('energy rolled', numbers(report.rolled)),
    row('energy spent', numbers(report.spent)),
    row('damage so far', numbers(report.damage)),
    row('lethal by then', shares(report.lethal)),
    ...cards.map(({ name, cost, afford }) => row(`${cost} ${name}`, shares(afford))),
    '',
    SIM_EXPLANATIONS.compare,
  ];
}

/** The games to watch, with replays for `play` and for the table. */
export function replaysOf(report: SimReport, request: SimRequest): Record<string, string> {
  const find = cardFinder(request);
  const picks = { fastest: report.fastest, median: report.median, slowest: report.slowest };
  return Object.fromEntries(
    Object.entries(picks).flatMap(([name, pick]) =>
      pick ? [[name, formatReplay(recordReplay(request, pick.seed, find))]] : [],
    ),
  );
}

function pickLines(report: SimReport, request: SimRequest): string[] {
  const replays = replaysOf(report, request);
  const picks = { fastest: report.fastest, median: report.median, slowest: report.slowest };
  return Object.entries(picks).flatMap(([name, pick]) =>
    pick
      ? [`${name.padEnd(8)} ${describePick(pick)}`, `         /goldfish/#game=${replays[name]}`]
      : [],
  );
}

function describePick({ seed, lethalTurn, damage }: GamePick): string {
  const end = lethalTurn === null ? 'no win' : `wins on turn ${lethalTurn}`;
  return `${end}, ${damage} damage, seed "${seed}"`;
}

/** The least certain share and mean of the table. */
function intervalLines({ cards, turns, games }: SimReport): string[] {
  const shares = cards.flatMap(({ afford }) => afford).filter(({ of }) => of > 0);
  const widest = Math.max(0, ...shares.map(({ low, high }) => (high - low) / 2));
  const damage = turns.at(-1)?.damage;
  const half = damage ? (damage.high - damage.low) / 2 : 0;
  return [
    `95 % intervals over ${games} games: shares ± at most ${(widest * 100).toFixed(1)} points, last damage ± ${half.toFixed(2)}. --json has each one.`,
  ];
}

function coverageLines({ coverage: { notSimulated, withText, simulated } }: SimReport): string[] {
  if (notSimulated.length === 0) return [`All ${withText} cards with text are simulated.`];
  return [
    `${simulated} of ${withText} cards with text are simulated in full. Not simulated:`,
    ...notSimulated.map(({ card, name, lines }) => `  ${card} ${name}: ${lines.join(' / ')}`),
  ];
}

function nameIn({ cards }: SimRequest): (id: string) => string {
  return (id) => cards.find((card) => card.id === id)?.name ?? id;
}

function row(head: string, cells: readonly string[]): string {
  return [head.slice(0, 20).padEnd(20), ...cells.map((cell) => cell.padStart(CELL))]
    .join('')
    .trimEnd();
}

function percent({ p, of }: Share): string {
  return of === 0 ? '–' : `${(p * 100).toFixed(1)} %`;
}

function signed(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return value > 0 ? `+${text}` : text;
}

function mark({ isClear }: Difference, text: string): string {
  return `${text}${isClear ? '*' : ' '}`;
}
