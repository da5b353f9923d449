import type { CardStore } from '../../dice-masters/cards/index.ts';
import { indexMore, type PasteReading, readAnything } from '../../dice-masters/teams/index.ts';

/** Cards whose names are read before the page gets its turn. */
const AT_A_TIME = 400;

/** Reads a paste; the names of all cards, which the first one needs, are read in pieces. */
export async function readPasted(text: string, catalogue: CardStore): Promise<PasteReading> {
  while (!indexMore(catalogue, AT_A_TIME)) await new Promise((go) => setTimeout(go));
  return readAnything(text, catalogue);
}
