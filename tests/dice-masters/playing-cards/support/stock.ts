import type { ScenarioFile } from '../../../../src/dice-masters/engine/scenario/scenario.ts';

type Player = Extract<ScenarioFile['seats'][0], object>;
type MadeUp = Extract<NonNullable<Player['cards']>[number], { name: string }>;

const three = ['0/1/1', '0/2/2', '0/3/3'];

/** Plain dice that rows may lay down on either side without listing their cards. */
export const STOCK = {
  /** Costs 2. */
  Grunt: { name: 'Grunt', cost: 2, energy: ['fist'], levels: three },
  /** Costs 4. */
  Guard: { name: 'Guard', cost: 4, energy: ['shield'], levels: ['1/2/3', '1/3/4', '2/4/5'] },
  /** Costs 6. */
  Giant: { name: 'Giant', cost: 6, energy: ['bolt'], levels: ['1/6/6', '2/7/7', '2/8/8'] },
  Ghost: { name: 'Ghost', cost: 3, energy: ['mask'], levels: three },
  Turtle: {
    name: 'Turtle',
    cost: 3,
    energy: ['mask'],
    levels: ['0/2/2', '1/3/3', '1/4/4'],
    affiliations: ['teenage-mutant-ninja-turtles'],
  },
  Crook: {
    name: 'Crook',
    cost: 3,
    energy: ['fist'],
    levels: ['0/3/3', '1/4/4', '1/5/5'],
    affiliations: ['villain'],
  },
  Stark: {
    name: 'Stark',
    cost: 3,
    energy: ['bolt'],
    levels: ['1/2/2', '1/3/3', '2/4/4'],
    affiliations: ['stark-industries'],
  },
  Spider: {
    name: 'Spider',
    cost: 3,
    energy: ['fist'],
    levels: ['0/2/2', '1/3/3', '1/4/4'],
    affiliations: ['spider-friends'],
  },
  /** A Basic Action that does nothing. */
  Trick: {
    name: 'Trick',
    kind: 'basic-action',
    cost: 2,
    energyFaces: ['generic-2', 'generic-2', 'generic-2'],
  },
} as const satisfies Record<string, unknown> as unknown as Record<StockName, MadeUp>;

export type StockName =
  | 'Grunt'
  | 'Guard'
  | 'Giant'
  | 'Ghost'
  | 'Turtle'
  | 'Crook'
  | 'Stark'
  | 'Spider'
  | 'Trick';
