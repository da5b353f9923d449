import { createHash } from 'node:crypto';
import { openCards } from '../query/columns.ts';
import { fuzzyNames } from '../query/fuzzy-names.ts';
import { NO_INPUTS } from '../query/inputs.ts';
import { packCards } from '../query/pack.ts';
import type { Searcher } from '../query/search.ts';
import { address } from './address.ts';
import { siteCatalogue } from './catalogue.ts';

interface CardData {
  /** The facts of all cards as the search page loads them. */
  json: string;
  /** Part of the file's name; changes with its content. */
  hash: string;
  address: string;
  /** The same engine as on the page, for counts that are worked out while building. */
  searcher: Searcher;
}

async function read(): Promise<CardData> {
  const { cards, sets, affiliations, keywords, dice } = await siteCatalogue();
  const packed = packCards({
    cards,
    sets,
    affiliations: [...affiliations.values()],
    keywords: [...keywords.values()],
    dice: new Map(dice.map((die) => [die.id, die])),
  });
  const json = JSON.stringify(packed);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
  return {
    json,
    hash,
    address: address(`cards/data/${hash}.json`),
    searcher: { columns: openCards(packed), inputs: NO_INPUTS, fuzzy: fuzzyNames(packed.names) },
  };
}

let pending: Promise<CardData> | undefined;

export function cardData(): Promise<CardData> {
  pending ??= read();
  return pending;
}
