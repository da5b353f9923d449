import { cardReader } from '../../query/card-reader.ts';
import type { PackedCards } from '../../query/pack.ts';
import {
  $answer,
  $catalogue,
  $counted,
  $cursor,
  $failed,
  $offers,
  $openFacets,
  $text,
} from './search-state.ts';
import type { Question, Reply } from './worker-messages.ts';

let worker: Worker | null = null;
let busy = false;
let waiting: Question | null = null;
let counting = 0;

/** Milliseconds from the cards to the counts beside them. */
const COUNTS_FOLLOW = 60;

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

/** Asks for what the state now holds. While one question is open only the newest next one is kept. */
export function ask(): void {
  const question = { text: $text.get(), fields: $openFacets.get(), cursor: $cursor.get() };
  if (!worker) return;
  if (busy) {
    waiting = question;
    return;
  }
  busy = true;
  worker.postMessage(question);
}

function receive({ answer, offers }: Reply): void {
  busy = false;
  if (waiting) {
    waiting = null;
    ask();
    if (answer.text !== $text.get()) return;
  }
  $answer.set(answer);
  clearTimeout(counting);
  counting = window.setTimeout(() => $counted.set(answer), COUNTS_FOLLOW);
  $offers.set(answer.text === $text.get() ? offers : []);
}
