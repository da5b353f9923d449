import { $shown, $text } from './search-state.ts';

let stopWaiting: (() => void) | null = null;

/** From the query to its first card; while the cards are on their way, once they are drawn, unless the reader types on. */
export function goToCards(): void {
  stopWaiting?.();
  const text = $text.get();
  if ($shown.get()?.text === text) {
    focusFirstCard();
    return;
  }
  const query = document.activeElement;
  stopWaiting = $shown.listen((shown) => {
    if ($text.get() === text && shown?.text !== text) return;
    stopWaiting?.();
    requestAnimationFrame(() => {
      if ($text.get() === text && document.activeElement === query) focusFirstCard();
    });
  });
}

function focusFirstCard(): void {
  document.querySelector<HTMLElement>('.results [data-card]')?.focus();
}
