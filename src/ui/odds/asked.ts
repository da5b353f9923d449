import { ENERGY_TYPES, type EnergyType } from '../../dice-masters/cards/index.ts';
import type { ProfileId } from '../../dice-masters/engine/index.ts';
import type { Reroll, Seat } from '../../dice-masters/odds/index.ts';

export const VIEWS = ['opening', 'games', 'versus'] as const;
export const TURNS_ASKED = ['turn1', 'turn2', 'either', 'both'] as const;
export const SEATS = ['first', 'second'] as const satisfies readonly Seat[];
export const EDITIONS = ['2019', '2016', 'later'] as const satisfies readonly ProfileId[];
export const REROLLS = ['best', 'none', 'non-energy', 'fist', 'bolt', 'mask', 'shield'] as const;
export const OPPONENTS = ['nobody', 'dummy'] as const;
export const MEASURES = ['afford', 'affordBy', 'bought', 'firstRolled', 'firstFielded'] as const;
export const REROLL_GOALS = [
  '',
  'none',
  'energy',
  'characters',
  'buy-list',
  ...ENERGY_TYPES,
] as const;
export const ATTACKS = ['', 'everyone', 'safe', 'only-to-win', 'nobody'] as const;
export const RIVALS = ['team', 'policy', 'swap'] as const;

export type AskedTurn = (typeof TURNS_ASKED)[number];
export type RerollWord = (typeof REROLLS)[number];
export type Measure = (typeof MEASURES)[number];

/** Everything a reader can set on the page; the address holds it. */
export interface Asked {
  view: (typeof VIEWS)[number];
  /** Card ids; empty for the usual one, and for nothing else. */
  card: string;
  also: string;
  turn: AskedTurn;
  seat: Seat;
  reroll: RerollWord;
  edition: ProfileId;
  /** How many types a price asks for, in the chart of prices. */
  types: number;
  /** The id of a ready policy, or a policy of the reader as `formatPolicy` writes it. */
  policy: string;
  /** Changes to that policy: a card bought before all others, the reroll, the attack. */
  firstBuy: string;
  goal: (typeof REROLL_GOALS)[number];
  attack: (typeof ATTACKS)[number];
  games: number;
  turns: number;
  seed: string;
  opponent: (typeof OPPONENTS)[number];
  measure: Measure;
  /** Whether the games were run: a reload runs them again. */
  ran: boolean;
  /** What the team is compared with: another team by its link, another policy, one card for another. */
  rival: (typeof RIVALS)[number];
  otherTeam: string;
  otherPolicy: string;
  out: string;
  in: string;
  /** The turn up to which cards are compared. */
  byTurn: number;
}

export const MOST_TURNS = 30;
export const GAME_COUNTS = [1000, 9604, 40_000, 100_000] as const;
/** Gives every share to within one percentage point, 19 times of 20. */
export const USUAL_GAMES = 9604;

export const FIRST_ASKED: Asked = {
  view: 'opening',
  card: '',
  also: '',
  turn: 'turn1',
  seat: 'second',
  reroll: 'best',
  edition: '2019',
  types: 1,
  policy: 'sensible',
  firstBuy: '',
  goal: '',
  attack: '',
  games: USUAL_GAMES,
  turns: 10,
  seed: 'felt',
  opponent: 'nobody',
  measure: 'afford',
  ran: false,
  rival: 'swap',
  otherTeam: '',
  otherPolicy: '',
  out: '',
  in: '',
  byTurn: 4,
};

/** The reroll as the odds know it. */
export function rerollOf(word: RerollWord): Reroll {
  const type = ENERGY_TYPES.find((one): one is EnergyType => one === word);
  if (type) return { seek: type };
  return word === 'none' || word === 'non-energy' ? word : 'best';
}
