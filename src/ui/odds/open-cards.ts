import { cardReader } from '../../query/card-reader.ts';
import type { PackedCards } from '../../query/packed-cards.ts';
import { teamCatalogueOf } from '../build/team-catalogue.ts';
import { $cards, $failed } from './odds-state.ts';

/** Loads the cards; a failure is shown with a way to try again. */
export async function openCards(dataAddress: string): Promise<void> {
  $failed.set(false);
  try {
    const response = await fetch(dataAddress);
    if (!response.ok) throw new Error(`The card data answered ${response.status}.`);
    const packed: PackedCards = await response.json();
    $cards.set({ packed, catalogue: teamCatalogueOf(packed, cardReader(packed)) });
  } catch {
    $failed.set(true);
  }
}
