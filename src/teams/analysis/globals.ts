import type { CardFacts } from '../catalogue.ts';
import type { Roster } from './roster.ts';

export interface CardGlobals {
  card: CardFacts;
  /** Its Globals in words; empty where the catalogue has none. */
  lines: string[];
}

/** Globals that both players may use as long as the team is on the table. (R11.1) */
export function globalsOf({ cards, basicActions }: Roster): CardGlobals[] {
  return [...cards, ...basicActions]
    .filter(({ card }) => card.hasGlobal)
    .map(({ card }) => ({
      card,
      lines: card.effects.filter((line) => line.startsWith('Global')),
    }));
}
