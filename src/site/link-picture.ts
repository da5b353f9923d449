import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import { ICONS, type IconName } from '../ui/kit/icon-drawings.ts';

/** What a picture for shared links says. */
export interface LinkPicture {
  title: string;
  line: string;
  /** Faces drawn along the foot: energy symbols. */
  dice: IconName[];
}

const INK: Partial<Record<IconName, string>> = {
  fist: '#b23c14',
  bolt: '#966300',
  mask: '#6440b5',
  shield: '#1b66a8',
  wild: '#4f5a55',
};

const file = createRequire(import.meta.url).resolve(
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
);
const font = readFile(file);

/** A 1200 by 630 picture in the look of the site. */
export async function drawLinkPicture({
  title,
  line,
  dice,
}: LinkPicture): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(
    box(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: 72,
        color: '#f1ebdc',
        backgroundImage: 'radial-gradient(circle at 15% 0%, #24503f, #0f1f1b 65%)',
      },
      [
        box({ fontSize: 34, color: '#ecc871' }, 'Dicewright'),
        box({ flexDirection: 'column' }, [
          box(
            { fontSize: title.length > 34 ? 64 : 84, lineHeight: 1.1, letterSpacing: '-0.02em' },
            title,
          ),
          box({ fontSize: 36, marginTop: 20, color: '#aabfb5' }, line),
        ]),
        box({ gap: 22 }, dice.map(drawDie)),
      ],
    ),
    {
      width: 1200,
      height: 630,
      fonts: [{ name: 'Bricolage', data: await font, weight: 700, style: 'normal' }],
    },
  );
  return new Uint8Array(
    await sharp(Buffer.from(svg)).png({ palette: true, quality: 80 }).toBuffer(),
  );
}

function drawDie(name: IconName) {
  const { body, viewBox } = ICONS[name];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" color="${INK[name]}">${body}</svg>`;
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return box(
    {
      width: 104,
      height: 104,
      borderRadius: 26,
      alignItems: 'center',
      justifyContent: 'center',
      backgroundImage: 'linear-gradient(145deg, #fffdf6, #d8c9a5)',
    },
    [{ type: 'img', props: { src, width: 56, height: 56 } }],
  );
}

/** A node as satori takes it: every box is a flex box. */
function box(style: Record<string, unknown>, children: unknown) {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}
