import { type Sets, setIndex } from '../set-index.ts';

/** Cards that other tools once listed under another code. */
const MOVED_CARDS = new Map([['thor-137', 'm2019-009']]);

/** The number of a set in the Dice Coalition Team Builder, whose internal ids count along it. */
export function teamBuilderIndex(code: string, sets: Sets): number | undefined {
  return setIndex(sets).byCode.get(code)?.teamBuilder ?? undefined;
}

export function setAtTeamBuilderIndex(index: number, sets: Sets): string | undefined {
  return setIndex(sets).byTeamBuilder.get(index)?.code;
}

/** What the Transition Zone app calls a set. */
export function transitionZoneCode(code: string, sets: Sets): string {
  return setIndex(sets).byCode.get(code)?.transitionZone ?? code.toUpperCase();
}

export function movedCard(id: string): string {
  return MOVED_CARDS.get(id) ?? id;
}
