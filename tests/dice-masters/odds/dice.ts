import {
  ENERGY_NAMES,
  type EnergyType,
  type EnergyUnit,
} from '../../../src/dice-masters/cards/energy.ts';
import { type Face, parseEnergyFace } from '../../../src/dice-masters/cards/face.ts';
import type { Known, OddsDie } from '../../../src/dice-masters/odds/dice.ts';
import type { Purchase } from '../../../src/dice-masters/odds/goal.ts';
import { SIDEKICK } from '../../../src/dice-masters/odds/opening.ts';

export { SIDEKICK };

export const ALL_UNITS = Object.keys(ENERGY_NAMES) as EnergyUnit[];

const energyFace = (text: string): Face => parseEnergyFace(text) ?? { kind: 'unknown' };

export const SIDEKICK_FACE = {
  fist: energyFace('fist'),
  bolt: energyFace('bolt'),
  mask: energyFace('mask'),
  shield: energyFace('shield'),
  wild: energyFace('wild'),
  character: { kind: 'level', level: 1, fielding: 0, attack: 1, defense: 1, bursts: 0 },
} as const satisfies Record<string, Face>;

/** A die with these energy faces, as `fist+fist fist`, and levels on the others. */
export function dieOf(energy: string): OddsDie {
  const faces = energy.split(' ').filter(Boolean).map(energyFace);
  const levels = Array.from({ length: 6 - faces.length }, (_, at): Face => {
    return { kind: 'level', level: at + 1, fielding: at, attack: 2, defense: 2, bursts: at % 3 };
  });
  return { name: energy, faces: [...faces, ...levels] };
}

export const sidekicks = (count: number): OddsDie[] => Array(count).fill(SIDEKICK);

export const buy = (cost: number, ...types: EnergyType[]): Purchase => ({ cost, types });

export function exact<T>(answer: Known<T>): T {
  if (!answer.known) throw new Error(`Faces not known: ${answer.unknown.join(', ')}`);
  return answer.value;
}
