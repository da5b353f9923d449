import { useState } from 'preact/hooks';
import { formatWildsLink, type SharedWilds } from '../../quarriors/wilds/index.ts';
import { pageAddress } from '../address/page-address.ts';
import { copyText } from '../kit/hand-over.ts';
import { Icon } from '../kit/Icon.tsx';
import { QrCode } from '../kit/QrCode.tsx';
import { drawQr } from '../kit/qr-drawing.ts';

/** The link to copy or scan, and the sheet to print. */
export function ShareWilds({ wilds }: { wilds: SharedWilds }) {
  const [said, setSaid] = useState('');
  const [isCode, setCode] = useState(false);
  const link = () => pageAddress(formatWildsLink({ ...wilds, locked: [], excluded: [] }));
  const copy = async () =>
    setSaid((await copyText(link())) ? 'Link copied.' : 'Copy the address of this page instead.');
  const drawing = isCode ? drawQr(link()) : null;
  return (
    <div class="wilds-share">
      <button type="button" class="button" onClick={copy}>
        <Icon name="link" /> Copy link
      </button>
      <button type="button" class="button" aria-expanded={isCode} onClick={() => setCode(!isCode)}>
        <Icon name="qr" /> QR code
      </button>
      <button type="button" class="button" onClick={() => print()}>
        <Icon name="print" /> Print sheet
      </button>
      <p role="status">{said}</p>
      {drawing && <QrCode drawing={drawing} label="QR code with the link of this Wilds" />}
    </div>
  );
}
