import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ENERGY_TYPES,
  type EnergyType,
  type EnergyUnit,
} from '../../../src/dice-masters/cards/energy.ts';
import type { Chooser } from '../../../src/dice-masters/engine/decisions/chooser.ts';
import { canAfford, needOfCost } from '../../../src/dice-masters/engine/energy/cost.ts';
import { gainVirtual, payEnergy } from '../../../src/dice-masters/engine/energy/pay.ts';
import { GENERIC } from '../../../src/dice-masters/engine/faces.ts';
import { Game } from '../../../src/dice-masters/engine/game.ts';
import { PROFILES } from '../../../src/dice-masters/engine/profile.ts';
import { SeededChance } from '../../../src/dice-masters/engine/random/chance.ts';
import type { EngineCard } from '../../../src/dice-masters/engine/setup.ts';
import { RESERVE } from '../../../src/dice-masters/engine/state/zones.ts';

/** A die with all kinds of energy: doubles with and without a single face to turn to. */
const FACES: readonly (readonly EnergyUnit[])[] = [
  ['bolt'],
  ['bolt', 'bolt'],
  ['mask', 'shield'],
  ['mask'],
  ['wild'],
  ['fist', 'fist'],
];
const GENERIC_FACE: readonly EnergyUnit[] = ['generic', 'generic'];
const DOUBLE_GENERIC = FACES.length;

/** A position: the faces in the Reserve Pool, virtual generic energy, and what is to be paid. */
interface Position {
  faces: readonly number[];
  virtual: number;
  energy: number;
  types: readonly EnergyType[];
  profile: '2016' | '2019';
  isActive: boolean;
}

const position: fc.Arbitrary<Position> = fc
  .record({
    faces: fc.array(fc.nat(DOUBLE_GENERIC), { maxLength: 4 }),
    virtual: fc.nat(2),
    energy: fc.integer({ min: 1, max: 4 }),
    types: fc.array(fc.constantFrom(...ENERGY_TYPES), { maxLength: 3 }),
    profile: fc.constantFrom('2016' as const, '2019' as const),
    isActive: fc.boolean(),
  })
  .filter(({ types, energy }) => types.length <= energy);

test('R4.10 R4.4–R4.7 the payments offered are exactly the legal ones', () => {
  fc.assert(
    fc.property(position, (at) => {
      expect([...offered(at)].sort()).toEqual([...legal(at)].sort());
    }),
    { numRuns: 400 },
  );
});

/** What every way through the questions leaves. */
function offered(at: Position): Set<string> {
  const found = new Set<string>();
  if (!canAfford(lay(at, new Pathfinder([])), 0, at)) return found;
  for (let path: number[] | null = []; path !== null; ) {
    const finder: Pathfinder = new Pathfinder(path);
    const game = lay(at, finder);
    needOfCost(game, at);
    payEnergy(game, 0, at.energy);
    found.add(leftIn(game, at));
    path = finder.next();
  }
  return found;
}

/** Takes the options of a path, then the first of each question. */
class Pathfinder implements Chooser {
  private readonly taken: [pick: number, count: number][] = [];
  private readonly path: readonly number[];

  constructor(path: readonly number[]) {
    this.path = path;
  }

  choose({ count }: { count: number }): number {
    const pick = this.path[this.taken.length] ?? 0;
    this.taken.push([pick, count]);
    return pick;
  }

  /** The path after this one, or null after the last. */
  next(): number[] | null {
    while (this.taken.length > 0) {
      const [pick = 0, count = 0] = this.taken.pop() ?? [];
      if (pick + 1 < count) return [...this.taken.map(([one]) => one), pick + 1];
    }
    return null;
  }
}

function lay({ faces, virtual, profile, isActive }: Position, chooser: Chooser): Game {
  const cards = [
    { card: cardWith('Die', 'character', FACES), dice: 4 },
    { card: cardWith('Basic', 'basic-action', Array(6).fill(GENERIC_FACE)), dice: 4 },
  ];
  const player = { kind: 'player', life: 20, cards } as const;
  const game = new Game(
    {
      profile: PROFILES[profile],
      seats: [player, { kind: 'nobody', life: 20 }],
      first: isActive ? 0 : 1,
      turns: 1,
      luck: 'seed',
    },
    [],
    [chooser, chooser],
    new SeededChance(),
  );
  game.reset();
  const { layout, table } = game;
  for (const [place, face] of faces.entries()) {
    const die = (layout.firstDie[face === DOUBLE_GENERIC ? 3 : 2] ?? 0) + place;
    table.turn(die, face === DOUBLE_GENERIC ? 0 : face);
    table.put(die, RESERVE, 0);
  }
  gainVirtual(game, 0, GENERIC, virtual, '');
  return game;
}

function cardWith(
  name: string,
  kind: EngineCard['kind'],
  faces: readonly (readonly EnergyUnit[])[],
): EngineCard {
  return {
    id: name,
    name,
    subtitle: '',
    kind,
    cost: 1,
    energy: [],
    affiliations: [],
    faces: faces.map((units) => ({ kind: 'energy', units: [...units] })),
    keywords: [],
    keywordValues: {},
    epic: false,
    abilities: [],
  };
}

/** The faces that are left in the Reserve Pool and the energy without a die. */
function leftIn(
  {
    table,
    layout,
    state: {
      now: { held },
    },
  }: Game,
  { faces }: Position,
): string {
  const left = faces.flatMap((face, place) => {
    const die = (layout.firstDie[face === DOUBLE_GENERIC ? 3 : 2] ?? 0) + place;
    if (table.zone[die] !== RESERVE) return [];
    return face === DOUBLE_GENERIC ? DOUBLE_GENERIC : (table.face[die] ?? 0);
  });
  return told(left, table.virtual[GENERIC] ?? 0, held);
}

function told(faces: readonly number[], virtual: number, held: number): string {
  return `${[...faces].sort().join(' ')} | ${virtual} | ${held}`;
}

/** A part of a payment: the units spent, the faces left, and halves of generic doubles. */
interface Part {
  spent: readonly EnergyUnit[];
  left: readonly number[];
  halves: number;
}

/** Every choice of units, tried one by one against the rule. */
function legal(at: Position): Set<string> {
  const found = new Set<string>();
  let parts: Part[] = [{ spent: [], left: [], halves: 0 }];
  for (const face of at.faces) {
    parts = parts.flatMap((one) => waysOf(face).map((other) => joined(one, other)));
  }
  for (const { spent, left, halves } of parts) {
    const virtual = at.energy - spent.length;
    if (virtual < 0 || virtual > at.virtual || !covers(spent, at.types)) continue;
    const kept = at.isActive ? halves : 0;
    const banked = at.profile === '2019' ? kept : 0;
    const held = at.profile === '2016' ? Math.min(1, kept) : 0;
    found.add(told(left, at.virtual - virtual + banked, held));
  }
  return found;
}

function waysOf(face: number): Part[] {
  const [first = 'generic', second] = FACES[face] ?? GENERIC_FACE;
  const none = { spent: [], left: [face], halves: 0 };
  if (second === undefined) return [none, { spent: [first], left: [], halves: 0 }];
  const halves = face === DOUBLE_GENERIC ? 1 : 0;
  return [
    none,
    { spent: [first, second], left: [], halves: 0 },
    { spent: [first], left: singleOf(second), halves },
    { spent: [second], left: singleOf(first), halves },
  ];
}

function joined(one: Part, other: Part): Part {
  return {
    spent: [...one.spent, ...other.spent],
    left: [...one.left, ...other.left],
    halves: one.halves + other.halves,
  };
}

/** The face that shows just what is left, if there is one. (R4.5, R4.7) */
function singleOf(unit: EnergyUnit): number[] {
  const face = FACES.findIndex((units) => units.length === 1 && units[0] === unit);
  return face < 0 ? [] : [face];
}

/** Whether each type has a unit of its own that is the type or wild. */
function covers(units: readonly EnergyUnit[], types: readonly EnergyType[]): boolean {
  const [type, ...rest] = types;
  if (type === undefined) return true;
  return units.some(
    (unit, place) =>
      (unit === type || unit === 'wild') &&
      covers(
        units.filter((_, other) => other !== place),
        rest,
      ),
  );
}
