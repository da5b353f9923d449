import type { Answer } from '../../query/answer.ts';
import { cardReader } from '../../query/card-reader.ts';
import type { Completion } from '../../query/complete.ts';
import { FACETS } from '../../query/facets.ts';
import type { PackedCards } from '../../query/pack.ts';
import { oneEachFrame } from './one-each-frame.ts';
import {
  $answer,
  $catalogue,
  $cursor,
  $facets,
  $failed,
  $offers,
  $openFacets,
  $shown,
  $text,
} from './search-state.ts';
import type { Question, Reply } from './worker-messages.ts';

let worker: Worker | null = null;
let busy = false;
let isOutdated = false;

/** Loads the card data and starts the search, which runs beside the page so that typing never waits. */
export async function openEngine(dataAddress: string): Promise<void> {
  try {
    const response = await fetch(dataAddress);
    if (!response.ok) throw new Error(`The card data answered ${response.status}.`);
    const json = await response.text();
    worker?.terminate();
    worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => receive(data));
    worker.addEventListener('error', () => $failed.set(true));
    worker.postMessage({ json });
    busy = false;
    const packed: PackedCards = JSON.parse(json);
    $catalogue.set({ packed, cardAt: cardReader(packed) });
    $failed.set(false);
    ask();
  } catch {
    $failed.set(true);
  }
}

/** Asks for what the state now holds; while one question is open, once that is answered. */
export function ask(): void {
  isOutdated = busy;
  if (!worker || busy) return;
  busy = true;
  const question: Question = {
    text: $text.get(),
    fields: $openFacets.get(),
    cursor: $cursor.get(),
  };
  worker.postMessage(question);
}

function receive({ answer, offers }: Reply): void {
  busy = false;
  if (isOutdated) ask();
  if (answer.text !== $text.get()) return;
  const fields = FACETS.map(({ field }) => field);
  const open = fields.filter((field) => answer.facets[field]);
  const closed = fields.filter((field) => !answer.facets[field]);
  oneEachFrame([
    () => say(answer, offers),
    () => $shown.set(answer),
    ...open.map((field) => () => showFacet(field, answer)),
    () => {
      for (const field of closed) showFacet(field, answer);
    },
  ]);
}

function say(answer: Answer, offers: Completion[]): void {
  $answer.set(answer);
  $offers.set(answer.text === $text.get() ? offers : []);
}

function showFacet(field: string, { facets, chosen }: Answer): void {
  $facets[field]?.set({ values: facets[field] ?? null, chosen: chosen[field] ?? [] });
}
