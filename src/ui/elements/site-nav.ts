/** On a phone the row of places is wider than the screen: brings the one you are in into sight. */
const here = document.querySelector<HTMLElement>('.site-nav [aria-current]');
const row = here?.parentElement;
if (here && row && row.scrollWidth > row.clientWidth) {
  const middle = here.offsetLeft - row.offsetLeft + here.offsetWidth / 2;
  row.scrollLeft = middle - row.clientWidth / 2;
}
