import { chooseQuery } from '../../card-finder/search-actions.ts';
import { $text } from '../../card-finder/search-state.ts';
import { onceDrawn } from '../../kit/once-drawn.ts';
import { $panel } from '../build-state.ts';

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
