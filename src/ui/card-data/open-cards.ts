import { atom } from 'nanostores';
import type { PackedCards } from '../../dice-masters/cards/index.ts';
import { fetchFile } from './card-files.ts';

/** Whether the cards could not be loaded. */
export const $failed = atom(false);

/** Loads the cards; a failure is shown with a way to try again. */
export async function openCards(
  dataAddress: string,
  take: (packed: PackedCards) => void,
): Promise<void> {
  $failed.set(false);
  try {
    take(JSON.parse(await fetchFile(dataAddress)));
  } catch {
    $failed.set(true);
  }
}
