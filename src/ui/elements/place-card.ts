/** Between the card and its link, and between the card and the edge of the window, in pixels. */
const GAP = 6;
const EDGE = 8;
/** Less room than this is not worth squeezing into. */
const LEAST_HEIGHT = 140;

/** Puts the card below its link, or above where that has more room; never over the link. */
export function placeCard(card: HTMLElement, link: HTMLElement): void {
  const lines = [...link.getClientRects()];
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return;
  const { clientWidth, clientHeight } = document.documentElement;
  card.style.maxBlockSize = '';
  const { width, height } = card.getBoundingClientRect();
  const below = clientHeight - last.bottom - GAP - EDGE;
  const above = first.top - GAP - EDGE;
  const isBelow = height <= below || below >= above || above < LEAST_HEIGHT;
  const room = Math.max(isBelow ? below : above, LEAST_HEIGHT);
  const top = isBelow ? last.bottom + GAP : first.top - GAP - Math.min(height, room);
  const wanted = (isBelow ? last : first).left;
  const left = Math.max(EDGE, Math.min(wanted, clientWidth - width - EDGE));
  card.style.maxBlockSize = `${room}px`;
  card.style.top = `${top + scrollY}px`;
  card.style.left = `${left + scrollX}px`;
}
