const KEY = 'dicewright:theme';
const root = document.documentElement;
const button = document.querySelector<HTMLButtonElement>('.theme-toggle');

const show = (theme: string | undefined) => {
  button?.setAttribute('aria-pressed', String(theme === 'paper'));
};

if (button) {
  button.hidden = false;
  show(root.dataset['theme']);
  button.addEventListener('click', () => {
    const theme = root.dataset['theme'] === 'paper' ? 'felt' : 'paper';
    root.dataset['theme'] = theme;
    show(theme);
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // Private windows may refuse storage; the choice then lasts for this page.
    }
  });
}
