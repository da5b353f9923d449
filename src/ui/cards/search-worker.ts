import { answerQuery } from '../../query/answer.ts';
import { type Columns, openCards, readySomeTexts } from '../../query/columns.ts';
import { complete } from '../../query/complete.ts';
import { fuzzyNames } from '../../query/fuzzy-names.ts';
import { type Inputs, NO_INPUTS } from '../../query/inputs.ts';
import type { PackedCards } from '../../query/packed-cards.ts';
import type { Searcher } from '../../query/search.ts';
import { openWords } from '../../query/words.ts';
import type { Reply, TeamData, ToWorker } from './worker-messages.ts';

let searcher: Searcher | null = null;

function open(facts: string): Searcher {
  const packed: PackedCards = JSON.parse(facts);
  return { columns: openCards(packed, null), inputs: NO_INPUTS, fuzzy: fuzzyNames(packed.names) };
}

/** Works ahead in small steps, so that no question waits for it. */
function readyTexts(columns: Columns): void {
  if (readySomeTexts(columns)) setTimeout(() => readyTexts(columns));
}

function inputsOf({ team, bans }: TeamData, ids: string[]): Inputs {
  const formats = bans.map(([format, cards]) => {
    const banned = new Set(cards);
    return [format, { banned, legal: new Set(ids.filter((id) => !banned.has(id))) }] as const;
  });
  return { ...NO_INPUTS, team: new Set(team), formats: new Map(formats) };
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('facts' in data) {
    searcher = open(data.facts);
    return;
  }
  if (!searcher) return;
  if ('words' in data) {
    searcher.columns.words = openWords(JSON.parse(data.words));
    readyTexts(searcher.columns);
    return;
  }
  if ('teamData' in data) {
    searcher.inputs = inputsOf(data.teamData, searcher.columns.ids);
    return;
  }
  const { text, fields, cursor } = data;
  const { columns, inputs } = searcher;
  const reply: Reply = {
    answer: answerQuery(text, searcher, fields),
    offers: cursor === null ? [] : complete(text, cursor, columns, inputs),
  };
  postMessage(reply);
});
