import { say } from '../../kit/say.ts';
import { $table, leaveTable, restart } from '../goldfish-state.ts';

/** From the first turn again, with the same luck or other luck. */
export function restartGame(seed?: string): void {
  withWayBack('The game begins again.', () => restart(seed));
}

/** Back to the setup. */
export function leaveGame(): void {
  withWayBack('The table is cleared.', leaveTable);
}

/** A game that was played lives in the address alone, which is about to change. */
function withWayBack(words: string, act: () => void): void {
  const table = $table.get();
  act();
  if (table && table.picks.length > 0) say(words, () => $table.set(table));
}
