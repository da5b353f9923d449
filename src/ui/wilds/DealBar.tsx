import { useStore } from '@nanostores/preact';
import { checkWilds, type SharedWilds } from '../../quarriors/wilds/index.ts';
import { Icon } from '../kit/Icon.tsx';
import { $refused, deal, nameIn, type WildsBox } from './wilds-state.ts';

/** Dealing, and whether the Wilds is legal. */
export function DealBar({ box, wilds }: { box: WildsBox; wilds: SharedWilds }) {
  const refused = useStore($refused);
  const problems = checkWilds(wilds.cards, box.cards, nameIn(box));
  return (
    <div class="wilds-bar">
      <form
        class="wilds-deal"
        onSubmit={(event) => {
          event.preventDefault();
          const seed = new FormData(event.currentTarget).get('seed');
          deal(box, typeof seed === 'string' && seed.trim() ? seed.trim() : undefined);
        }}
      >
        <button type="button" class="button primary" onClick={() => deal(box)}>
          <Icon name="shuffle" /> Deal a Wilds
        </button>
        <label>
          Seed
          <input
            name="seed"
            value={wilds.seed}
            maxLength={40}
            spellcheck={false}
            autocomplete="off"
          />
        </label>
        <button type="submit" class="button">
          Deal this seed
        </button>
      </form>
      <div class="wilds-verdict" role="status">
        {[...refused, ...problems.map(({ message }) => message)].map((message) => (
          <p key={message} class="bad">
            <Icon name="warning" /> {message}
          </p>
        ))}
        {problems.length === 0 && (
          <p class="ok">
            <Icon name="check" /> Legal: 7 creatures and 3 spells of ten classes.
          </p>
        )}
      </div>
    </div>
  );
}
