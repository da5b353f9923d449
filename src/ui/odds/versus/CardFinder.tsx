import { useMemo, useState } from 'preact/hooks';
import {
  type CardFacts,
  type CardStore,
  fullTitle,
  tint,
} from '../../../dice-masters/cards/index.ts';
import { ask } from '../odds-state.ts';

interface Props {
  catalogue: CardStore;
  /** The card chosen so far, and the one whose place it takes. */
  chosen: string;
  out: string;
}

const MOST_FOUND = 8;

/** Finds the card to put in, by its name. */
export function CardFinder({ catalogue, chosen, out }: Props) {
  const [text, setText] = useState('');
  const card = catalogue.card(chosen);
  const found = useMemo(() => find(text, out, catalogue), [text, out, catalogue]);
  const choose = (id: string) => {
    ask({ in: id });
    setText('');
  };
  return (
    <div class="card-finder">
      <label class="field">
        Put in
        <input
          type="search"
          placeholder="Type a name"
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      {card && (
        <p class="chosen-card">
          <Cost card={card} /> {fullTitle(card)}
        </p>
      )}
      {text !== '' && (
        <ul class="found-cards" aria-label="Cards found">
          {found.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => choose(one.id)}>
                <Cost card={one} /> {fullTitle(one)} <small>{one.set.toUpperCase()}</small>
              </button>
            </li>
          ))}
          {found.length === 0 && <li class="quiet">No card has such a name.</li>}
        </ul>
      )}
    </div>
  );
}

function Cost({ card }: { card: CardFacts }) {
  return <span class={`cost-mark ${tint(card.energy)}`}>{card.cost}</span>;
}

/** Cards whose title holds every word, of the same kind of row as the one that goes. */
function find(text: string, out: string, catalogue: CardStore): CardFacts[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isBasic = catalogue.card(out)?.kind === 'basic-action';
  const found: CardFacts[] = [];
  for (const card of catalogue.all()) {
    const fits = (card.kind === 'basic-action') === isBasic && card.faces.length > 0;
    const title = fullTitle(card).toLowerCase();
    if (fits && words.every((word) => title.includes(word))) found.push(card);
    if (found.length === MOST_FOUND) break;
  }
  return found;
}
