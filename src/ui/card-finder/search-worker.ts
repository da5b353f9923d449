import { answerQuery } from '../../query/answer.ts';
import { type Columns, openCards, readySomeTexts } from '../../query/columns.ts';
import { complete } from '../../query/complete.ts';
import type { FuzzyNames } from '../../query/fuzzy-names.ts';
import { type Inputs, NO_INPUTS } from '../../query/inputs.ts';
import type { Searcher } from '../../query/search.ts';
import type { SearchCards } from '../../query/search-cards.ts';
import { openWords } from '../../query/words.ts';
import type { FormatCards } from './format-cards.ts';
import { onDemand, withParts } from './on-demand.ts';
import type { Question, Reply, TeamData, ToWorker } from './worker-messages.ts';

/** Near spellings only help, so a search goes on without them. */
const NO_NAMES: FuzzyNames = { find: () => [], nearest: () => null };

let searcher: Searcher | null = null;
let formatCards: (() => FormatCards) | null = null;

function open(facts: string): Searcher {
  const packed: SearchCards = JSON.parse(facts);
  formatCards = onDemand(async () => new (await import('./format-cards.ts')).FormatCards(packed));
  const names = onDemand(() =>
    import('../../query/fuzzy-names.ts').then(
      ({ fuzzyNames }) => fuzzyNames(packed.names),
      () => NO_NAMES,
    ),
  );
  const fuzzy: FuzzyNames = {
    find: (phrase) => names().find(phrase),
    nearest: (phrase) => names().nearest(phrase),
  };
  return { columns: openCards(packed, null), inputs: NO_INPUTS, fuzzy };
}

/** Works ahead in small steps, so that no question waits for it. */
function readyTexts(columns: Columns): void {
  if (readySomeTexts(columns)) setTimeout(() => readyTexts(columns));
}

function inputsOf({ team, formats }: TeamData, cards: () => FormatCards): Inputs {
  const inWords = formats.map(([word, format]) => {
    const input = {
      name: format.name,
      get legal() {
        return cards().of(format).legal;
      },
      get banned() {
        return cards().of(format).banned;
      },
    };
    return [word, input] as const;
  });
  return { ...NO_INPUTS, team: new Set(team), formats: new Map(inWords) };
}

function reply({ text, fields, cursor }: Question, asked: Searcher): Reply {
  return {
    answer: answerQuery(text, asked, fields),
    offers: cursor === null ? [] : complete(text, cursor, asked.columns, asked.inputs),
  };
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('facts' in data) {
    searcher = open(data.facts);
    return;
  }
  const asked = searcher;
  if (!asked || !formatCards) return;
  if ('words' in data) {
    asked.columns.words = openWords(JSON.parse(data.words));
    readyTexts(asked.columns);
    return;
  }
  if ('teamData' in data) {
    asked.inputs = inputsOf(data.teamData, formatCards);
    return;
  }
  withParts(() => reply(data, asked)).then(postMessage, reportError);
});
