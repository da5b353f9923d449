import type { Offer } from './offers.ts';

export function optionId(place: number): string {
  return `query-offer-${place}`;
}

interface Props {
  offers: Offer[];
  /** Place of the one the keyboard is at, or -1. */
  active: number;
  take: (offer: Offer) => void;
}

export function OfferList({ offers, active, take }: Props) {
  return (
    <div
      class="offers"
      id="query-offers"
      role="listbox"
      aria-label="Offers"
      hidden={offers.length === 0}
    >
      {offers.map((offer, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the box, which keeps the focus
        <div
          key={offer.text}
          id={optionId(place)}
          class="offer"
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(offer)}
        >
          <code>{offer.label}</code>
          <span class="about">{offer.about}</span>
          {offer.count !== null && <span class="amount">{offer.count.toLocaleString('en')}</span>}
        </div>
      ))}
    </div>
  );
}
