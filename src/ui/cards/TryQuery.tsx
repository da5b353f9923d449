import { useStore } from '@nanostores/preact';
import { useEffect, useRef } from 'preact/hooks';
import { address } from '../address/site-root.ts';
import type { CardFiles } from '../card-data/card-files.ts';
import { Echo } from '../card-finder/Echo.tsx';
import { openFinder } from '../card-finder/finder.ts';
import { Problems } from '../card-finder/Problems.tsx';
import { QueryBox } from '../card-finder/QueryBox.tsx';
import { chooseQuery } from '../card-finder/search-actions.ts';
import { $answer, $catalogue, $failed, $openFacets } from '../card-finder/search-state.ts';

const SHOWN = 4;

/** A box on the help page in which every example runs. */
export function TryQuery({ data, total }: { data: CardFiles; total: number }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    $openFacets.set([]);
    openFinder(data);
    const run = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('[data-try]') : null;
      if (!(button instanceof HTMLElement)) return;
      chooseQuery(button.dataset['try'] ?? '');
      box.current?.scrollIntoView({ block: 'nearest' });
    };
    for (const button of document.querySelectorAll<HTMLElement>('[data-try]'))
      button.hidden = false;
    document.addEventListener('click', run);
    return () => document.removeEventListener('click', run);
  }, []);
  return (
    <section class="try-query" aria-label="Try it here" ref={box}>
      <QueryBox label="Try a query" />
      <Echo total={total} />
      <Problems />
      <FirstCards />
    </section>
  );
}

function FirstCards() {
  const answer = useStore($answer);
  const catalogue = useStore($catalogue);
  if (useStore($failed)) return <p>The cards could not be loaded. Reload the page to try again.</p>;
  if (!answer || !catalogue) return <p class="quiet">The cards are on their way.</p>;
  return (
    <p class="first-cards">
      {Array.from(answer.cards.subarray(0, SHOWN), (place) => {
        const { id, name, subtitle } = catalogue.store.at(place);
        return (
          <a key={id} class="chip" href={address(`cards/${id}/`)}>
            {name}: {subtitle}
          </a>
        );
      })}
      <a class="button" href={`${address('cards/')}?q=${encodeURIComponent(answer.text)}`}>
        See all {answer.total.toLocaleString('en')}
      </a>
    </p>
  );
}
