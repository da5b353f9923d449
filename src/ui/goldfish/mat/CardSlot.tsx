import { useMemo } from 'preact/hooks';
import { tint } from '../../../dice-masters/cards/index.ts';
import { address } from '../../address/site-root.ts';
import { Cost } from '../../kit/Cost.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { $library, pickAmong } from '../goldfish-state.ts';
import type { CardOnTable } from '../table/pieces.ts';
import { optionWords } from '../table/words.ts';
import { useLook } from '../table-look.ts';

/** A card with the dice still on it; a button lies over it while it can be bought or used. */
export function CardSlot({ card }: { card: CardOnTable }) {
  const { lit, table } = useLook();
  const options = lit.cards.get(card.card);
  const { id, name, cost, left } = card;
  const look = `card-slot ${tint(card.energy)}${options ? ' lit' : ''}${left === 0 ? ' empty' : ''}`;
  const face = useMemo(() => <SlotFace card={card} />, [id, cost, left]);
  const foot = useMemo(() => <SlotFoot id={id} name={name} />, [id]);
  return (
    <li class={look} data-anchor={`card-${card.card}`}>
      <div class="face">
        {face}
        {options && (
          <button type="button" class="grip" onClick={() => pickAmong(options)}>
            <span class="visually-hidden">
              {options.length === 1 ? optionWords(table.run.game, options[0] ?? 0) : 'Use'}: {name},{' '}
              {left} of {card.dice} dice left
            </span>
          </button>
        )}
        <WordsLink id={id} name={name} />
      </div>
      {foot}
    </li>
  );
}

function SlotFace({ card }: { card: CardOnTable }) {
  return (
    <>
      <Cost cost={card.cost} energy={[...card.energy]} />
      <span class="title">
        <b>{card.name}</b> <small>{card.isBasic ? 'Basic Action' : card.subtitle}</small>
      </span>
      <span class="supply" role="img" aria-label={`${card.left} of ${card.dice} dice left`}>
        {Array.from({ length: card.dice }, (_, place) => (
          <i key={place} class={place < card.left ? 'die-left' : 'die-gone'} />
        ))}
      </span>
    </>
  );
}

/** Leads to what the card says, and leaves the table as it is. */
function WordsLink({ id, name }: { id: string; name: string }) {
  return (
    <a
      class="slot-words"
      href={address(`cards/${id}/`)}
      target="_blank"
      rel="noopener"
      aria-label={`What ${name} does`}
      title={`What ${name} does`}
    >
      <Icon name="note" />
    </a>
  );
}

/** The keywords with their rules, and honestly what the table leaves out. */
function SlotFoot({ id, name }: { id: string; name: string }) {
  const library = $library.get();
  const keywords = library?.keywords(id) ?? [];
  const parts = library?.unplayed(id) ?? [];
  if (keywords.length + parts.length === 0) return null;
  return (
    <p class={`slot-foot${keywords.length === 0 ? ' plain' : ''}`}>
      {keywords.map(([keyword, label]) => (
        <a
          key={keyword}
          class="slot-keyword"
          href={address(`keywords/${keyword}/`)}
          target="_blank"
          rel="noopener"
          title={`What ${label} does`}
        >
          {label}
        </a>
      ))}
      {parts.length > 0 && (
        <a
          class="unplayed"
          href={address(`cards/${id}/`)}
          target="_blank"
          rel="noopener"
          title={`The table does not carry out ${parts.join(', ')}. The card's page has the words.`}
        >
          Abilities not simulated<span class="visually-hidden">: {name}</span>
        </a>
      )}
    </p>
  );
}
