import type { TableGame } from '../goldfish-state.ts';

const NARROW = '(max-width: 60rem)';

/** On a phone: brings the die into sight with which the step ended, above its words. */
export function showNews({ run, heard, isForward }: TableGame): void {
  if (!isForward || !matchMedia(NARROW).matches) return;
  const news = run.log.entries.slice(heard).flatMap((event) => ('die' in event ? event.die : []));
  const seen = [...document.querySelectorAll<HTMLElement>('.mat [data-die]')];
  const last = news.findLast((die) => seen.some(({ dataset }) => Number(dataset['die']) === die));
  const die = seen.find(({ dataset }) => Number(dataset['die']) === last);
  die?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
