import { type Asked, type Chooser, Unanswered } from '../../src/tabletop/chooser.ts';
import { Decision } from '../../src/tabletop/decision.ts';
import type { DiceGame } from '../../src/tabletop/dice-game.ts';
import type { EventLog, Happened } from '../../src/tabletop/event-log.ts';
import { Streams, seedOf } from '../../src/tabletop/luck/streams.ts';
import type { QuestionData } from '../../src/tabletop/question.ts';
import { formatLink } from '../../src/tabletop/replay-link.ts';
import { type SeatCount, type SeatOf, seatAfter } from '../../src/tabletop/seats.ts';

type Seat = SeatOf<SeatCount>;
type Event = Happened & { kind: 'turn' | 'rolled' | 'kept'; seat: Seat; amount: number };

/** The old game of Pig: roll as often as you like, lose the turn's points with a 1, first to the goal wins. */
export interface Pig {
  setup: { players: SeatCount; goal: number };
  table: PigTable;
  decision: Decision<'roll', Seat>;
  question: QuestionData<'roll', Seat>;
  event: Event;
  view: { points: number[]; turn: number; active: Seat };
  outcome: { end: 'open' | 'goal'; winner: Seat | null };
}

interface PigTable {
  points: number[];
  turn: number;
  active: Seat;
  decision: Decision<'roll', Seat>;
}

const ROLL = 0;
const KEEP = 1;

export const PIG: DiceGame<Pig> = {
  version: 1,
  begin({ players, goal }, { seed, chooser, log, onTurnEnd }) {
    const luck = new Streams();
    luck.restart(seedOf(seed), 0);
    const decision = new Decision<'roll', Seat>('roll', 0);
    const table: PigTable = { points: Array(players).fill(0), turn: 0, active: 0, decision };
    const play = (): Pig['outcome'] => {
      try {
        for (;;) {
          playTurn(table, luck, chooser, log);
          onTurnEnd(markOf(table));
          if ((table.points[table.active] ?? 0) >= goal)
            return { end: 'goal', winner: table.active };
          table.active = seatAfter(table.active, players);
        }
      } catch (stop) {
        if (stop instanceof Unanswered) return { end: 'open', winner: null };
        throw stop;
      }
    };
    return { table, play, reseed: (later) => luck.restart(seedOf(later), 0) };
  },
  view: ({ points, turn, active }) => ({ points: [...points], turn, active }),
  question: ({ decision: { kind, seat, rule } }) => ({
    kind,
    seat,
    why: rule,
    options: [{ verb: 'roll', die: 0 }, { verb: 'keep' }],
  }),
  isAboutLuck: () => false,
  hash: markOf,
  stepBack(table, events) {
    table.turn = events.at(-1)?.turn ?? 0;
    table.active = events.at(-1)?.seat ?? 0;
  },
  link: ({ players, goal }, recording) => formatLink([players, goal], recording),
};

function playTurn(
  table: PigTable,
  luck: Streams,
  chooser: Chooser<Pig['decision'], PigTable>,
  log: EventLog<Event>,
): void {
  const { decision, active: seat } = table;
  const tell = (kind: Event['kind'], amount: number) =>
    log.add({ kind, seat, amount, turn: table.turn, rules: [], by: -1 });
  table.turn++;
  tell('turn', 0);
  let sum = 0;
  for (;;) {
    decision.open('roll', seat, 'P1');
    decision.add(ROLL, 0, -1);
    decision.add(KEEP, -1, -1);
    if (decision.verb[chooser.choose(decision, table)] === KEEP) {
      table.points[seat] = (table.points[seat] ?? 0) + sum;
      tell('kept', sum);
      return;
    }
    const face = luck.roll.below(6) + 1;
    tell('rolled', face);
    if (face === 1) return;
    sum += face;
  }
}

function markOf({ points, turn, active }: PigTable): number {
  return points.reduce((mark, sum) => mark * 31 + sum, turn * 4 + active);
}

/** Rolls so often, then keeps. */
export function keepsAfter(rolls: number): Chooser<Asked, PigTable> {
  let [turn, left] = [0, rolls];
  return {
    choose(_, table) {
      if (table.turn !== turn) [turn, left] = [table.turn, rolls];
      return left-- > 0 ? ROLL : KEEP;
    },
  };
}
