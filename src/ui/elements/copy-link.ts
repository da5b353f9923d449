/** Buttons that copy the address of a rule, with the edition the reader sees. */
for (const button of document.querySelectorAll<HTMLButtonElement>('.copy-link')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const address = new URL(location.href);
    address.hash = button.dataset['id'] ?? '';
    const words = button.querySelector('.visually-hidden');
    const before = words?.textContent ?? '';
    const say = (text: string, state: string) => {
      if (words) words.textContent = text;
      button.dataset['state'] = state;
    };
    try {
      await navigator.clipboard.writeText(address.href);
      say('Copied', 'copied');
    } catch {
      location.hash = address.hash;
      say('Not allowed to copy: the address bar now holds the link', 'failed');
    }
    setTimeout(() => {
      say(before, '');
    }, 2500);
  });
}
