const NARROW = '(max-width: 60rem)';

/** On a phone: brings what is lit into sight, above the open question. */
export function showLit(): void {
  if (!matchMedia(NARROW).matches) return;
  const lit = document.querySelector('.mat .mat-die.lit, .mat .card-slot.lit');
  const panel = document.querySelector('.decision');
  if (!lit || !panel) return;
  const { top, bottom } = lit.getBoundingClientRect();
  const isSeen = top > 0 && bottom < panel.getBoundingClientRect().top;
  if (!isSeen) lit.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
