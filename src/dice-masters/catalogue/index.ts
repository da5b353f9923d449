/** Reads and checks the cards of the content folder. */

export { cardStore, type StoreSource } from './card-store.ts';
export { globalCosts } from './global-costs.ts';
export { type Catalogue, readCatalogue, requireCatalogue } from './read.ts';
export { requireFormats } from './read-formats.ts';
export { requirePolicies } from './read-policies.ts';
