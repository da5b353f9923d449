import { packWords } from '../dice-masters/cards/index.ts';
import { cardStore, type StoreSource } from '../dice-masters/catalogue/index.ts';
import { openCards } from '../query/columns.ts';
import { effectTexts } from '../query/effect-lines.ts';
import { fuzzyNames } from '../query/fuzzy-names.ts';
import { NO_INPUTS } from '../query/inputs.ts';
import { search } from '../query/search.ts';
import { packSearchCards } from '../query/search-cards.ts';
import { translateQuery } from '../query/translate.ts';
import { type Answer, refusal } from './answer.ts';
import { BadQuestion, readQuestion, type Usage } from './question.ts';

export const SEARCH = {
  name: 'search',
  forms: [["'<query>' [--limit n] [--json]", "cards that answer a query: 'kw:swarm c<=3'"]],
  flags: { limit: 'word', json: 'yes' },
} as const satisfies Usage;

/** The cards that answer a query; ends with 1 when none does. */
export function searchCards(words: string[], source: StoreSource): Answer {
  try {
    const { asked, rest } = readQuestion(words, SEARCH);
    if (rest.length === 0) throw new BadQuestion('What is searched for? Give a query.');
    return find(rest.join(' '), readLimit(asked.limit), asked.json, source);
  } catch (error) {
    return refusal(error, words, SEARCH);
  }
}

function readLimit(word: string | undefined): number {
  if (word === undefined) return Number.POSITIVE_INFINITY;
  if (!/^0*[1-9]\d{0,6}$/.test(word)) throw new BadQuestion('--limit is a whole number from 1.');
  return Number(word);
}

function find(query: string, limit: number, isJson: boolean, source: StoreSource): Answer {
  const texts = effectTexts(source);
  const packed = packSearchCards(cardStore(source), texts);
  const columns = openCards(packed, packWords(texts));
  const result = search(query, { columns, inputs: NO_INPUTS, fuzzy: fuzzyNames(packed.names) });
  const ids = result.cards.slice(0, limit).map((card) => columns.ids[card] ?? '');
  const { problems } = result.parsed;
  const code = result.total > 0 ? 0 : 1;
  if (isJson) {
    const output = JSON.stringify({ query, count: result.total, ids, problems });
    return { output, warnings: '', code };
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
    warnings: '',
    code,
  };
}
