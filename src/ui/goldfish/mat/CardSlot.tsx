import { tint } from '../../../domain/tint.ts';
import { Cost } from '../../cards/Cost.tsx';
import { address } from '../../site-root.ts';
import { $library, pickAmong } from '../goldfish-state.ts';
import type { CardOnTable } from '../table/pieces.ts';
import { optionWords } from '../table/words.ts';
import { useLook } from '../table-look.ts';

/** A card with the dice still on it; a button while it can be bought or used. */
export function CardSlot({ card }: { card: CardOnTable }) {
  const { lit, table } = useLook();
  const options = lit.cards.get(card.card);
  const look = `card-slot ${tint(card.energy)}${options ? ' lit' : ''}${card.left === 0 ? ' empty' : ''}`;
  const [only = 0] = options ?? [];
  const does = options?.length === 1 ? optionWords(table.run.game, only) : 'Use';
  return (
    <li class={look} data-anchor={`card-${card.card}`}>
      {options ? (
        <button type="button" class="face" onClick={() => pickAmong(options)}>
          <span class="visually-hidden">{does}:</span>
          <SlotFace card={card} />
        </button>
      ) : (
        <div class="face">
          <SlotFace card={card} />
        </div>
      )}
      <Unplayed id={card.id} name={card.name} />
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

/** Says honestly what the table leaves out. */
function Unplayed({ id, name }: { id: string; name: string }) {
  const lines = $library.get()?.unplayed(id) ?? [];
  if (lines.length === 0) return null;
  return (
    <a
      class="unplayed"
      href={address(`cards/${id}/`)}
      target="_blank"
      rel="noopener"
      title={`The table does not carry this out: ${lines.join('; ')}`}
    >
      Abilities not simulated<span class="visually-hidden">: {name}</span>
    </a>
  );
}
