import { createHash } from 'node:crypto';
import { type CardWords, cardWords } from '../query/card-words.ts';
import { openCards } from '../query/columns.ts';
import { fuzzyNames } from '../query/fuzzy-names.ts';
import { NO_INPUTS } from '../query/inputs.ts';
import { packCards } from '../query/pack.ts';
import { packWords } from '../query/pack-words.ts';
import type { Searcher } from '../query/search.ts';
import { address } from './address.ts';
import { siteCatalogue } from './catalogue.ts';

interface DataFile {
  /** Changes with the content. */
  name: string;
  json: string;
  address: string;
}

interface CardData {
  /** The facts of all cards, which every tool loads. */
  facts: DataFile;
  /** What the cards do in words, loaded where somebody asks for it or reads it. */
  words: DataFile;
  /** Addresses of both. */
  files: { facts: string; words: string };
  /** What a card does, line by line, keywords first. */
  linesOf: CardWords;
  /** The same engine as on the page, for counts that are worked out while building. */
  searcher: Searcher;
}

async function read(): Promise<CardData> {
  const { cards, sets, affiliations, keywords, dice } = await siteCatalogue();
  const source = {
    cards,
    sets,
    affiliations: [...affiliations.values()],
    keywords: [...keywords.values()],
    dice: new Map(dice.map((die) => [die.id, die])),
  };
  const packed = packCards(source);
  const packedWords = packWords(source);
  const facts = dataFile('facts', packed);
  const words = dataFile('words', packedWords);
  return {
    facts,
    words,
    files: { facts: facts.address, words: words.address },
    linesOf: cardWords(packed, packedWords),
    searcher: {
      columns: openCards(packed, packedWords),
      inputs: NO_INPUTS,
      fuzzy: fuzzyNames(packed.names),
    },
  };
}

function dataFile(what: string, data: unknown): DataFile {
  const json = JSON.stringify(data);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
  const name = `${what}-${hash}`;
  return { name, json, address: address(`cards/data/${name}.json`) };
}

let pending: Promise<CardData> | undefined;

export function cardData(): Promise<CardData> {
  pending ??= read();
  return pending;
}
