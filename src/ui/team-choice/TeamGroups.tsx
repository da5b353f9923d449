import type { ComponentChildren } from 'preact';

interface Props<Offer> {
  offers: readonly Offer[];
  tile: (offer: Offer) => ComponentChildren;
}

/** Tiles of teams under the headings of their groups. */
export function TeamGroups<Offer extends { group: string }>({ offers, tile }: Props<Offer>) {
  const groups = [...new Set(offers.map(({ group }) => group))];
  return (
    <>
      {groups.map((group) => (
        <div key={group} class="tile-group" role="group" aria-label={group}>
          <h3>{group}</h3>
          <div class="team-tiles">{offers.filter((offer) => offer.group === group).map(tile)}</div>
        </div>
      ))}
    </>
  );
}
