import { attachCard, detachCard } from './keyword-card.ts';
import { loadDefinitions } from './keyword-definitions.ts';
import { placeCard } from './place-card.ts';

/** Milliseconds a mouse rests on a keyword before its card opens, and may stray before it closes. */
const REST = 150;
const STRAY = 300;

interface OpenCard {
  link: HTMLAnchorElement;
  card: HTMLElement;
  /** Opened by a tap: stays until the reader taps elsewhere. */
  pinned: boolean;
}

/** Each further card was opened from a keyword in the one before. */
const stack: OpenCard[] = [];
let wanted: HTMLAnchorElement | null = null;
/** Closed by Escape; opens again once the reader has been elsewhere. */
let dismissed: HTMLAnchorElement | null = null;
let timer = 0;
let isTouch = false;

function keywordLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-keyword]') : null;
}

/** How many of the open cards a place belongs to, as part of their link or of themselves. */
function depthOf(place: EventTarget | null): number {
  if (!(place instanceof Node)) return 0;
  return stack.findLastIndex(({ link, card }) => link.contains(place) || card.contains(place)) + 1;
}

const isOpen = (link: HTMLAnchorElement) => stack.some((open) => open.link === link);

/** Shows the card, unless the reader has gone on; false where there is no definition. */
async function show(link: HTMLAnchorElement, pinned: boolean): Promise<boolean> {
  wanted = link;
  const definition = (await loadDefinitions(link))?.[link.dataset.keyword ?? ''];
  if (!definition) return false;
  if (wanted !== link || isOpen(link) || !link.isConnected) return true;
  closeDownTo(depthOf(link));
  const card = attachCard(link, definition);
  stack.push({ link, card, pinned });
  placeCard(card, link);
  return true;
}

function closeDownTo(depth: number): void {
  for (const { link, card } of stack.splice(depth).reverse()) detachCard(link, card);
}

/** Closes from the top what is neither pointed at, nor in focus, nor pinned. */
function settle(): void {
  const inUse = ':hover, :focus-visible, :has(:focus-visible)';
  if (!wanted?.matches(inUse)) wanted = null;
  const kept = stack.findLastIndex(
    ({ link, card, pinned }) => pinned || link.matches(inUse) || card.matches(inUse),
  );
  closeDownTo(kept + 1);
}

function later(action: () => void, delay: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(action, delay);
}

function onPointerOver({ target, pointerType }: PointerEvent): void {
  if (pointerType === 'touch') return;
  const link = keywordLink(target);
  if (link !== dismissed) dismissed = null;
  if (link && link !== dismissed && !isOpen(link)) later(() => show(link, false), REST);
  else later(settle, STRAY);
}

function onFocusIn({ target }: FocusEvent): void {
  const depth = depthOf(target);
  stack.slice(depth).forEach((open) => {
    open.pinned = false;
  });
  settle();
  const link = keywordLink(target);
  if (link && link !== dismissed && link.matches(':focus-visible')) show(link, false);
}

/** A scroll by touch ends without this event, so it closes nothing. */
function onPointerUp({ target }: PointerEvent): void {
  closeDownTo(depthOf(target));
}

/** The first tap opens the card, the second follows the link; so does the first without a card. */
function onClick(event: MouseEvent): void {
  const link = keywordLink(event.target);
  const isTap = isTouch && event.detail > 0;
  if (!link || !isTap || isOpen(link)) return;
  event.preventDefault();
  show(link, true).then((found) => {
    if (!found && wanted === link) location.assign(link.href);
  });
}

function onKeyDown(event: KeyboardEvent): void {
  const top = stack.at(-1);
  if (event.key !== 'Escape' || !top) return;
  event.preventDefault();
  dismissed = top.link;
  if (top.card.contains(document.activeElement)) top.link.focus();
  closeDownTo(stack.length - 1);
}

/** Moves the cards whose links moved with a part of the page. */
function onMove({ target }: Event): void {
  if (target === document) return;
  for (const { link, card } of stack) {
    if (!(target instanceof Node) || target.contains(link)) placeCard(card, link);
  }
}

// Without popovers a card could be cut off by the box around its link: the link then stays plain.
if ('popover' in HTMLElement.prototype) {
  document.addEventListener('pointerover', onPointerOver);
  document.documentElement.addEventListener('pointerleave', () => later(settle, STRAY));
  document.addEventListener('pointerdown', ({ pointerType }) => {
    isTouch = pointerType === 'touch';
  });
  document.addEventListener('pointerup', onPointerUp);
  document.addEventListener('click', onClick);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', ({ target }) => {
    if (target === dismissed) dismissed = null;
  });
  document.addEventListener('keydown', onKeyDown);
  // The page carries its cards along when it scrolls; a box that scrolls inside it does not.
  document.addEventListener('scroll', onMove, true);
  window.addEventListener('resize', onMove);
  window.addEventListener('pagehide', () => closeDownTo(0));
}
