import { answerQuery } from '../../query/answer.ts';
import { openCards } from '../../query/columns.ts';
import { complete } from '../../query/complete.ts';
import { fuzzyNames } from '../../query/fuzzy-names.ts';
import { NO_INPUTS } from '../../query/inputs.ts';
import type { PackedCards } from '../../query/pack.ts';
import type { Searcher } from '../../query/search.ts';
import type { Reply, ToWorker } from './worker-messages.ts';

let searcher: Searcher | null = null;

function open(json: string): Searcher {
  const packed: PackedCards = JSON.parse(json);
  return { columns: openCards(packed), inputs: NO_INPUTS, fuzzy: fuzzyNames(packed.names) };
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('json' in data) {
    searcher = open(data.json);
    return;
  }
  if (!searcher) return;
  const { text, fields, cursor } = data;
  const { columns, inputs } = searcher;
  const reply: Reply = {
    answer: answerQuery(text, searcher, fields),
    offers: cursor === null ? [] : complete(text, cursor, columns, inputs),
  };
  postMessage(reply);
});
