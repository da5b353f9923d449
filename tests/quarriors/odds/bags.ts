import {
  type Draw,
  findDie,
  type OddsDie,
  type Reroll,
} from '../../../src/quarriors/odds/index.ts';
import { box } from '../the-box.ts';

export function die(id: string): OddsDie {
  const found = findDie(id, box);
  if (!found) throw new Error(`no die ${id}`);
  return found;
}

/** A draw from a bag written as `{ quiddity: 8, assistant: 4 }`. */
export function drawFrom(
  bag: Record<string, number>,
  reroll: Reroll,
  { draw = 6, used = {} }: { draw?: number; used?: Record<string, number> } = {},
): Draw {
  const ids = [...new Set([...Object.keys(bag), ...Object.keys(used)])];
  return {
    kinds: ids.map(die),
    bag: ids.map((id) => bag[id] ?? 0),
    used: ids.map((id) => used[id] ?? 0),
    draw,
    reroll,
  };
}

export const START = { quiddity: 8, assistant: 4 };
