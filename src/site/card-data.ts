import { createHash } from 'node:crypto';
import {
  type CardFacts,
  type CardStore,
  type CardWords,
  cardWords,
  packWords,
} from '../dice-masters/cards/index.ts';
import { cardStore } from '../dice-masters/catalogue/index.ts';
import { openCards } from '../query/columns.ts';
import { effectTexts } from '../query/effect-lines.ts';
import { fuzzyNames } from '../query/fuzzy-names.ts';
import { NO_INPUTS } from '../query/inputs.ts';
import type { Searcher } from '../query/search.ts';
import { packSearchCards } from '../query/search-cards.ts';
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
  /** All cards as tools know them. */
  store: CardStore;
  /** A card as tools draw it. */
  factsOf(id: string): CardFacts;
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
  const texts = effectTexts(source);
  const store = cardStore(source);
  const packed = packSearchCards(store, texts);
  const packedWords = packWords(texts);
  const facts = dataFile('facts', packed);
  const words = dataFile('words', packedWords);
  return {
    facts,
    words,
    files: { facts: facts.address, words: words.address },
    store,
    factsOf(id) {
      const card = store.card(id);
      if (!card) throw new Error(`There is no card ${id}.`);
      return card;
    },
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
