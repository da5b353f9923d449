import {
  keepForReload,
  keptOverReload,
  letAddressFollow,
  pageAddress,
} from '../address/page-address.ts';
import { replaceAddress } from '../address/replace-address.ts';
import type { CardLibrary } from '../card-data/card-library.ts';
import { formatGame, readFragment } from '../game-link/game-link.ts';
import { $guest, $notice, $table, keptGame, openGame } from './goldfish-state.ts';
import { readGuideFragment } from './guide/books.ts';
import { $guide, guideFragment, leaveGuide, openGuide } from './guide/guide-state.ts';

type Wanted = NonNullable<ReturnType<typeof readGuideFragment>>;

/** What the tab showed when it was left. */
const LEFT_AT = 'dicewright:table';

/** Keeps the whole game in the address, and opens games and teams that come by link. */
export function followAddress(library: CardLibrary): () => void {
  const read = () => openAddress(library);
  const leave = () => {
    writeAddress();
    keepForReload(LEFT_AT, shownFragment());
  };
  takeUpAfterReload();
  read();
  return letAddressFollow({ stores: [$table, $guide], read, write: writeAddress, leave });
}

/** The address of the game on the table. */
export function gameAddress(): string {
  return pageAddress(shownFragment());
}

function takeUpAfterReload(): void {
  const left = keptOverReload(LEFT_AT);
  if (left) replaceAddress(pageAddress(left));
}

function shownFragment(): string {
  const guide = $guide.get();
  if (guide) return guideFragment(guide);
  const table = $table.get();
  return table ? formatGame(keptGame(table)) : '';
}

function openAddress(library: CardLibrary): void {
  const fragment = location.hash.slice(1);
  if (fragment !== '' && document.getElementById(fragment)) return;
  const example = readGuideFragment(fragment);
  if (example) {
    openExample(example);
    return;
  }
  leaveGuide();
  const read = readFragment(fragment, library);
  if (read.kind === 'nothing') return;
  const problem = read.kind === 'game' ? openGame(read.kept) : null;
  if (read.kind === 'game' && problem === null) return;
  $table.set(null);
  if (read.kind === 'team') {
    $guest.set(read.team);
    $notice.set({ lines: read.problems });
    return;
  }
  const words = read.kind === 'problem' ? read.problem : problem;
  const line = `The link could not be opened. ${words} You can start a fresh game here.`;
  $notice.set({ lines: [line], link: location.href });
}

async function openExample({ book, rule, step }: Wanted): Promise<void> {
  const problem = await openGuide(book, rule, step);
  if (problem) $notice.set({ lines: [`${problem} Check the connection and try again.`] });
}

function writeAddress(): void {
  const wanted = gameAddress();
  if (wanted === location.href || ($table.get() === null && $guest.get() !== null)) return;
  replaceAddress(wanted);
}
