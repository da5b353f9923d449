import { ask } from './finder.ts';
import {
  addToHistory,
  followTyping,
  forgetTyping,
  queryInAddress,
  writePending,
} from './query-address.ts';
import { keepPlace, returnToPlace, startAtTop } from './results-place.ts';
import { rememberSearch } from './saved-searches.ts';
import { $cursor, $openFacets, $text } from './search-state.ts';
import { noteKey } from './typing-first.ts';

/** Milliseconds without a key, then a term counts as written. */
const WRITTEN = 900;
let writing = 0;

/** Whether the query of this page stands in the address. */
let hasAddress = false;

/** The reader types in the box. */
export function typeQuery(text: string, cursor: number): void {
  noteKey();
  $text.set(text);
  $cursor.set(cursor);
  if (hasAddress) followTyping(text, rememberSearch);
  startAtTop();
  clearTimeout(writing);
  writing = window.setTimeout(() => $cursor.set(null), WRITTEN);
  ask();
}

/** The reader picks something that makes a query: a facet, a fix, a saved search. */
export function chooseQuery(text: string): void {
  $text.set(text);
  $cursor.set(null);
  startAtTop();
  if (hasAddress) {
    addToHistory(text);
    rememberSearch(text);
  }
  ask();
}

export function toggleOpen(field: string, isOpen: boolean): void {
  const fields = $openFacets.get();
  if (fields.includes(field) === isOpen) return;
  $openFacets.set(isOpen ? [...fields, field] : fields.filter((one) => one !== field));
  if (isOpen) ask();
}

/** Takes the query from the address unless the reader was faster, and follows them back and forth. */
export function followAddress(): () => void {
  const read = () => {
    forgetTyping();
    $text.set(queryInAddress());
    $cursor.set(null);
    ask();
  };
  const leave = () => {
    writePending();
    keepPlace();
  };
  const early = $text.get();
  hasAddress = true;
  read();
  returnToPlace();
  if (early) typeQuery(early, early.length);
  addEventListener('popstate', read);
  addEventListener('pagehide', leave);
  return () => {
    removeEventListener('popstate', read);
    removeEventListener('pagehide', leave);
  };
}
