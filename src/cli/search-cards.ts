import { parseArgs } from 'node:util';
import { openCards } from '../query/columns.ts';
import { fuzzyNames } from '../query/fuzzy-names.ts';
import { NO_INPUTS } from '../query/inputs.ts';
import { type PackSource, packCards } from '../query/pack.ts';
import { packWords } from '../query/pack-words.ts';
import { search } from '../query/search.ts';
import { translateQuery } from '../query/translate.ts';

interface Answer {
  output: string;
  /** How many cards fit. */
  found: number;
}

/** `search '<query>' [--json] [--limit n]`. */
export function searchCards(words: string[], source: PackSource): Answer {
  const { values, positionals } = parseArgs({
    args: words,
    options: { json: { type: 'boolean' }, limit: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const packed = packCards(source);
  const columns = openCards(packed, packWords(source));
  const query = positionals.join(' ');
  const result = search(query, { columns, inputs: NO_INPUTS, fuzzy: fuzzyNames(packed.names) });
  const limit = typeof values['limit'] === 'string' ? Number(values['limit']) : Number.NaN;
  const cards = Number.isInteger(limit) && limit > 0 ? result.cards.slice(0, limit) : result.cards;
  const ids = cards.map((card) => columns.ids[card] ?? '');
  const { problems } = result.parsed;
  if (values['json']) {
    return {
      output: JSON.stringify({ query, count: result.total, ids, problems }),
      found: result.total,
    };
  }
  const byId = new Map(source.cards.map((card) => [card.id, card]));
  const lines = ids.flatMap((id) => {
    const card = byId.get(id);
    return card
      ? `${id.padEnd(11)} ${String(card.cost).padStart(2)}  ${card.name}: ${card.subtitle}`
      : [];
  });
  return {
    output: [
      `${translateQuery(result.parsed)} ${result.total} found.`,
      ...problems.map(
        ({ message, fix }) => `Ignored: ${message}${fix === null ? '' : ` Try: ${fix}`}`,
      ),
      result.didYouMean && `Did you mean ${result.didYouMean}?`,
      ...lines,
    ]
      .filter(Boolean)
      .join('\n'),
    found: result.total,
  };
}
