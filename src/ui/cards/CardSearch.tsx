import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { CardFiles } from '../card-data/card-files.ts';
import { loadWordsAtRest } from '../card-finder/card-words.ts';
import { Echo } from '../card-finder/Echo.tsx';
import { openFinder } from '../card-finder/finder.ts';
import { QueryBox } from '../card-finder/QueryBox.tsx';
import { Searches } from '../card-finder/Searches.tsx';
import { followAddress } from '../card-finder/search-actions.ts';
import { ToastBar } from '../kit/ToastBar.tsx';
import { tellIfNothingIsKept } from '../storage/not-kept.ts';
import { ChosenChips } from './ChosenChips.tsx';
import { FacetPanel } from './FacetPanel.tsx';
import { Results } from './Results.tsx';
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
    const stop = followAddress();
    tellIfNothingIsKept();
    openFinder(data);
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
