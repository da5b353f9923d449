/** Reads and checks the cards and dice of Quarriors! in the content folder. */

export { type Catalogue, readCatalogue, requireCatalogue } from './read.ts';
