import { fileURLToPath } from 'node:url';
import type { Card } from '../../../../src/dice-masters/cards/card.ts';
import { requireCatalogue } from '../../../../src/dice-masters/catalogue/read.ts';

const content = fileURLToPath(new URL('../../../../content/', import.meta.url));

/** The sets whose cards the simulator carries out. */
export const BOX_SETS = ['hhs', 'imw', 'wwe'] as const;

const { cards, dice } = requireCatalogue(content);

export const BOX_CARDS: readonly Card[] = cards.filter(({ set }) =>
  (BOX_SETS as readonly string[]).includes(set),
);

/** Every card that plays and whose die is known, face by face. */
export const PLAYING_CARDS: readonly Card[] = cards.filter(
  ({ abilities, die }) => abilities !== null && die !== null && dice.get(die)?.energyFaces != null,
);
