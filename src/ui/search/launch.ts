import { catchKeys } from './early-keys.ts';

/** Opens the search palette by click, Ctrl-K, ⌘K or a slash. Everything else loads on first use. */
const link = document.querySelector<HTMLAnchorElement>('.site-search');
const key = link?.querySelector('kbd');
if (key && /Mac|iPhone|iPad/.test(navigator.platform)) key.textContent = '⌘ K';

let isOpening = false;

async function open(): Promise<void> {
  if (!link || isOpening) return;
  isOpening = true;
  const early = catchKeys();
  try {
    const { readyPalette } = await import('./palette.ts');
    (await readyPalette()).open(early.stop());
  } catch {
    // The code cannot be had: the search page says more.
    const { text } = early.stop();
    location.href = text ? `${link.href}?q=${encodeURIComponent(text)}` : link.href;
  } finally {
    isOpening = false;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

link?.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
});

document.addEventListener('keydown', (event) => {
  if (event.altKey || event.isComposing) return;
  const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey;
  const isShortcut = isCommand && event.key.toLowerCase() === 'k';
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
  if (!isShortcut && !isSlash) return;
  event.preventDefault();
  open();
});
