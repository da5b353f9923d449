import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { ChosenChips } from './ChosenChips.tsx';
import type { CardFiles } from './card-files.ts';
import { loadWordsAtRest } from './card-words.ts';
import { Echo } from './Echo.tsx';
import { openEngine } from './engine.ts';
import { FacetPanel } from './FacetPanel.tsx';
import { Problems } from './Problems.tsx';
import { QueryBox } from './QueryBox.tsx';
import { Results } from './Results.tsx';
import { Searches } from './Searches.tsx';
import { followAddress, typeQuery } from './search-actions.ts';
import { ToastBar } from './ToastBar.tsx';
import { Toolbar } from './Toolbar.tsx';

interface Props {
  /** Where the card data is. */
  data: CardFiles;
  /** How many cards there are. */
  total: number;
  /** The first cards, as the page comes with them, and how many they are. */
  firstCount: number;
  children?: ComponentChildren;
}

/** The card search: a query, what it means, facets that rewrite it, and the cards. */
export function CardSearch({ data, total, firstCount, children }: Props) {
  useEffect(() => {
    const early = document.querySelector<HTMLInputElement>('.query-input')?.value ?? '';
    const stop = followAddress();
    if (early) typeQuery(early, early.length);
    openEngine(data);
    loadWordsAtRest();
    return stop;
  }, []);
  return (
    <div class="card-search">
      <div class="query-bar">
        <QueryBox label="Find cards: words, or terms such as kw:overcrush c<=5" />
        <Searches />
      </div>
      <Echo total={total} />
      <Problems />
      <div class="search-columns">
        <FacetPanel />
        <section class="found">
          <h2 class="visually-hidden">Results</h2>
          <Toolbar />
          <ChosenChips />
          <Results data={data} first={children} firstCount={firstCount} />
        </section>
      </div>
      <ToastBar />
    </div>
  );
}
