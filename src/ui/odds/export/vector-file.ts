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
const FOOT = 28;
const MARGIN = 16;

/** A chart as a file of its own: styles written out, with its title above and its method below. */
export function svgText(drawing: SVGSVGElement, title: string, method: readonly string[]): string {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('a chart is a drawing');
  writeStyles(drawing, copy);
  const width = drawing.width.baseVal.value + MARGIN * 2;
  const height = drawing.height.baseVal.value + HEAD + FOOT + MARGIN;
  copy.setAttribute('x', String(MARGIN));
  copy.setAttribute('y', String(HEAD + MARGIN / 2));
  const page = document.createElementNS(NAMESPACE, 'svg');
  page.setAttribute('xmlns', NAMESPACE);
  page.setAttribute('width', String(width));
  page.setAttribute('height', String(height));
  page.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const ground = document.createElementNS(NAMESPACE, 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', backgroundOf(drawing));
  const ink = getComputedStyle(drawing).color;
  const words = (text: string, y: number, size: number, weight: string) => {
    const line = document.createElementNS(NAMESPACE, 'text');
    line.textContent = text;
    line.setAttribute('x', String(MARGIN));
    line.setAttribute('y', String(y));
    line.setAttribute('fill', ink);
    line.setAttribute('font-family', getComputedStyle(drawing).fontFamily);
    line.setAttribute('font-size', String(size));
    line.setAttribute('font-weight', weight);
    return line;
  };
  page.append(
    ground,
    words(title, MARGIN + 12, 18, '700'),
    copy,
    words(method.join(' · '), height - 12, 12, '400'),
  );
  return new XMLSerializer().serializeToString(page);
}

function writeStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of STYLES) {
    const value = style.getPropertyValue(name);
    if (value !== '' && value !== 'normal' && !isOwnPattern(from, name))
      to.setAttribute(name, value);
  }
  to.removeAttribute('class');
  for (const [place, child] of [...from.children].entries()) {
    const copied = to.children[place];
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
