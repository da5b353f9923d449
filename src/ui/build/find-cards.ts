import { chooseQuery } from '../cards/search-actions.ts';
import { $text } from '../cards/search-state.ts';
import { $panel } from './build-state.ts';
import { onceDrawn } from './once-drawn.ts';

/** Goes to the card search, with a query of its own unless the reader is in the middle of one like it. */
export function findCards(query: string): void {
  if (query && !$text.get().includes(query)) chooseQuery(query);
  if (document.querySelector('.picker')) focusQuery();
  else {
    $panel.set('cards');
    onceDrawn(focusQuery);
  }
}

function focusQuery(): void {
  document.querySelector<HTMLElement>('.picker .query-input')?.focus();
}
