/** Reads and checks the box of Shadows of the Past in the content folder. */

export { type Catalogue, readCatalogue, requireCatalogue } from './read.ts';
