/** Marks dice on the mat, alone or in their heap, and cards by their place in the layout, without drawing anything anew. */
export function pointAt(dice: readonly number[], card = -1): void {
  for (const one of document.querySelectorAll<HTMLElement>('.mat [data-die], .mat [data-dice]')) {
    const there = (one.dataset['die'] ?? one.dataset['dice'] ?? '').split(' ').map(Number);
    one.toggleAttribute(
      'data-pointed',
      there.some((die) => dice.includes(die)),
    );
  }
  for (const one of document.querySelectorAll<HTMLElement>('.mat .card-slot')) {
    one.toggleAttribute('data-pointed', one.dataset['anchor'] === `card-${card}`);
  }
}
