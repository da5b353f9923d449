import { fileURLToPath } from 'node:url';
import type { CardStore } from '../../../src/dice-masters/cards/card-store.ts';
import { cardStore, type StoreSource } from '../../../src/dice-masters/catalogue/card-store.ts';
import { requireCatalogue } from '../../../src/dice-masters/catalogue/read.ts';
import { requireReference } from '../../../src/reference/read.ts';

const content = fileURLToPath(new URL('../../../content/', import.meta.url));

/** All cards of our content. */
export const source: StoreSource = {
  ...requireCatalogue(content),
  keywords: [...requireReference(content).keywords.values()],
};
export const store: CardStore = cardStore(source);
