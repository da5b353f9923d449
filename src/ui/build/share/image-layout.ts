export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where everything stands on the picture of a team. */
export interface ImageLayout {
  width: number;
  height: number;
  cards: Box[];
  basicActions: Box[];
  /** Where the words “Basic Actions” stand. */
  basicTitle: number;
  /** Base line of the last line. */
  footer: number;
}

/** The size that link previews expect; a large team makes the picture taller. */
const WIDTH = 1200;
const LEAST_HEIGHT = 630;
export const MARGIN = 48;
const GAP = 10;
const ROW = 64;
const TOP = 150;
const TITLE = 40;
const FOOTER = 56;

/** Two columns, each read from top to bottom. */
export function layOutImage(cardCount: number, basicCount: number): ImageLayout {
  const cardRows = Math.ceil(cardCount / 2);
  const basicRows = Math.ceil(basicCount / 2);
  const afterCards = TOP + cardRows * (ROW + GAP);
  const basicTop = afterCards + (basicCount > 0 ? TITLE : 0);
  const afterBasics = basicTop + basicRows * (ROW + GAP);
  const height = Math.max(LEAST_HEIGHT, afterBasics + FOOTER);
  return {
    width: WIDTH,
    height,
    cards: boxes(cardCount, cardRows, TOP),
    basicActions: boxes(basicCount, basicRows, basicTop),
    basicTitle: afterCards + TITLE - 14,
    footer: height - 26,
  };
}

function boxes(count: number, rows: number, top: number): Box[] {
  const width = (WIDTH - 2 * MARGIN - GAP) / 2;
  return Array.from({ length: count }, (_, at) => ({
    x: MARGIN + (at < rows ? 0 : width + GAP),
    y: top + (at % rows) * (ROW + GAP),
    width,
    height: ROW,
  }));
}

/** The text, or as much of its beginning as fits, with an ellipsis. */
export function fitText(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const letters = Array.from(text);
  let fits = 0;
  let tooLong = letters.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (measure(`${letters.slice(0, middle).join('')}…`) <= width) fits = middle;
    else tooLong = middle;
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`;
}
