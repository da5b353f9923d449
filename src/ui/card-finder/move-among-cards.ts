/** Steps in columns and rows; Home and End go to the ends of what is drawn. */
const STEPS: Record<string, (columns: number) => number> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  Home: () => Number.NEGATIVE_INFINITY,
  End: () => Number.POSITIVE_INFINITY,
};

/** Arrow keys go from card to card; above the first row they lead back to the query. */
export function moveAmongCards(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || !target.matches('[data-card]')) return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
  const here = links.indexOf(target);
  const wanted = here + step(columnsOf(links));
  event.preventDefault();
  if (event.key === 'ArrowUp' && wanted < 0) {
    document.querySelector<HTMLElement>('.query-input')?.focus();
    return;
  }
  links[Math.max(0, Math.min(links.length - 1, wanted))]?.focus();
}

function columnsOf(links: HTMLElement[]): number {
  const top = links[0]?.getBoundingClientRect().top ?? 0;
  const inRow = links.findIndex((link) => Math.abs(link.getBoundingClientRect().top - top) > 8);
  return inRow < 0 ? 1 : inRow;
}
