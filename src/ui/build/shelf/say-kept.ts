import { say } from '../../kit/say.ts';
import { $trouble } from '../../team-shelf/team-store.ts';

/** Says what was done to the shelf, and whether it outlasts the page. */
export function sayKept(words: string, undo: (() => void) | null = null): void {
  say($trouble.get() === null ? words : `${words} It is not saved yet, see the shelf.`, undo);
}
