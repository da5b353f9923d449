import { atom } from 'nanostores';
import type { CardStore, PackedCards } from '../../dice-masters/cards/index.ts';
import type { Team } from '../../dice-masters/teams/index.ts';
import type { Told } from '../kit/Notice.tsx';
import { type Asked, FIRST_ASKED } from './asked.ts';

/** The card data as it came, and the cards as teams know them. */
export interface Cards {
  packed: PackedCards;
  catalogue: CardStore;
}

export const $cards = atom<Cards | null>(null);
/** The team whose odds are shown. */
export const $team = atom<Team | null>(null);
export const $asked = atom<Asked>(FIRST_ASKED);
/** What a reader must be told about the link that was opened. */
export const $notice = atom<Told>({ lines: [] });

export function ask(part: Partial<Asked>): void {
  $asked.set({ ...$asked.get(), ...part });
}

/** Shows another team; what was asked about cards of the last one is forgotten. */
export function chooseTeam(team: Team | null): void {
  $notice.set({ lines: [] });
  ask({ card: '', also: '', firstBuy: '', out: '', ran: false });
  $team.set(team);
}
