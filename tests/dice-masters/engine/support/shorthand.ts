import type { ScenarioFile } from '../../../../src/dice-masters/engine/scenario/scenario.ts';

type Player = Extract<ScenarioFile['seats'][0], object>;
type CardFile = Extract<NonNullable<Player['cards']>[number], { name: string }>;

/** An opponent who is only a life total. */
export const nobody = { kind: 'nobody', life: 20 } as const;

/** A made-up character with one, two or three levels. */
export function character(name: string, levels: string[], more: Partial<CardFile> = {}): CardFile {
  return { name, levels, ...more };
}

/** A player with one card, its die in the Field. */
export function inField(card: CardFile, die = card.name): Player {
  return { cards: [card], zones: { field: [die] } };
}

/** A player with one card, its die on level 1 in the Reserve Pool. */
export function inReserve(card: CardFile): Player {
  return { cards: [card], zones: { reserve: [`${card.name} level 1`] } };
}

/** A made-up Basic Action with a text. */
export function basic(name: string, ...abilities: string[]): CardFile {
  return {
    name,
    kind: 'basic-action',
    energyFaces: ['generic-2', 'generic-2', 'generic-2'],
    abilities,
  };
}
