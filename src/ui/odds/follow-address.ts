import type { TeamCatalogue } from '../../teams/catalogue.ts';
import { writeLink } from '../../teams/links/link.ts';
import { teamInLink } from '../../teams/links/team-in-link.ts';
import { letAddressFollow, pageAddress, replaceAddress } from '../shared/page-address.ts';
import { formatAsked, splitFragment, withCardsOf } from './asked-link.ts';
import { $asked, $notice, $team } from './odds-state.ts';

/** Keeps team and settings in the address, and opens those that come by link. */
export function followAddress(catalogue: TeamCatalogue): () => void {
  const read = () => openAddress(catalogue);
  const write = () => writeAddress(catalogue);
  read();
  return letAddressFollow({ stores: [$team, $asked], read, write, leave: write });
}

function openAddress(catalogue: TeamCatalogue): void {
  const fragment = location.hash.slice(1);
  if (fragment === '' || document.getElementById(fragment)) return;
  const { link, asked } = splitFragment(fragment);
  const { team, messages } = teamInLink(link, catalogue);
  if (!team) {
    const why = messages[0] ?? 'It holds no team.';
    $notice.set([`The link could not be opened. ${why} Choose a team here instead.`]);
    $team.set(null);
    return;
  }
  $asked.set(withCardsOf(team, asked));
  $notice.set(messages);
  $team.set(team);
}

function writeAddress(catalogue: TeamCatalogue): void {
  const team = $team.get();
  const parts = team ? [writeLink(team, catalogue), formatAsked($asked.get())] : [];
  const wanted = pageAddress(parts.filter(Boolean).join('&'));
  if (wanted !== location.href) replaceAddress(wanted);
}
