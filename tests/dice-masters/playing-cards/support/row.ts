import { ZONES, type Zone } from '../../../../src/dice-masters/engine/movement.ts';
import type { ScenarioFile } from '../../../../src/dice-masters/engine/scenario/scenario.ts';
import { STOCK, type StockName } from './stock.ts';

type Player = Extract<ScenarioFile['seats'][0], object>;
type Zones = NonNullable<Player['zones']>;
type CardEntry = NonNullable<Player['cards']>[number];
type Expected = NonNullable<ScenarioFile['expect']>;

/** Dice by zone: `{ field: ['Karai level 2', '2 Sidekick'], used: ['Grunt'] }`. */
type Laid = Partial<Record<Zone, readonly string[]>>;

/** One side of the table. Cards of `stock.ts` join by being named; others are listed. */
interface Side extends Laid {
  life?: number;
  /** Ids of more cards, or made-up ones. */
  cards?: readonly CardEntry[];
}

/** A situation with the card of the row, what is done, and what follows. */
export interface Row {
  /** What the card does here, as a sentence without its name. */
  it: string;
  /** Where the turn begins; the Main Step when left out. */
  from?: 'start' | 'main' | 'attack' | 'cleanup';
  /** The turn is the opponent's. */
  theirTurn?: true;
  you?: Side;
  them?: Side;
  draws?: readonly string[];
  rolls?: readonly string[];
  /** Picks of both players, in order. */
  picks?: readonly string[];
  turns?: number;
  profile?: '2016' | '2019' | 'later';
  /** What must be so at the end of the turn, or at the decision that `asks` names. */
  follows: {
    life?: [you: number, them: number];
    you?: Laid;
    them?: Laid;
    /** Attack and defense: `{ Karai: '4/2' }`. */
    stats?: Record<string, string>;
    /** The decision after the last pick; the row stops there. */
    asks?: NonNullable<Expected['open']>;
    winner?: 0 | 1 | 'tie';
  };
}

/** The rows of a card, by its id. */
export type CardTable = Readonly<Record<string, readonly Row[]>>;

/** The row as a scenario of the engine. */
export function scenarioOf(id: string, row: Row): ScenarioFile {
  const { follows } = row;
  const needsStop = follows.asks !== undefined || follows.stats !== undefined;
  return {
    name: row.it,
    seats: [player(row.you ?? {}, [id]), player(row.them ?? {}, [])],
    active: row.theirTurn ? 1 : 0,
    step: row.from ?? 'main',
    turns: row.turns ?? 1,
    ...(row.profile && { profile: row.profile }),
    ...(row.draws && { draws: [...row.draws] }),
    ...(row.rolls && { rolls: [...row.rolls] }),
    picks: [...(row.picks ?? [])],
    ...(needsStop && { stop: 'picks' }),
    expect: expected(follows, needsStop),
  };
}

function expected(follows: Row['follows'], stops: boolean): Expected {
  const { life, you, them, stats, asks, winner } = follows;
  return {
    ...(life && { life }),
    ...((you || them) && { zones: [laid(you ?? {}), laid(them ?? {})] as [Zones, Zones] }),
    ...(stats && { stats }),
    ...(stops && { open: asks ?? {} }),
    ...(winner !== undefined && { winner }),
  };
}

function player(side: Side, ids: readonly string[]): Player {
  const named = STOCK_NAMES.filter((name) => mentions(side, name));
  return {
    kind: 'player',
    life: side.life ?? 20,
    startingLife: 20,
    cards: [...ids, ...(side.cards ?? []), ...named.map((name) => STOCK[name])],
    zones: laid(side),
  };
}

const STOCK_NAMES = Object.keys(STOCK) as StockName[];

function mentions(side: Side, name: string): boolean {
  return ZONES.some((zone) => side[zone]?.some((dice) => dice.split(' ').includes(name)));
}

function laid(side: Laid): Zones {
  return Object.fromEntries(
    ZONES.flatMap((zone) => (side[zone] ? [[zone, [...side[zone]]]] : [])),
  ) as Zones;
}
