import type { z } from 'zod';
import type { classSchema } from '../schema/card-class.ts';

/** A family of cards with one die design between them. (Q1.5) */
export type CardClass = z.infer<typeof classSchema>;

export const CLASS_KINDS = ['basic', 'creature', 'spell'] as const;

type ClassKind = (typeof CLASS_KINDS)[number];

export const KIND_NAMES: Record<ClassKind, string> = {
  basic: 'Basic',
  creature: 'Creature',
  spell: 'Spell',
};

/** What every player has at first. (Q2.4) */
export const STARTING_BAG = { quiddity: 8, assistant: 4 } as const;
/** Dice drawn in phase 2. (Q6.2.1) */
export const DICE_PER_TURN = 6;
