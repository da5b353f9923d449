import { isEmptyTeam, type Team } from '../../domain/team.ts';
import type { TeamCatalogue } from '../../teams/catalogue.ts';
import { readLink, writeLink } from '../../teams/links/link.ts';
import { say } from '../cards/toast.ts';
import {
  keepForReload,
  keptOverReload,
  letAddressFollow,
  replaceAddress,
} from '../shared/page-address.ts';
import { $library, $openId, $team, newTeam, openTeam, teamOf } from './library/team-store.ts';
import { addCard, placeOf, titleOf } from './team-actions.ts';

/** Keeps the link of the open team in the address, and opens teams that come by link. */
export function followTeamAddress(cards: TeamCatalogue): () => void {
  if (!openKept()) openAddress(cards);
  const wanted = new URLSearchParams(location.search).get('add');
  if (wanted !== null) addWanted(wanted, cards);
  const read = () => openAddress(cards);
  const write = () => writeAddress(cards);
  const leave = () => {
    write();
    keepForReload(LEFT_AT, $openId.get() ?? '');
  };
  write();
  return letAddressFollow({ stores: [$team], read, write, leave });
}

/** The team that the tab showed when it was left. */
const LEFT_AT = 'dicewright:build';

/** A reload: the team that this page had open, whatever edits came after the address was written. */
function openKept(): boolean {
  const id: unknown = history.state?.team ?? keptOverReload(LEFT_AT);
  if (typeof id !== 'string' || teamOf(id) === null) return false;
  openTeam(id);
  return true;
}

function openAddress(cards: TeamCatalogue): void {
  const fragment = location.hash.slice(1);
  if (fragment && !document.getElementById(fragment)) openFragment(fragment, cards);
}

function openFragment(fragment: string, cards: TeamCatalogue): void {
  const { teams, problems } = readLink(fragment, cards);
  const [team] = teams;
  if (!team) {
    say(`The link could not be read: ${problems[0]?.message ?? 'it holds no team.'}`);
    return;
  }
  const link = writeLink(team, cards);
  if (link === writeLink($team.get(), cards)) return;
  const known = $library.get().find(({ id }) => isSame(teamOf(id), link, cards));
  if (known) openTeam(known.id);
  else newTeam(team);
  const trouble =
    problems.length === 0 ? '' : ` ${problems.map(({ message }) => message).join(' ')}`;
  say(`${team.name || 'A team'} opened from a link.${trouble}`);
}

function isSame(team: Team | null, link: string, cards: TeamCatalogue): boolean {
  return team !== null && writeLink(team, cards) === link;
}

/** `?add=hhs-017`: the card that a card page sends here. */
function addWanted(id: string, cards: TeamCatalogue): void {
  const card = cards.card(id);
  const clean = new URL(location.href);
  clean.searchParams.delete('add');
  history.replaceState(history.state, '', clean);
  if (!card) say(`There is no card “${id.slice(0, 40)}”.`);
  else if (placeOf(id)) say(`${titleOf(id)} is on the team already.`);
  else {
    addCard(card);
    say(`${titleOf(id)} is on the team.`);
  }
}

function writeAddress(cards: TeamCatalogue): void {
  const team = $team.get();
  const isEmpty = isEmptyTeam(team) && team.name === '';
  const wanted = new URL(location.href);
  wanted.hash = isEmpty ? '' : writeLink(team, cards);
  const state = { ...history.state, team: $openId.get() };
  if (wanted.href === location.href && history.state?.team === state.team) return;
  replaceAddress(wanted.href, state);
}
