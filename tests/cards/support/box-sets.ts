import { fileURLToPath } from 'node:url';
import { requireCatalogue } from '../../../src/catalogue/read.ts';
import type { Card } from '../../../src/domain/card.ts';

const content = fileURLToPath(new URL('../../../content/', import.meta.url));

/** The sets whose cards the simulator carries out. */
export const BOX_SETS = ['hhs', 'imw', 'wwe'] as const;

export const BOX_CARDS: readonly Card[] = requireCatalogue(content).cards.filter(({ set }) =>
  (BOX_SETS as readonly string[]).includes(set),
);
