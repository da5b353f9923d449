import { LONGEST_QUERY } from '../../query/parse.ts';

/** Milliseconds without a key: then the address follows, and later the burst of typing is over. */
const PAUSE = 250;
const END = 1200;

let pausing = 0;
let ending = 0;
let pending: string | null = null;
/** Whether what stands in the address is a place to come back to. */
let settled = true;

/** The query in the address; a hostile length is cut one past the limit, so that it is still reported. */
export function queryInAddress(): string {
  return (new URLSearchParams(location.search).get('q') ?? '').slice(0, LONGEST_QUERY + 1);
}

/** A link to a query on this page. */
export function queryLink(text: string): string {
  const address = new URL(location.href);
  address.hash = '';
  if (text) address.searchParams.set('q', text);
  else address.searchParams.delete('q');
  return address.href;
}

/** Typing: one entry in the history for a burst, which grows with it. */
export function followTyping(text: string, whenOver: (text: string) => void): void {
  pending = text;
  clearTimeout(pausing);
  clearTimeout(ending);
  pausing = window.setTimeout(writePending, PAUSE);
  ending = window.setTimeout(() => {
    settled = true;
    whenOver(text);
  }, END);
}

/** A choice: an entry of its own. */
export function addToHistory(text: string): void {
  writePending();
  clearTimeout(ending);
  settled = true;
  write(text);
}

/** Puts what was typed into the address at once. */
export function writePending(): void {
  clearTimeout(pausing);
  if (pending === null) return;
  const text = pending;
  pending = null;
  write(text);
  settled = false;
}

/** The reader went back or forward. */
export function forgetTyping(): void {
  clearTimeout(pausing);
  clearTimeout(ending);
  pending = null;
  settled = true;
}

function write(text: string): void {
  if (text === queryInAddress()) return;
  try {
    if (settled) history.pushState(null, '', queryLink(text));
    else history.replaceState(null, '', queryLink(text));
  } catch {
    // Browsers refuse very many changes in a short time; the next one will do.
  }
}
