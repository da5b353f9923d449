import { keepText } from '../storage/browser-storage.ts';

const KEY = 'dicewright:theme';
const root = document.documentElement;
const button = document.querySelector<HTMLButtonElement>('.theme-toggle');
const light = matchMedia('(prefers-color-scheme: light)');

/** The theme that is seen: the reader's choice, or else what the system asks for. */
function theme(): 'paper' | 'felt' {
  const chosen = root.dataset['theme'];
  if (chosen === 'paper' || chosen === 'felt') return chosen;
  return light.matches ? 'paper' : 'felt';
}

function show(): void {
  button?.setAttribute('aria-pressed', String(theme() === 'paper'));
  const { backgroundColor } = getComputedStyle(root);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor);
}

if (button) {
  button.hidden = false;
  show();
  light.addEventListener('change', show);
  button.addEventListener('click', () => {
    const chosen = theme() === 'paper' ? 'felt' : 'paper';
    root.dataset['theme'] = chosen;
    show();
    const trouble = keepText(KEY, chosen);
    if (trouble) import('../storage/not-kept.ts').then(({ tellNotKept }) => tellNotKept(trouble));
  });
}
