import { type CardFacts, fullTitle } from '../../dice-masters/cards/index.ts';
import {
  isUnknownCard,
  MOST_CARDS,
  type Repair,
  type Slot,
  type TeamCard,
} from '../../dice-masters/teams/index.ts';
import { announce } from '../kit/announce.ts';
import { say } from '../kit/say.ts';
import { $team, edit, redo, undo } from '../team-shelf/team-store.ts';
import { $cards, $format, $problems } from './build-state.ts';

/** Dice on a card that was just added, where its limit and the team's leave room. */
const USUAL_DICE = 2;

/** What a card of the team is called, known or not. */
export function titleOf(code: string): string {
  const card = $cards.get()?.card(code);
  return card ? fullTitle(card) : code.replace(/^\?/, '');
}

export function diceTotal(cards: readonly TeamCard[]): number {
  return cards.reduce((sum, { dice }) => sum + dice, 0);
}

/** Where the team has a card, or null. */
export function placeOf(id: string): { slot: Slot; at: number } | null {
  const team = $team.get();
  for (const slot of ['cards', 'basicActions'] as const) {
    const at = team[slot].findIndex(({ card }) => card === id);
    if (at >= 0) return { slot, at };
  }
  return null;
}

/** The card of the team that has the same name, which must go before this one can come. (V09) */
export function namesake(card: CardFacts): number {
  if (card.kind === 'basic-action') return -1;
  const cards = $cards.get();
  return $team
    .get()
    .cards.findIndex(({ card: id }) => id !== card.id && cards?.card(id)?.name === card.name);
}

export function addCard(card: CardFacts): void {
  const slot: Slot = card.kind === 'basic-action' ? 'basicActions' : 'cards';
  if ($team.get()[slot].length >= MOST_CARDS) {
    say(`A team holds ${MOST_CARDS} cards in a row; remove one first.`);
    return;
  }
  const dice = diceFor(card);
  edit([
    { kind: 'add', slot, at: $team.get()[slot].length, entry: { card: card.id, dice, note: '' } },
  ]);
  tell(`${fullTitle(card)} added, ${diceWords(dice)}.`);
}

/** Puts a card in the place of another. */
export function swapCard(at: number, card: CardFacts): void {
  const old = $team.get().cards[at];
  if (!old) return;
  const dice = Math.min(old.dice, card.maxDice) || diceFor(card);
  edit([{ kind: 'replace', slot: 'cards', at, entry: { card: card.id, dice, note: '' } }]);
  tell(`${titleOf(old.card)} replaced by ${fullTitle(card)}.`);
}

export function removeCard(slot: Slot, at: number): void {
  const entry = $team.get()[slot][at];
  if (!entry) return;
  edit([{ kind: 'remove', slot, at }]);
  tell(`${titleOf(entry.card)} removed.`);
}

export function setDice(slot: Slot, at: number, dice: number): void {
  const entry = $team.get()[slot][at];
  if (!entry || dice < 0 || dice === entry.dice) return;
  edit([{ kind: 'dice', slot, at, dice }]);
  tell(`${titleOf(entry.card)}: ${diceWords(dice)}.`);
}

export function moveCard(slot: Slot, from: number, to: number): void {
  const row = $team.get()[slot];
  const entry = row[from];
  if (!entry || to < 0 || to >= row.length || to === from) return;
  edit([{ kind: 'move', slot, from, to }]);
  announce(`${titleOf(entry.card)} is now ${to + 1} of ${row.length}.`);
}

export function repair({ label, edits }: Repair): void {
  edit(edits);
  tell(`${label}: done.`);
}

export function undoStep(): void {
  undo();
  tell('Undone.');
}

export function redoStep(): void {
  redo();
  tell('Done again.');
}

/** Most dice that a card may carry; a card nobody knows has no limit that we know. */
export function mostDice(code: string): number {
  return isUnknownCard(code) ? 99 : ($cards.get()?.card(code)?.maxDice ?? 99);
}

export function diceWords(dice: number): string {
  return dice === 1 ? '1 die' : `${dice} dice`;
}

function diceFor(card: CardFacts): number {
  const format = $format.get();
  if (card.kind === 'basic-action') return format?.basicActions.dice[0] ?? card.maxDice;
  if (format?.fullDice) return card.maxDice;
  const most = format?.dice.most ?? null;
  const room = most === null ? USUAL_DICE : most - diceTotal($team.get().cards);
  return Math.min(card.maxDice, Math.max(1, Math.min(USUAL_DICE, room)));
}

/** What was done, and what it means for the team. */
function tell(words: string): void {
  const problems = $problems.get() ?? [];
  const illegal = problems.filter(({ severity }) => severity === 'illegal').length;
  const total = `${diceWords(diceTotal($team.get().cards))} on the team`;
  const state = illegal === 0 ? '' : illegal === 1 ? ' 1 problem.' : ` ${illegal} problems.`;
  announce(`${words} ${total}.${state}`);
}
