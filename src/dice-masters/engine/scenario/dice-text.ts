import { faceName } from '../names.ts';
import type { EngineCard } from '../setup.ts';

/** Dice as a scenario writes them: `2 April level 3`. */
export interface DiceText {
  count: number;
  name: string;
  /** As `faceName` says it; empty when any face will do. */
  face: string;
}

const COUNTED = /^(\d+) (.+)$/;

/** Null for a name nobody knows. */
export function parseDice(text: string, names: readonly string[]): DiceText | null {
  const [, number, rest] = COUNTED.exec(text) ?? [];
  const counted = number === undefined ? null : parseOne(rest ?? '', names);
  if (counted) return { count: Number(number), ...counted };
  const one = parseOne(text, names);
  return one ? { count: 1, ...one } : null;
}

function parseOne(text: string, names: readonly string[]): { name: string; face: string } | null {
  const fitting = names
    .filter((name) => text === name || text.startsWith(`${name} `))
    .sort((a, b) => b.length - a.length);
  const [name] = fitting;
  return name === undefined ? null : { name, face: text.slice(name.length + 1) };
}

/** The place of a face on a card; `character` is the first level. -1 when it has no such face. */
export function findFace(card: EngineCard, face: string): number {
  const wanted = face === 'character' ? 'level 1' : face;
  return card.faces.findIndex((one) => faceName(one) === wanted);
}
