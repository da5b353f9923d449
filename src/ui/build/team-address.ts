import type { CardStore } from '../../dice-masters/cards/index.ts';
import {
  areNotesFull,
  EMPTY_TEAM,
  firstMessages,
  isEmptyTeam,
  readLink,
  type Team,
  writeLink,
} from '../../dice-masters/teams/index.ts';
import { called } from '../../text/called.ts';
import { keepForReload, keptOverReload, letAddressFollow } from '../address/page-address.ts';
import { replaceAddress } from '../address/replace-address.ts';
import { say } from '../kit/say.ts';
import { isNumber, isObject, isText } from '../team-shelf/shapes.ts';
import {
  $library,
  $openId,
  $team,
  openTeam,
  replaceTeam,
  teamOf,
  updatedAt,
  visitTeam,
} from '../team-shelf/team-store.ts';
import { addCard, placeOf, titleOf } from './team-actions.ts';

/** Keeps the link of the open team in the address, and opens teams that come by link. */
export function followTeamAddress(cards: CardStore): () => void {
  if (!openKept(cards)) openAddress(cards);
  const wanted = new URLSearchParams(location.search).get('add');
  if (wanted !== null) addWanted(wanted, cards);
  const read = () => openAddress(cards);
  const write = () => writeAddress(cards);
  const leave = () => {
    write();
    keepForReload(LEFT_AT, JSON.stringify(shown(cards)));
  };
  write();
  return letAddressFollow({ stores: [$team], read, write, leave });
}

/** What the tab showed when it was left. */
const LEFT_AT = 'dicewright:build';

interface Shown {
  /** The id of the open team. */
  team: string;
  /** When it was changed last. */
  updated: number;
  link: string;
}

function shown(cards: CardStore): Shown {
  const id = $openId.get() ?? '';
  return { team: id, updated: updatedAt(id), link: linkOf($team.get(), cards) };
}

/** A reload: the team that this page had open, as it was last, in storage, in the address or when the tab was left. */
function openKept(cards: CardStore): boolean {
  const known = [readShown(history.state), leftBefore()].flatMap((one) => one ?? []);
  const id = known[0]?.team;
  if (id === undefined) return false;
  const [last] = known
    .filter(({ team }) => team === id)
    .sort((one, other) => other.updated - one.updated);
  if (teamOf(id) === null) return last ? openUnsaved(last, cards) : false;
  openTeam(id);
  if (last && last.updated > updatedAt(id)) bringForward(last, cards);
  return true;
}

/** Never saved, and changed after the address was written for the last time. */
function openUnsaved({ link }: Shown, cards: CardStore): boolean {
  if (link === '' || link === location.hash.slice(1)) return false;
  openFragment(link, cards);
  return true;
}

/** Storage was full: what it has is older than what the tab showed. */
function bringForward({ link }: Shown, cards: CardStore): void {
  const [team] = link === '' ? [EMPTY_TEAM] : readLink(link, cards).teams;
  if (team && link !== linkOf($team.get(), cards)) replaceTeam(team);
}

function leftBefore(): Shown | null {
  try {
    return readShown(JSON.parse(keptOverReload(LEFT_AT) ?? 'null'));
  } catch {
    return null;
  }
}

function readShown(value: unknown): Shown | null {
  if (!isObject(value) || !isText(value['team']) || !isNumber(value['updated'])) return null;
  const { team, updated, link } = value;
  return { team, updated, link: isText(link) ? link : location.hash.slice(1) };
}

function openAddress(cards: CardStore): void {
  const fragment = location.hash.slice(1);
  if (fragment && !document.getElementById(fragment)) openFragment(fragment, cards);
}

function openFragment(fragment: string, cards: CardStore): void {
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
  else visitTeam(team);
  leftAlone = areNotesFull(team) ? link : '';
  const words = [`${called(team.name, 'A team')} opened from a link.`, ...firstMessages(problems)];
  say(words.join(' '));
}

function isSame(team: Team | null, link: string, cards: CardStore): boolean {
  return team !== null && writeLink(team, cards) === link;
}

/** `?add=hhs-017`: the card that a card page sends here. */
function addWanted(id: string, cards: CardStore): void {
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

/** The team as it was read from an address that holds more of it, which stays until the team is changed. */
let leftAlone = '';

function writeAddress(cards: CardStore): void {
  const { team, updated, link } = shown(cards);
  if (link !== '' && link === leftAlone) return;
  const wanted = new URL(location.href);
  wanted.hash = link;
  const before = readShown(history.state);
  const isThere = before?.team === team && before.updated === updated;
  if (wanted.href === location.href && isThere) return;
  replaceAddress(wanted.href, { ...history.state, team, updated });
}

/** Empty for a team with nothing on it. */
function linkOf(team: Team, cards: CardStore): string {
  return isEmptyTeam(team) && team.name === '' ? '' : writeLink(team, cards);
}
