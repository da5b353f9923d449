import { type Sets, setIndex } from './set-index.ts';

/** A set by its place alone, where a newer link knows more sets than we do: `set97`. */
const NUMBERED = /^set(\d+)$/;

/** How readable links write a set. */
export function linkSpelling(code: string, sets: Sets): string {
  return setIndex(sets).byCode.get(code)?.linkCode ?? code;
}

/** Our code for a set, whatever tool named it and however it was capitalised. */
export function ourSetCode(written: string, sets: Sets): string {
  const code = written.toLowerCase();
  const { byOtherCode, byPosition } = setIndex(sets);
  const [, position] = code.match(NUMBERED) ?? [];
  return (byOtherCode.get(code) ?? byPosition.get(Number(position)))?.code ?? code;
}

/** The set at a place in the permanent order. */
export function numberedSet(position: number, sets: Sets): string {
  return setIndex(sets).byPosition.get(position)?.code ?? `set${position}`;
}

/** Place of a set in the permanent order, from 1; of `set97` too. */
export function positionOfSet(code: string, sets: Sets): number | undefined {
  const [, position] = code.match(NUMBERED) ?? [];
  const known = setIndex(sets).byCode.get(code)?.position;
  return known ?? (position === undefined ? undefined : Number(position));
}
