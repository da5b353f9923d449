import type { CardLibrary } from '../../card-data/card-library.ts';
import { formatGame, type KeptGame, readFragment } from '../../game-link/game-link.ts';
import { keepText, keptText } from '../../storage/browser-storage.ts';
import { $table, isOpen, keptGame, type TableGame } from '../goldfish-state.ts';

/** Where the last game lies that was played at this table and has not ended, as its link keeps it. */
const UNFINISHED = 'dicewright:goldfish-unfinished';

/** Keeps the game on the table for another visit, once something was picked in it; gives a way to stop. */
export function keepUnfinished(): () => void {
  return $table.listen((table) => {
    // Without storage the game lives in the address alone, as it does anyway.
    if (table?.isForward) keepText(UNFINISHED, wanted(table));
  });
}

function wanted(table: TableGame): string {
  const isOver = !isOpen(table) && table.ahead === null && table.place === table.picks.length;
  return isOver ? '' : formatGame(keptGame(table));
}

/** The game that can be resumed; null where there is none, or none that can be read. */
export function unfinishedGame(library: CardLibrary): KeptGame | null {
  const fragment = keptText(UNFINISHED) ?? '';
  if (fragment === '') return null;
  const read = readFragment(fragment, library);
  return read.kind === 'game' ? read.kept : null;
}
