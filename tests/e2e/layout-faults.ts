import type { Page } from '@playwright/test';

/**
 * What is wrong with how a page lies in its window: it scrolls sideways, something leaves the window,
 * words are cut off, or two things to read or press lie on each other.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  // Charts draw themselves anew in the frame after they got another width.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(findFaults);
}

/** Lets the browser lay out what is not in sight too, which it else puts off. */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Runs in the page, so it brings all it needs. */
function findFaults(): string[] {
  /** Pixels that rounding may take. */
  const NEAR = 2;
  const THINGS = 'a[href], button, input, select, textarea, summary, [role="tab"], h1, h2, h3';
  const { clientWidth, scrollWidth } = document.documentElement;
  const styles = new Map<Element, CSSStyleDeclaration>();

  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const name = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const look = [element.localName, ...element.classList].join('.');
    return `${look} “${words.trim().replace(/\s+/g, ' ').slice(0, 30)}”`;
  };
  /** What stays in its place while a page scrolls lies above the rest on purpose. */
  const floats = (element: Element) => ['fixed', 'sticky'].includes(styleOf(element).position);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !floats(element);
  const around = (element: Element) => {
    const boxes: Element[] = [];
    for (let box = element.parentElement; box; box = box.parentElement) boxes.push(box);
    return boxes;
  };
  /** The part of an element that the boxes around it let through. */
  const seen = (element: Element) => {
    const part = DOMRect.fromRect(element.getBoundingClientRect());
    let { left, right, top, bottom } = part;
    for (const box of around(element)) {
      const { overflowX, overflowY } = styleOf(box);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = box.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    return { element, left, right, top, bottom };
  };
  type Part = ReturnType<typeof seen>;

  const meet = (one: Part, other: Part) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > NEAR &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > NEAR &&
    !one.element.contains(other.element) &&
    !other.element.contains(one.element);
  const isCut = (element: Element) => {
    const { overflowX, textOverflow, clipPath } = styleOf(element);
    return (
      ['hidden', 'clip'].includes(overflowX) &&
      textOverflow !== 'ellipsis' &&
      clipPath === 'none' &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + NEAR &&
      isShown(element)
    );
  };

  const things = [...document.querySelectorAll(THINGS)]
    .filter((element) => isShown(element) && !around(element).some(floats))
    .map(seen)
    .filter(({ left, right, top, bottom }) => right - left > NEAR && bottom - top > NEAR)
    .sort((a, b) => a.top - b.top);
  const below = (at: number) => {
    const end = things.findIndex(
      ({ top }, next) => next > at && top >= (things[at]?.bottom ?? 0) - NEAR,
    );
    return things.slice(at + 1, end < 0 ? undefined : end);
  };
  const outside = things.filter(({ left, right }) => right > clientWidth + NEAR || left < -NEAR);
  const pairs = things.flatMap((one, at) =>
    below(at).flatMap((other) => (meet(one, other) ? [[one.element, other.element] as const] : [])),
  );
  // A field scrolls what is written into it, and so does the paint behind it.
  const cut = [...document.querySelectorAll('main :not(input, textarea, [aria-hidden="true"])')];
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
    ...outside.map(({ element }) => `${name(element)} leaves the window`),
    ...pairs.map(([one, other]) => `${name(one)} and ${name(other)} lie on each other`),
    ...cut.filter(isCut).map((element) => `${name(element)} is cut off`),
  ];
}
