import type { PackedCards } from '../../query/packed-cards.ts';
import { cardLibrary } from './card-library.ts';
import { $failed, $library } from './goldfish-state.ts';

/** Loads the cards; a failure is shown with a way to try again. */
export async function openCards(dataAddress: string): Promise<void> {
  $failed.set(false);
  try {
    const response = await fetch(dataAddress);
    if (!response.ok) throw new Error(`The card data answered ${response.status}.`);
    const packed: PackedCards = await response.json();
    $library.set(cardLibrary(packed));
  } catch {
    $failed.set(true);
  }
}
