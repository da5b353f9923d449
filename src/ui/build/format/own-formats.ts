import { isCustomFormat } from '../../../dice-masters/teams/index.ts';
import type { StorageTrouble } from '../../storage/browser-storage.ts';
import { keptAtom } from '../../storage/kept-atom.ts';
import { $library, changeFormatOf, teamOf } from '../../team-shelf/team-store.ts';

/** The player's own formats, as teams hold them, for every team of this browser. */
export const $ownFormats = keptAtom<string[]>('dicewright:formats', [], {
  read: readFormats,
  write: JSON.stringify,
});

/** Puts a format among one's own, once; tells what keeps it from being saved. */
export function keepFormat(text: string): StorageTrouble | null {
  return $ownFormats.change((now) => (now.includes(text) ? now : [...now, text]));
}

/** Puts another text in the place of a format; every team that had the old one follows. */
export function changeFormat(from: string, to: string): StorageTrouble | null {
  for (const id of teamsIn(from)) changeFormatOf(id, to);
  return $ownFormats.change((now) => [
    ...new Set(now.includes(from) ? now.map((one) => (one === from ? to : one)) : [...now, to]),
  ]);
}

/** Gives a function that brings it back; teams that have it keep it inside them. */
export function deleteFormat(text: string): () => void {
  const at = $ownFormats.get().indexOf(text);
  $ownFormats.change((now) => now.filter((one) => one !== text));
  return () => {
    $ownFormats.change((now) => (now.includes(text) ? now : now.toSpliced(at, 0, text)));
  };
}

/** Ids of the teams that are judged by a format. */
export function teamsIn(text: string): string[] {
  return $library
    .get()
    .map(({ id }) => id)
    .filter((id) => teamOf(id)?.format === text);
}

function readFormats(stored: string): string[] | null {
  try {
    const list: unknown = JSON.parse(stored);
    if (!Array.isArray(list)) return null;
    return [...new Set(list.filter(isFormat))];
  } catch {
    return null;
  }
}

function isFormat(one: unknown): one is string {
  return typeof one === 'string' && isCustomFormat(one);
}
