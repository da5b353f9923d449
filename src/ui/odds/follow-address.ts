import type { Team } from '../../domain/team.ts';
import type { TeamCatalogue } from '../../teams/catalogue.ts';
import { readLink, writeLink } from '../../teams/links/link.ts';
import { formatAsked, splitFragment } from './asked-link.ts';
import { $asked, $notice, $team } from './odds-state.ts';

/** Milliseconds without a change before the address follows. */
const PAUSE = 250;

/** Keeps team and settings in the address, and opens those that come by link. */
export function followAddress(catalogue: TeamCatalogue): () => void {
  openAddress(catalogue);
  let timer = 0;
  const soon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => writeAddress(catalogue), PAUSE);
  };
  const stops = [$team.listen(soon), $asked.listen(soon)];
  const read = () => openAddress(catalogue);
  const leave = () => writeAddress(catalogue);
  addEventListener('hashchange', read);
  addEventListener('pagehide', leave);
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    removeEventListener('hashchange', read);
    removeEventListener('pagehide', leave);
  };
}

function openAddress(catalogue: TeamCatalogue): void {
  const fragment = location.hash.slice(1);
  if (fragment === '' || document.getElementById(fragment)) return;
  const { link, asked } = splitFragment(fragment);
  const { teams, problems } = readLink(link, catalogue);
  const [team] = teams;
  const messages = problems.map(({ message }) => message);
  if (!team || isEmpty(team)) {
    const why = messages[0] ?? 'It holds no team.';
    $notice.set([`The link could not be opened. ${why} Choose a team here instead.`]);
    $team.set(null);
    return;
  }
  $asked.set(asked);
  $notice.set(messages);
  $team.set(team);
}

function isEmpty({ cards, basicActions }: Team): boolean {
  return cards.length + basicActions.length === 0;
}

function writeAddress(catalogue: TeamCatalogue): void {
  const team = $team.get();
  const parts = team ? [writeLink(team, catalogue), formatAsked($asked.get())] : [];
  const fragment = parts.filter(Boolean).join('&');
  const wanted = `${location.origin}${location.pathname}${fragment && `#${fragment}`}`;
  if (wanted === location.href) return;
  try {
    history.replaceState(history.state, '', wanted);
  } catch {
    // Browsers refuse very many changes in a short time; the next one will do.
  }
}
