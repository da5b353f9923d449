import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { address } from '../address/site-root.ts';
import type { CardFiles } from '../card-data/card-files.ts';
import { Icon } from '../kit/Icon.tsx';
import { openFinder } from './finder.ts';

/** The card data did not arrive: says so, offers another try, and keeps what the page came with. */
export function LoadingFailed({ data, first }: { data: CardFiles; first: ComponentChildren }) {
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await openFinder(data);
    setTrying(false);
  };
  return (
    <>
      <div class="loading-failed" role="alert">
        <h2>The cards could not be loaded.</h2>
        <p>
          {navigator.onLine
            ? 'The site did not answer. Wait a moment, then try again.'
            : 'There is no connection. Once you are online again, try again; the card search then also works without a connection.'}{' '}
          Until then, the <a href={address('cards/a-z/')}>list from A to Z</a> has every card.
        </p>
        <button class="button primary" type="button" disabled={isTrying} onClick={retry}>
          <Icon name="again" /> {isTrying ? 'Trying…' : 'Try again'}
        </button>
      </div>
      {first}
    </>
  );
}
