import { useStore } from '@nanostores/preact';
import { useMemo } from 'preact/hooks';
import type { CardStore } from '../../../dice-masters/cards/index.ts';
import { writeShortLink } from '../../../dice-masters/teams/index.ts';
import { called } from '../../../text/called.ts';
import { pageAddress } from '../../address/page-address.ts';
import { download, fileStem } from '../../kit/hand-over.ts';
import { Icon } from '../../kit/Icon.tsx';
import { QrCode } from '../../kit/QrCode.tsx';
import { drawQr, type QrDrawing, qrFile } from '../../kit/qr-drawing.ts';
import { $team } from '../../team-shelf/team-store.ts';
import { usePrintCopy } from '../print/use-print-copy.ts';
import { CopyBox } from './CopyBox.tsx';

/** The short link, as a code to scan and as text. */
export function QrWay({ catalogue }: { catalogue: CardStore }) {
  const team = useStore($team);
  const fragment = writeShortLink(team, catalogue);
  const link = fragment === null ? null : pageAddress(fragment);
  const drawing = useMemo(() => link && drawQr(link), [link]);
  if (link === null) {
    return (
      <p class="dialog-empty">
        A short link has no room for cards that are not in our sets. The ordinary link holds them.
      </p>
    );
  }
  const name = called(team.name, 'Dice Masters team');
  return (
    <>
      {drawing ? (
        <QrSheet drawing={drawing} name={name} />
      ) : (
        <p class="dialog-empty">
          Name, notes and format are too long for a QR code; the link works.
        </p>
      )}
      <CopyBox label="Short link" text={link} look="line">
        {drawing && (
          <>
            <button
              class="button"
              type="button"
              onClick={() =>
                download(
                  new Blob([qrFile(drawing)], { type: 'image/svg+xml' }),
                  `${fileStem(team.name)}-qr.svg`,
                )
              }
            >
              <Icon name="download" /> Save SVG
            </button>
            <button class="button" type="button" onClick={() => print()}>
              <Icon name="print" /> Print
            </button>
          </>
        )}
      </CopyBox>
    </>
  );
}

/** The code with the name of the team under it, as it is shown and printed. */
function QrSheet({ drawing, name }: { drawing: QrDrawing; name: string }) {
  const shown = usePrintCopy<HTMLDivElement>();
  return (
    <div class="qr-place" ref={shown}>
      <figure class="print-sheet qr-sheet">
        <QrCode drawing={drawing} label={`QR code with the link of ${name}`} />
        <figcaption>
          <b>{name}</b>
          <span>{location.host}</span>
        </figcaption>
      </figure>
    </div>
  );
}
