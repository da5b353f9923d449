import type { SharedWilds } from '../../quarriors/wilds/index.ts';
import { address } from '../address/site-root.ts';
import { Icon } from '../kit/Icon.tsx';
import { QuarryStrip } from '../kit/QuarryDie.tsx';
import { QuarryEffects } from '../kit/QuarryEffects.tsx';
import { changeVersion, setExcluded, takeOut, toggleLock, type WildsBox } from './wilds-state.ts';

interface Props {
  card: WildsBox['cards'][number];
  box: WildsBox;
  wilds: SharedWilds;
}

/** A card in the Wilds, and what can be done with it. */
export function WildsRow({ card, box, wilds }: Props) {
  const own = box.classes.find(({ id }) => id === card.class);
  const versions = box.cards.filter((other) => other.class === card.class);
  const isLocked = wilds.locked.includes(card.id);
  return (
    <li class={isLocked ? 'wilds-row locked' : 'wilds-row'}>
      <b class="quarry-cost">
        <span class="visually-hidden">Costs </span>
        {card.cost}
      </b>
      <h3>
        <a href={`${address(`quarriors/cards/${card.class}/`)}#${card.id}`}>{card.name}</a>
        {card.glory !== null && <small>{card.glory} Glory</small>}
      </h3>
      {own && <QuarryStrip faces={own.faces} id={own.id} name={own.name} />}
      <QuarryEffects effects={card.effects} />
      <div class="wilds-actions">
        <select
          aria-label={`Version of ${own?.name ?? card.name}`}
          value={card.id}
          onChange={({ currentTarget }) => changeVersion(card.id, currentTarget.value)}
        >
          {versions.map(({ id, version }) => (
            <option key={id} value={id}>
              {version}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="wilds-tool"
          aria-pressed={isLocked}
          aria-label={`Lock ${card.name}`}
          onClick={() => toggleLock(card.id)}
        >
          <Icon name="save" /> {isLocked ? 'Locked' : 'Lock'}
        </button>
        <button
          type="button"
          class="wilds-tool"
          aria-label={`Exclude ${card.name}`}
          onClick={() => setExcluded([card.id], true)}
        >
          Exclude
        </button>
        <button
          type="button"
          class="wilds-tool"
          aria-label={`Take out ${card.name}`}
          onClick={() => takeOut(card.id)}
        >
          <Icon name="clear" />
        </button>
      </div>
    </li>
  );
}
