import type { SharedWilds } from '../../quarriors/wilds/index.ts';
import { Icon } from '../kit/Icon.tsx';
import { putIn, setExcluded, type WildsBox } from './wilds-state.ts';

/** Classes that are not in the Wilds: put a version in, or keep it out of every deal. */
export function InTheBox({ box, wilds }: { box: WildsBox; wilds: SharedWilds }) {
  const there = new Set(
    box.cards.filter(({ id }) => wilds.cards.includes(id)).map((card) => card.class),
  );
  const rest = box.classes.filter(({ id }) => !there.has(id));
  if (rest.length === 0) return null;
  return (
    <section aria-labelledby="wilds-rest">
      <h2 id="wilds-rest">
        In the box <small>untick what you never want dealt</small>
      </h2>
      <ul class="wilds-rest">
        {rest.map(({ id, name }) => (
          <li key={id}>
            <strong>{name}</strong>
            {box.cards
              .filter((card) => card.class === id)
              .map((card) => (
                <span class="wilds-offer" key={card.id}>
                  <input
                    type="checkbox"
                    aria-label={`May be dealt: ${card.name}`}
                    checked={!wilds.excluded.includes(card.id)}
                    onChange={({ currentTarget }) => setExcluded([card.id], !currentTarget.checked)}
                  />
                  <button type="button" class="wilds-tool" onClick={() => putIn(card.id)}>
                    <Icon name="add" />
                    <span class="visually-hidden">Put in {name}:</span> {card.version}{' '}
                    <small>{card.cost}</small>
                  </button>
                </span>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
