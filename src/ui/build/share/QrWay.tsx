import { useStore } from '@nanostores/preact';
import { useMemo } from 'preact/hooks';
import type { TeamCatalogue } from '../../../teams/catalogue.ts';
import { writeShortLink } from '../../../teams/links/link.ts';
import { Icon } from '../../cards/Icon.tsx';
import { pageAddress } from '../../shared/page-address.ts';
import { download, fileStem } from '../dialogs/hand-over.ts';
import { usePrintCopy } from '../dialogs/use-print-copy.ts';
import { $team } from '../library/team-store.ts';
import { CopyBox } from './CopyBox.tsx';
import { QrCode } from './QrCode.tsx';
import { drawQr, type QrDrawing, qrFile } from './qr-drawing.ts';

/** The short link, as a code to scan and as text. */
export function QrWay({ catalogue }: { catalogue: TeamCatalogue }) {
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
  const name = team.name || 'Dice Masters team';
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
