import { useStore } from '@nanostores/preact';
import type { Slot } from '../../../dice-masters/teams/index.ts';
import { Icon } from '../../kit/Icon.tsx';
import { $team } from '../../team-shelf/team-store.ts';
import { $cards, $format, $problems } from '../build-state.ts';
import { findCards } from '../picker/find-cards.ts';
import { moveCard } from '../team-actions.ts';
import { TeamRow } from './TeamRow.tsx';
import { useDragOrder } from './use-drag-order.ts';

interface Props {
  slot: Slot;
  title: string;
  /** Query for cards that belong here. */
  query: string;
}

/** The cards of one row, then the room that is left. */
export function Rows({ slot, title, query }: Props) {
  const entries = useStore($team)[slot];
  const cards = useStore($cards);
  const format = useStore($format);
  const problems = useStore($problems) ?? [];
  const { list, dragged, grab } = useDragOrder((from, to) => moveCard(slot, from, to));
  const most = format?.[slot].most ?? 0;
  const room = Math.max(0, most - entries.length);
  const faulty = new Set(problems.flatMap((one) => (one.severity === 'illegal' ? one.cards : [])));
  return (
    <section class="team-rows">
      <h2>
        {title}{' '}
        <span class={entries.length > most && most > 0 ? 'over' : ''}>
          {entries.length} of {most}
        </span>
      </h2>
      <ul ref={list} data-rows={slot}>
        {entries.map((entry, at) => (
          <TeamRow
            key={`${entry.card}-${entries.findIndex(({ card }) => card === entry.card) === at ? 0 : at}`}
            slot={slot}
            at={at}
            count={entries.length}
            entry={entry}
            card={cards?.card(entry.card)}
            isFaulty={faulty.has(entry.card)}
            isDragged={dragged === at}
            onGrab={grab(at)}
          />
        ))}
      </ul>
      {room > 0 && (
        <button class="empty-slot" type="button" onClick={() => findCards(query)}>
          <Icon name="add" /> {roomWords(slot, room, entries.length === 0)}
        </button>
      )}
    </section>
  );
}

function roomWords(slot: Slot, room: number, isEmpty: boolean): string {
  if (slot === 'basicActions') {
    return room === 1 ? 'Pick a Basic Action' : `Pick ${room} Basic Actions`;
  }
  if (isEmpty) return `Find cards: room for ${room}`;
  return room === 1 ? 'Room for 1 more card' : `Room for ${room} more cards`;
}
