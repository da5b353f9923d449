/** What scrolls an element: the pane around it, or the page. */
export function scrollerOf(element: Element): Element {
  let pane = element.parentElement;
  while (pane && pane !== document.body && pane !== document.documentElement) {
    if (/auto|scroll/.test(getComputedStyle(pane).overflowY)) return pane;
    pane = pane.parentElement;
  }
  return document.scrollingElement ?? document.documentElement;
}
