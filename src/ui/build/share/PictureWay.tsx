import { useStore } from '@nanostores/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CardStore } from '../../../dice-masters/cards/index.ts';
import { called } from '../../../text/called.ts';
import { download, fileStem } from '../../kit/hand-over.ts';
import { Icon } from '../../kit/Icon.tsx';
import { $team } from '../../team-shelf/team-store.ts';
import { $format } from '../build-state.ts';
import { drawTeamImage } from './team-image.ts';

/** The team as a picture: seen, saved, copied. */
export function PictureWay({ catalogue }: { catalogue: CardStore }) {
  const team = useStore($team);
  const format = useStore($format);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [said, setSaid] = useState('');
  const formatName = format?.name ?? '';
  useEffect(() => {
    const draw = () => {
      if (!canvas.current) return;
      const site = `Dicewright, ${location.host}`;
      drawTeamImage(canvas.current, { team, catalogue, formatName, site }, pageFonts());
    };
    draw();
    document.fonts.ready.then(draw);
  }, [team, catalogue, formatName]);

  const save = async () => {
    const picture = await pngOf(canvas.current);
    if (picture) download(picture, `${fileStem(team.name)}.png`);
    else setSaid('The browser could not make the picture.');
  };
  const copy = async () => {
    try {
      const png = pngOf(canvas.current).then((picture) => picture ?? Promise.reject());
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
      setSaid('Picture copied.');
    } catch {
      setSaid('The browser does not allow copying pictures here. Save it instead.');
    }
  };
  return (
    <>
      <canvas
        ref={canvas}
        class="team-picture"
        role="img"
        aria-label={`Picture of ${called(team.name, 'the team')} with all its cards and dice`}
      />
      <p class="dialog-actions">
        <button class="button primary" type="button" onClick={save}>
          <Icon name="download" /> Save PNG
        </button>
        <button class="button" type="button" onClick={copy}>
          <Icon name="copy" /> Copy picture
        </button>
      </p>
      <p class="dialog-said" role="status">
        {said}
      </p>
    </>
  );
}

function pngOf(canvas: HTMLCanvasElement | null): Promise<Blob | null> {
  return new Promise((give) => {
    if (canvas) canvas.toBlob(give, 'image/png');
    else give(null);
  });
}

/** The typefaces as the page has them. */
function pageFonts() {
  const heading = document.querySelector('.dialog h2') ?? document.body;
  return {
    display: getComputedStyle(heading).fontFamily,
    body: getComputedStyle(document.body).fontFamily,
  };
}
