import type { z } from 'zod';
import type { cardSchema } from '../schema/card.ts';

/** A Power Card: one version of a class. (Q1.4) */
export type Card = z.infer<typeof cardSchema>;

/** Versions in the order people name them; the book calls them types. (Q1.5) */
export const VERSIONS = {
  creature: ['Basic', 'Strong', 'Mighty'],
  spell: ['Spell', 'Cantrip', 'Charm', 'Incantation'],
} as const;
