import { atom } from 'nanostores';
import type { Team } from '../../domain/team.ts';
import type { PackedCards } from '../../query/packed-cards.ts';
import type { TeamCatalogue } from '../../teams/catalogue.ts';
import { type Asked, FIRST_ASKED } from './asked.ts';

/** The card data as it came, and the cards as teams know them. */
export interface Cards {
  packed: PackedCards;
  catalogue: TeamCatalogue;
}

export const $cards = atom<Cards | null>(null);
/** The team whose odds are shown. */
export const $team = atom<Team | null>(null);
export const $asked = atom<Asked>(FIRST_ASKED);
/** What a reader must be told about the link that was opened. */
export const $notice = atom<string[]>([]);

export function ask(part: Partial<Asked>): void {
  $asked.set({ ...$asked.get(), ...part });
}

/** Shows another team; what was asked about cards of the last one is forgotten. */
export function chooseTeam(team: Team | null): void {
  $notice.set([]);
  ask({ card: '', also: '', firstBuy: '', out: '', ran: false });
  $team.set(team);
}
