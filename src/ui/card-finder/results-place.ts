import { scrollerOf } from './scroller.ts';

/** Where the page should stand once the next answer is drawn. */
let wanted: 'start' | 'kept' | null = null;

/** The reader asked something new, so results begin at their start. */
export function startAtTop(): void {
  wanted = 'start';
}

/** The reader comes back to this page, so results stand where they stood. */
export function returnToPlace(): void {
  wanted = 'kept';
}

/** Keeps the place for when the reader comes back. */
export function keepPlace(): void {
  history.replaceState({ top: scrollY }, '');
}

/** Whether the cards that come answer something new. */
export function isNewQuestion(): boolean {
  return wanted === 'start';
}

/** Puts results where the reader should see them: a pane at its top, a page at the results' own. */
export function placeResults(results: HTMLElement | null): void {
  const kept: unknown = history.state?.top;
  if (wanted === 'start' && results) toStart(results);
  if (wanted === 'kept' && typeof kept === 'number') scrollTo(0, kept);
  wanted = null;
}

function toStart(results: HTMLElement): void {
  const scroller = scrollerOf(results);
  if (scroller !== document.scrollingElement) scroller.scrollTop = 0;
  else if (results.getBoundingClientRect().top < 0) results.scrollIntoView();
}
