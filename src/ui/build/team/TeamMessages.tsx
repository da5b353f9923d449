import { useState } from 'preact/hooks';
import { Icon } from '../../kit/Icon.tsx';
import { GuestFormat } from '../format/FormatChoice.tsx';
import { EditOdds } from '../odds/EditOdds.tsx';
import { Gone } from '../shelf/Gone.tsx';
import { Guest } from '../shelf/Guest.tsx';
import { Trouble } from '../shelf/Trouble.tsx';
import { Faults, Notes, Seal } from './Legality.tsx';

/**
 * All that is said of the team: whether it is legal, what to repair, what the last edit did.
 * The slot is as tall for one message as for ten, so that the cards below never move by themselves.
 */
export function TeamMessages() {
  const [isTall, setTall] = useState(false);
  return (
    <div class={`team-messages ${isTall ? 'tall' : ''}`}>
      <div class="seal-line">
        <Seal />
        <button
          class="clear"
          type="button"
          aria-expanded={isTall}
          aria-label={isTall ? 'Less room for messages' : 'More room for messages'}
          onClick={() => setTall(!isTall)}
        >
          <Icon name={isTall ? 'up' : 'down'} />
        </button>
      </div>
      <section class="message-list" aria-label="Messages about the team" tabIndex={0}>
        <GuestFormat />
        <Trouble />
        <Gone />
        <Guest />
        <Faults />
        <EditOdds />
        <Notes />
      </section>
    </div>
  );
}
