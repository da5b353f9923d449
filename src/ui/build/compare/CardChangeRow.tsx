import type { CardFacts } from '../../../dice-masters/cards/index.ts';
import type { CardChange } from '../../../dice-masters/teams/index.ts';
import { count } from '../../../text/count.ts';
import { Cost } from '../../kit/Cost.tsx';
import { cardName } from '../card-name.ts';
import { MiniDice } from './MiniDice.tsx';

const KIND_WORDS = { added: 'added', removed: 'removed', kept: '' } as const;

interface Props {
  change: CardChange;
  /** Undefined for a card that the catalogue does not know. */
  card: CardFacts | undefined;
}

/** A card of either team with its dice of then and now. */
export function CardChangeRow({ change, card }: Props) {
  const { kind, dice, note } = change;
  return (
    <li class={kind}>
      {card ? (
        <Cost cost={card.cost} energy={[...card.energy]} />
      ) : (
        <span class="cost e-none" aria-hidden="true">
          ?
        </span>
      )}
      <p class="title">
        <b>{cardName(change.card, card)}</b> <span class="quiet">{card?.subtitle}</span>
        <span class="words">{inWords(change)}</span>
      </p>
      <MiniDice dice={dice} />
      {note && (
        <p class="note-change">
          {note.before && <del>{note.before}</del>} {note.after && <ins>{note.after}</ins>}
        </p>
      )}
    </li>
  );
}

function inWords({ kind, dice, moved }: CardChange): string {
  return [
    KIND_WORDS[kind],
    kind === 'kept' && dice.before !== dice.after
      ? `${dice.before} → ${count(dice.after, 'die', 'dice')}`
      : count(dice.after || dice.before, 'die', 'dice'),
    moved && `moved from place ${moved.before} to ${moved.after}`,
  ]
    .filter(Boolean)
    .join(', ');
}
