import { useLayoutEffect } from 'preact/hooks';
import type { Answer } from '../../query/answer.ts';
import { $text } from './search-state.ts';

/** Where the reader stood when they asked for the cards of a query that were not drawn yet. */
let wanted: { text: string; from: Element | null } | null = null;
/** The query whose cards are drawn. */
let drawn: string | null = null;

/** From the query to its first card; while the cards are on their way, once they are drawn, unless the reader goes on. */
export function goToCards(): void {
  wanted = { text: $text.get(), from: document.activeElement };
  goIfDrawn();
}

/** Notes whose cards are drawn, for those who wait for them. */
export function useDrawnCards(answer: Answer | null): void {
  useLayoutEffect(() => {
    drawn = answer?.text ?? null;
    goIfDrawn();
  }, [answer]);
}

function goIfDrawn(): void {
  if (!wanted || drawn !== $text.get()) return;
  const { text, from } = wanted;
  wanted = null;
  if (text !== drawn || document.activeElement !== from) return;
  document.querySelector<HTMLElement>('.results [data-card]')?.focus();
}
