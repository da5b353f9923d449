import { useStore } from '@nanostores/preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { LONGEST_QUERY } from '../../query/parse.ts';
import { address } from '../address/site-root.ts';
import { Icon } from '../kit/Icon.tsx';
import { goToCards } from './go-to-cards.ts';
import { OfferList, optionId } from './OfferList.tsx';
import { type Offer, startingOffers } from './offers.ts';
import { QueryPaint } from './QueryPaint.tsx';
import { chooseQuery, typeQuery } from './search-actions.ts';
import { $offers, $text } from './search-state.ts';

/** Where the query is written: coloured as it is understood, with offers for the term at the cursor. */
export function QueryBox({ label }: { label: string }) {
  const text = useStore($text);
  const found = useStore($offers);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const paint = useRef<HTMLDivElement>(null);
  const offers: Offer[] = isOpen ? (text === '' ? startingOffers() : found) : [];
  const chosen = offers[active];

  useLayoutEffect(takeEarlyText, []);
  useLayoutEffect(() => {
    const now = $text.get();
    if (input.current && input.current.value !== now) input.current.value = now;
    follow();
  }, [text]);

  /** What was typed before the page could listen is asked as if it were typed now. */
  function takeEarlyText(): void {
    const early = input.current?.value ?? '';
    if (early !== $text.get() && early !== '') typeQuery(early, early.length);
  }

  const follow = () => {
    if (input.current && paint.current) paint.current.scrollLeft = input.current.scrollLeft;
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const type = () => {
    if (!input.current) return;
    setOpen(true);
    setActive(-1);
    typeQuery(input.current.value, input.current.selectionEnd ?? input.current.value.length);
  };
  const take = (offer: Offer) => {
    input.current?.focus();
    setActive(-1);
    if (/[:=<>]$/.test(offer.text.slice(0, offer.cursor))) {
      typeQuery(offer.text, offer.cursor);
    } else {
      setOpen(false);
      chooseQuery(offer.text);
    }
    if (input.current) {
      input.current.value = offer.text;
      input.current.setSelectionRange(offer.cursor, offer.cursor);
    }
  };
  const commit = () => {
    close();
    chooseQuery($text.get());
  };

  const KEYS: Record<string, () => boolean> = {
    ArrowDown: () => {
      if (offers.length > 0) setActive((active + 1) % offers.length);
      else if ($text.get() === '') setOpen(true);
      else goToCards();
      return true;
    },
    ArrowUp: () => {
      if (offers.length > 0) setActive(active <= 0 ? offers.length - 1 : active - 1);
      return offers.length > 0;
    },
    Tab: () => {
      if (chosen) take(chosen);
      else close();
      return chosen !== undefined;
    },
    Enter: () => {
      if (chosen) take(chosen);
      else commit();
      return true;
    },
    Escape: () => {
      close();
      return true;
    },
  };
  const press = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return;
    if (KEYS[event.key]?.()) event.preventDefault();
  };

  return (
    <form
      class="query-box"
      role="search"
      aria-label="Card search"
      action={address('cards/')}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <Icon name="search" />
      <div class="query-field">
        <QueryPaint box={paint} />
        <input
          ref={input}
          class="query-input"
          name="q"
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={offers.length > 0}
          aria-controls="query-offers"
          aria-autocomplete="list"
          aria-activedescendant={chosen ? optionId(active) : undefined}
          placeholder="storm, or kw:overcrush c<=5"
          maxLength={LONGEST_QUERY}
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck={false}
          enterKeyHint="search"
          onInput={type}
          onKeyDown={press}
          onScroll={follow}
          onClick={() => setOpen(text === '')}
          onBlur={close}
        />
      </div>
      {text !== '' && (
        <button
          class="clear"
          type="button"
          aria-label="Clear the query"
          onClick={() => {
            chooseQuery('');
            input.current?.focus();
          }}
        >
          <Icon name="clear" />
        </button>
      )}
      <OfferList offers={offers} active={active} take={take} />
    </form>
  );
}
