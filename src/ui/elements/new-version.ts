/** Says that a newer version of the site is here. Nothing moves and nothing reloads by itself. */
export function tellNewVersion(): void {
  if (document.querySelector('.new-version')) return;
  const notice = document.createElement('aside');
  notice.className = 'new-version';
  notice.ariaLabel = 'New version';
  const words = document.createElement('p');
  words.role = 'status';
  notice.append(
    words,
    button('Reload', () => location.reload()),
    button('Later', () => notice.remove()),
  );
  document.body.append(notice);
  // Screen readers speak what changes in a place they know already.
  requestAnimationFrame(() => {
    const more = document.createElement('span');
    more.className = 'wide';
    more.textContent = ' Reloading loses nothing.';
    words.append('A new version is ready.', more);
  });
}

function button(label: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', act);
  return element;
}
