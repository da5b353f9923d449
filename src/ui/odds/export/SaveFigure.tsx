import type { RefObject } from 'preact';
import { download } from '../../kit/hand-over.ts';
import { say } from '../../kit/say.ts';
import type { FigureTable } from '../charts/figure-table.ts';
import { pngOf } from './picture-file.ts';
import { tableAsCsv, tableAsJson } from './table-file.ts';
import { svgText } from './vector-file.ts';

interface Props {
  id: string;
  title: string;
  method: readonly string[];
  table: FigureTable;
  chart: RefObject<HTMLDivElement>;
}

/** The figure as a file: its numbers or its picture. */
export function SaveFigure({ id, title, method, table, chart }: Props) {
  const file = (text: string, type: string) => new Blob([text], { type });
  const drawn = () => {
    const drawing = chart.current?.querySelector('svg');
    const key = chart.current?.querySelector('.key') ?? null;
    return drawing ? svgText({ drawing, key, title, method }) : null;
  };
  const savePicture = async (kind: 'svg' | 'png') => {
    const text = drawn();
    if (text === null) return;
    try {
      const content = kind === 'svg' ? file(text, 'image/svg+xml') : await pngOf(text);
      download(content, `${id}.${kind}`);
    } catch {
      say('The picture could not be drawn. The SVG file shows the same.');
    }
  };
  return (
    <div class="figure-save">
      <button
        class="button"
        type="button"
        onClick={() => download(file(tableAsCsv(table), 'text/csv'), `${id}.csv`)}
      >
        CSV
      </button>
      <button
        class="button"
        type="button"
        onClick={() =>
          download(file(tableAsJson({ title, method, table }), 'application/json'), `${id}.json`)
        }
      >
        JSON
      </button>
      <button class="button" type="button" onClick={() => savePicture('svg')}>
        SVG
      </button>
      <button class="button" type="button" onClick={() => savePicture('png')}>
        PNG
      </button>
    </div>
  );
}
