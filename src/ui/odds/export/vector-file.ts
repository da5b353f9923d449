/** What a drawing needs of its style sheet to look the same without it. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
] as const;

const NAMESPACE = 'http://www.w3.org/2000/svg';
const HEAD = 34;
const MARGIN = 16;
const TITLE_SIZE = 18;
const SMALL = 12;
const LINE = 18;
const GAP = 6;
/** Width of a letter of a small line, with the widest fonts a reader may have. */
const LETTER = 7.2;
const SWATCH = { block: 12, between: 6, gap: 16 };

interface Parts {
  drawing: SVGSVGElement;
  /** What its colours and patterns mean, where it has such a line. */
  key: Element | null;
  title: string;
  method: readonly string[];
}

/** A chart as a file of its own: styles written out, its title above, its key and method below. */
export function svgText({ drawing, key, title, method }: Parts): string {
  const chart = copyOf(drawing);
  const chartHeight = drawing.height.baseVal.value;
  const width = drawing.width.baseVal.value + MARGIN * 2;
  place(chart, MARGIN, HEAD + MARGIN / 2);
  const look = getComputedStyle(drawing);
  const words = (text: string, x: number, y: number, size = SMALL, weight = '400') => {
    const line = made('text', {
      x,
      y,
      fill: look.color,
      'font-family': look.fontFamily,
      'font-size': size,
      'font-weight': weight,
    });
    line.textContent = text;
    return line;
  };
  const room = width - MARGIN * 2;
  const below = HEAD + MARGIN + chartHeight + LINE;
  const keyLines = linesOf(key ? [...key.children] : [], room, entryWidth);
  const keyParts = keyLines.flatMap((line, row) =>
    line.flatMap(({ one, at }) => drawnEntry(one, MARGIN + at, below + row * LINE, words)),
  );
  const methodTop = below + keyLines.length * LINE + (keyLines.length > 0 ? GAP : 0);
  const methodLines = linesOf(method, room, (word) => (word.length + 3) * LETTER).map((line, row) =>
    words(line.map(({ one }) => one).join(' · '), MARGIN, methodTop + row * LINE),
  );
  const height = methodTop + methodLines.length * LINE;
  const viewBox = `0 0 ${width} ${height}`;
  const page = made('svg', { xmlns: NAMESPACE, width, height, viewBox });
  page.append(
    made('rect', { width: '100%', height: '100%', fill: backgroundOf(drawing) }),
    words(title, MARGIN, MARGIN + SMALL, TITLE_SIZE, '700'),
    chart,
    ...keyParts,
    ...methodLines,
  );
  return new XMLSerializer().serializeToString(page);
}

function made(name: string, attributes: Record<string, string | number>): Element {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

function place(element: Element, x: number, y: number): void {
  element.setAttribute('x', String(x));
  element.setAttribute('y', String(y));
  element.setAttribute('overflow', 'visible');
}

/** Breaks a row of things into lines that fit, each with its place on the line. */
function linesOf<T>(
  all: readonly T[],
  room: number,
  widthOf: (one: T) => number,
): { one: T; at: number }[][] {
  const lines: { one: T; at: number }[][] = [];
  let at = 0;
  for (const one of all) {
    const needed = widthOf(one);
    if (lines.length === 0 || at + needed > room) {
      lines.push([]);
      at = 0;
    }
    lines.at(-1)?.push({ one, at });
    at += needed;
  }
  return lines;
}

/** How wide the picture before a name of the key is. */
function swatchWidth(entry: Element): number {
  const box = entry.querySelector('svg')?.viewBox.baseVal;
  return box && box.height > 0 ? (box.width / box.height) * SWATCH.block : 0;
}

function entryWidth(entry: Element): number {
  const letters = entry.textContent.trim().length;
  return swatchWidth(entry) + SWATCH.between + letters * LETTER + SWATCH.gap;
}

function drawnEntry(
  entry: Element,
  x: number,
  y: number,
  words: (text: string, x: number, y: number) => Element,
): Element[] {
  const text = words(entry.textContent.trim(), x + swatchWidth(entry) + SWATCH.between, y);
  const swatch = entry.querySelector('svg');
  if (!swatch) return [text];
  const copy = copyOf(swatch);
  place(copy, x, y - SWATCH.block + 2);
  copy.setAttribute('width', String(swatchWidth(entry)));
  copy.setAttribute('height', String(SWATCH.block));
  return [copy, text];
}

function copyOf(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('a chart is a drawing');
  writeStyles(drawing, copy);
  return copy;
}

function writeStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of STYLES) {
    const value = style.getPropertyValue(name);
    if (value !== '' && value !== 'normal' && !isOwnPattern(from, name))
      to.setAttribute(name, value);
  }
  to.removeAttribute('class');
  for (const [at, child] of [...from.children].entries()) {
    const copied = to.children[at];
    if (copied) writeStyles(child, copied);
  }
}

/** Browsers tell the address of the page before a pattern, which a file does not have. */
function isOwnPattern(element: Element, name: string): boolean {
  return element.getAttribute(name)?.startsWith('url(#') ?? false;
}

/** The first ground behind the drawing that is not see-through. */
function backgroundOf(drawing: Element): string {
  for (let at: Element | null = drawing; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'white';
}
