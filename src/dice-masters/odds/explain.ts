import { ENERGY_NAMES, type EnergyType } from '../cards/energy.ts';
import type { Goal, Purchase } from './goal.ts';
import type { Reroll } from './reroll.ts';

/** How each figure is computed, in one sentence. */
export const EXPLANATIONS = {
  'chance-to-pay':
    'Every way the dice can land is counted, and the chance is the share of ways that pay the cost with at least one unit of each type it asks for, wild standing for any type.',
  'two-purchases':
    'Both dice are paid from one roll: a way counts only if no unit is used twice, each purchase finds its own types, and a half-spent double face can show what is left.',
  energy:
    'Every way the dice can land is counted by the energy symbols that lie on the table in the end, two for a double face.',
  'best-reroll':
    'For each set of dice you could put back, the ways the new roll pays are counted; the set with the most is chosen, and of equal sets the smallest.',
  draw: 'Every handful of dice is equally likely, so the chance is the number of handfuls you want over the number of all; when the bag runs out, the Used Pile goes in and the draw goes on.',
  'after-draw':
    'The chance to pay is worked out for every handful you can draw and weighted by the chance to draw it; each die missing from the draw gives 1 generic energy.',
  'opening-turn':
    'Turn 1 and turn 2 each roll Sidekicks only: four dice, or three on the very first turn of the game where that rule holds.',
  'by-turn-two':
    'The two turns roll different Sidekicks and energy does not last from one to the next, so the chance to miss both is the product of the two misses, and this is the rest.',
  'both-turns':
    'The two turns roll different Sidekicks and energy does not last from one to the next, so the two chances are multiplied.',
  'face-odds':
    'The die has six faces, all equally likely, so the chance is the number of faces of that kind over six.',
  'face-with-reroll':
    'It fails only if the first roll and then the reroll of that die both miss, so the two misses are multiplied and taken from one.',
  swarm:
    'With one die of the card active, Swarm triggers for each further die of it in the draw; every handful is counted, then every handful of extra dice.',
  afford:
    'For each card as if it were the only one wanted, every roll of the opening Sidekicks is counted, and what the reroll makes of it.',
} as const satisfies Record<string, string>;

export type Figure = keyof typeof EXPLANATIONS;

/** The reroll in words, after "with". */
export function describeReroll(reroll: Reroll): string {
  if (typeof reroll === 'object') {
    return `every die without ${ENERGY_NAMES[reroll.seek]} or Wild rerolled`;
  }
  return REROLLS[reroll];
}

const REROLLS: Record<Extract<Reroll, string>, string> = {
  none: 'no reroll',
  'non-energy': 'every die without energy rerolled',
  best: 'the best reroll',
};

/** `4 energy with at least 1 Fist, and 2 energy of any kind`. */
export function describeGoal(goal: Goal): string {
  return goal.map(describePurchase).join(', and ');
}

function describePurchase({ cost, types }: Purchase): string {
  if (types.length === 0) return `${cost} energy of any kind`;
  const names = types.map((type: EnergyType) => `1 ${ENERGY_NAMES[type]}`);
  return `${cost} energy with at least ${names.join(' and ')}`;
}
