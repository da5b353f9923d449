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

export function placeResults(results: HTMLElement | null): void {
  const { top } = results?.getBoundingClientRect() ?? { top: 0 };
  const kept: unknown = history.state?.top;
  if (wanted === 'start' && top < 0) results?.scrollIntoView();
  if (wanted === 'kept' && typeof kept === 'number') scrollTo(0, kept);
  wanted = null;
}
