import { openPacked } from '../../dice-masters/cards/index.ts';
import type { Answer } from '../../query/answer.ts';
import { asksForWords } from '../../query/asks-for-words.ts';
import type { Completion } from '../../query/complete.ts';
import { FACETS } from '../../query/facets.ts';
import type { SearchCards } from '../../query/search-cards.ts';
import { type CardFiles, fetchFile } from '../card-data/card-files.ts';
import { loadWords, wordsAreAt } from './card-words.ts';
import { oneEachFrame } from './one-each-frame.ts';
import {
  $answer,
  $catalogue,
  $cursor,
  $facets,
  $failed,
  $formatsAtHand,
  $offers,
  $openFacets,
  $shown,
  $text,
  $words,
  type WordsState,
} from './search-state.ts';
import { waitForTyping } from './typing-first.ts';
import type { Question, Reply, TeamData } from './worker-messages.ts';

let worker: Worker | null = null;
let busy = false;
let isOutdated = false;
let teamData: TeamData | null = null;
let stopWords: (() => void) | null = null;

/** Terms whose answer changes with the team. */
const ON_TEAM = /(^|[\s(-])(?:in|legal|banned)!?[:=]/;

/** Loads the card data and starts the search, which runs beside the page so that typing never waits. */
export async function openFinder(files: CardFiles): Promise<void> {
  wordsAreAt(files.words);
  stopWords?.();
  stopWords = $words.listen(takeWords);
  if (asksForWords($text.get())) loadWords();
  try {
    const facts = await fetchFile(files.facts);
    worker?.terminate();
    worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => receive(data));
    worker.addEventListener('error', () => $failed.set(true));
    worker.postMessage({ facts });
    const words = $words.get();
    if (words.state === 'here') worker.postMessage({ words: words.json });
    if (teamData) worker.postMessage({ teamData });
    busy = false;
    const packed: SearchCards = JSON.parse(facts);
    $catalogue.set({ packed, store: openPacked(packed) });
    $failed.set(false);
    ask();
  } catch {
    $failed.set(true);
  }
}

function takeWords(words: WordsState): void {
  if (words.state === 'here') worker?.postMessage({ words: words.json });
  if (words.state !== 'loading' && asksForWords($text.get())) ask();
}

/** Lets queries ask for the open team and for formats. */
export function giveTeam(data: TeamData): void {
  teamData = data;
  worker?.postMessage({ teamData });
  $formatsAtHand.set(data.formats.length > 0);
  if (ON_TEAM.test($text.get()) || $openFacets.get().includes('legal')) ask();
}

/** Asks for what the state now holds; while one question is open, once that is answered. */
export function ask(): void {
  isOutdated = busy;
  const text = $text.get();
  if (!worker || busy || mustReadFirst(text)) return;
  busy = true;
  const question: Question = {
    text,
    fields: $openFacets.get(),
    cursor: $cursor.get(),
  };
  worker.postMessage(question);
}

/** Whether a query waits for words that are still on their way; what failed is waited for no longer. */
function mustReadFirst(text: string): boolean {
  const { state } = $words.get();
  if (!asksForWords(text) || state === 'here' || state === 'failed') return false;
  loadWords();
  return true;
}

function receive({ answer, offers }: Reply): void {
  busy = false;
  if (isOutdated) ask();
  if (answer.text !== $text.get()) return;
  keepSameCards(answer, $answer.get());
  const fields = FACETS.map(({ field }) => field);
  const open = fields.filter((field) => answer.facets[field]);
  const closed = fields.filter((field) => !answer.facets[field]);
  const draw = [
    () => $shown.set(answer),
    ...open.map((field) => () => showFacet(field, answer)),
    () => {
      for (const field of closed) showFacet(field, answer);
    },
  ];
  oneEachFrame([() => say(answer, offers)], draw, waitForTyping());
}

/** The list of before where it holds the same cards, so that none is drawn again. */
function keepSameCards(answer: Answer, before: Answer | null): void {
  const isSame =
    before?.cards.length === answer.cards.length &&
    before.cards.every((card, place) => card === answer.cards[place]);
  if (isSame) answer.cards = before.cards;
}

function say(answer: Answer, offers: Completion[]): void {
  $answer.set(answer);
  $offers.set(answer.text === $text.get() ? offers : []);
}

function showFacet(field: string, { facets, chosen }: Answer): void {
  $facets[field]?.set({ values: facets[field] ?? null, chosen: chosen[field] ?? [] });
}
