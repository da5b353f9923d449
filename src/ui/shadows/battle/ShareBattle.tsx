import { useState } from 'preact/hooks';
import {
  type BattleRecord,
  formatRecord,
  packText,
} from '../../../shadows-of-the-past/tracker/index.ts';
import { pageAddress } from '../../address/page-address.ts';
import { copyText } from '../../kit/hand-over.ts';
import { Icon } from '../../kit/Icon.tsx';

/** The whole battle, every move of it, as a link. */
export function ShareBattle({ record }: { record: BattleRecord }) {
  const [said, setSaid] = useState('');
  const link = () => pageAddress(`battle=${packText(formatRecord(record))}`);
  const copy = async () =>
    setSaid(
      (await copyText(link())) ? 'Link copied.' : 'The browser refused; copy it from the box.',
    );
  return (
    <section class="sh-panel" aria-label="Share">
      <button type="button" class="button" onClick={copy}>
        <Icon name="link" /> Copy a link to this battle
      </button>
      <p role="status">{said}</p>
      {said.startsWith('The browser') && (
        <textarea
          readOnly
          rows={3}
          aria-label="Link to this battle"
          value={link()}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </section>
  );
}
