import type { CardFacts } from '../../cards/card-facts.ts';
import type { CardStore } from '../../cards/card-store.ts';
import { foldTitle } from '../ban-list.ts';
import type { Slot } from '../edit.ts';
import type { Format } from '../format.ts';
import type { Problem, Repair } from '../problem.ts';
import { isUnknownCard, type Team, type TeamCard, UNKNOWN_CARD } from '../team.ts';

/** A card of the team where it lies. */
export interface Placed extends TeamCard {
  slot: Slot;
  at: number;
  /** Undefined for a card that the catalogue does not have. */
  facts: CardFacts | undefined;
  /** What messages call it: its name, with the subtitle where the team has another of that name. */
  called: string;
}

/** A team laid out for the checks. */
export interface LaidOut {
  format: Format;
  catalogue: CardStore;
  cards: readonly Placed[];
  basicActions: readonly Placed[];
  /** Both rows. */
  all: readonly Placed[];
  /** Dice on the cards, those on Basic Actions not counted. (V12) */
  totalDice: number;
}

/** What the other problems of a team say about one of its cards. */
export interface Others {
  /** How many of them are about it and would take a card away. */
  against(placed: Placed): number;
  /** Whether one of them takes this very card away. */
  take(placed: Placed): boolean;
}

/** A problem with the repairs that might cure it, the smallest first. */
export interface Finding extends Omit<Problem, 'repair'> {
  repairs: (others: Others) => Repair[];
}

/** One thing that a format may ask of a team. */
export type Check = (team: LaidOut) => Finding[];

export function layOut(team: Team, format: Format, catalogue: CardStore): LaidOut {
  const cards = placeRow(team, 'cards', catalogue);
  const basicActions = placeRow(team, 'basicActions', catalogue);
  const all = [...cards, ...basicActions];
  const titles = new Map<string, Set<string>>();
  for (const { card, facts } of all) {
    const name = foldTitle(facts?.name ?? card);
    addTo(titles, name, card);
  }
  const printings = new Map<string, Set<string>>();
  for (const { card, facts } of all) {
    if (facts) addTo(printings, titleOf(facts), card);
  }
  for (const placed of all) {
    const { facts } = placed;
    const namesakes = facts && titles.get(foldTitle(facts.name));
    if (!facts || !namesakes || namesakes.size < 2) continue;
    placed.called = longTitle(facts, (printings.get(titleOf(facts))?.size ?? 0) > 1);
  }
  const totalDice = cards.reduce((sum, { dice }) => sum + wholeDice(dice), 0);
  return { format, catalogue, cards, basicActions, all, totalDice };
}

function placeRow(team: Team, slot: Slot, catalogue: CardStore): Placed[] {
  return team[slot].map((entry, at) => {
    const facts = catalogue.card(entry.card);
    return { ...entry, slot, at, facts, called: facts?.name ?? codeOf(entry.card) };
  });
}

/** The subtitle tells namesakes apart; a reprint needs its set and number as well. */
function longTitle(facts: CardFacts, hasTwin: boolean): string {
  const title = `${facts.name}: ${facts.subtitle}`;
  return hasTwin ? `${title} (${facts.set.toUpperCase()} ${facts.number})` : title;
}

function titleOf({ name, subtitle }: CardFacts): string {
  return foldTitle(`${name}: ${subtitle}`);
}

function addTo(groups: Map<string, Set<string>>, key: string, card: string): void {
  const group = groups.get(key);
  if (group) group.add(card);
  else groups.set(key, new Set([card]));
}

function codeOf(card: string): string {
  return `“${isUnknownCard(card) ? card.slice(UNKNOWN_CARD.length) : card}”`;
}

/** Dice as they lie on the table; a number that no table could hold counts as none. */
function wholeDice(dice: number): number {
  return Number.isFinite(dice) ? Math.max(0, Math.trunc(dice)) : 0;
}
