import type { CardStore } from '../../dice-masters/cards/index.ts';
import { teamInLink, writeLink } from '../../dice-masters/teams/index.ts';
import { letAddressFollow, pageAddress } from '../address/page-address.ts';
import { replaceAddress } from '../address/replace-address.ts';
import { formatAsked, splitFragment, withCardsOf } from './asked-link.ts';
import { withKnownPolicies } from './known-policies.ts';
import { $asked, $notice, $team } from './odds-state.ts';
import type { ReadyPolicy } from './policies.ts';

/** Keeps team and settings in the address, and opens those that come by link. */
export function followAddress(catalogue: CardStore, policies: readonly ReadyPolicy[]): () => void {
  const read = () => openAddress(catalogue, policies);
  const write = () => writeAddress(catalogue);
  read();
  return letAddressFollow({ stores: [$team, $asked], read, write, leave: write });
}

function openAddress(catalogue: CardStore, policies: readonly ReadyPolicy[]): void {
  const fragment = location.hash.slice(1);
  if (fragment === '' || document.getElementById(fragment)) return;
  const { link, asked } = splitFragment(fragment);
  const { team, messages } = teamInLink(link, catalogue);
  if (!team) {
    const why = messages[0] ?? 'It holds no team.';
    const line = `The link could not be opened. ${why} Choose a team here instead.`;
    $notice.set({ lines: [line], link: location.href });
    $team.set(null);
    return;
  }
  const known = withKnownPolicies(fragment, asked, policies);
  $asked.set(withCardsOf(team, known.asked));
  $notice.set({ lines: [...messages, ...known.messages] });
  $team.set(team);
}

function writeAddress(catalogue: CardStore): void {
  const team = $team.get();
  const parts = team ? [writeLink(team, catalogue), formatAsked($asked.get())] : [];
  const wanted = pageAddress(parts.filter(Boolean).join('&'));
  if (wanted !== location.href) replaceAddress(wanted);
}
