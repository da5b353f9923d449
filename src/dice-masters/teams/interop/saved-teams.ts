import type { CardStore } from '../../cards/card-store.ts';
import { cardOfCode, idParts } from '../card-code.ts';
import { placeholder, placeholderCode } from '../placeholders.ts';
import {
  MOST_DICE,
  newTeam,
  problem,
  quoteJson,
  type Reading,
  type ReadProblem,
  readEach,
  sortByKind,
  unknownCard,
  unread,
  usualDice,
} from '../reading.ts';
import type { Sets } from '../set-index.ts';
import { isUnknownCard, type Team, type TeamCard } from '../team.ts';
import { lostWords, type Writing } from '../writing.ts';
import { teamBuilderIndex } from './set-aliases.ts';
import { lostOrder, teamBuilderEntries, UNNAMED } from './team-builder.ts';

/** A team in `teams.txt` of the Team Builder: two lists side by side. */
interface SavedTeam {
  name?: unknown;
  cards: unknown[];
  dice?: unknown;
}

/** The teams of a parsed `teams.txt`, or null for any other file. */
export function savedTeamsIn(value: unknown): unknown[] | null {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.some(isSavedTeam) && !list.some(hasOwnCards) ? list : null;
}

/** Whether a team lists its cards as our own files do. */
function hasOwnCards(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('cards' in value)) return false;
  return Array.isArray(value.cards) && value.cards.some((card) => typeof card === 'object');
}

function isSavedTeam(value: unknown): value is SavedTeam {
  if (typeof value !== 'object' || value === null || !('cards' in value)) return false;
  if (!Array.isArray(value.cards) || hasOwnCards(value)) return false;
  return value.cards.length > 0 || 'dice' in value;
}

export function readSavedTeams(saved: readonly unknown[], catalogue: CardStore): Reading {
  const problems: ReadProblem[] = [];
  const teams = saved.flatMap((team) => {
    if (isSavedTeam(team)) return readSavedTeam(team, catalogue, problems);
    problems.push(problem('This is not a saved team.', quoteJson(team)));
    return [];
  });
  return { teams, recognised: 'teams saved by the Dice Coalition Team Builder', problems };
}

function readSavedTeam(
  { name, cards, dice }: SavedTeam,
  catalogue: CardStore,
  problems: ReadProblem[],
): Team {
  const title = typeof name === 'string' && name !== UNNAMED ? name : '';
  const counts: unknown[] = Array.isArray(dice) ? dice : [];
  if (counts.length !== cards.length) {
    const message = `${cards.length} cards stand beside ${counts.length} counts of dice.`;
    problems.push(problem(message, title || UNNAMED));
  }
  const pairs = cards.map((saved, at) => ({ saved, at }));
  const read = ({ saved, at }: (typeof pairs)[number]): TeamCard => {
    const code = codeOf(saved);
    const card = cardOfCode(code, catalogue) ?? placeholder(code);
    if (isUnknownCard(card)) problems.push(unknownCard(code));
    return { card, ...countOf(counts[at], usualDice(card, catalogue), code, problems) };
  };
  const entries = readEach(pairs, read, ({ saved, at }) => ({
    ...unread(codeOf(saved), 1),
    ...countOf(counts[at], 1, '', []),
  }));
  return newTeam({ name: title, ...sortByKind(entries, catalogue) });
}

function codeOf(saved: unknown): string {
  return typeof saved === 'string' || typeof saved === 'number' ? String(saved) : quoteJson(saved);
}

function countOf(
  count: unknown,
  usual: number,
  where: string,
  problems: ReadProblem[],
): Pick<TeamCard, 'dice' | 'note'> {
  if (count === undefined) return { dice: usual, note: '' };
  const dice = Number(count);
  if (Number.isInteger(dice) && dice >= 0 && dice <= MOST_DICE) return { dice, note: '' };
  const message = `“${quoteJson(count)}” is no count of dice; it is kept in the note of the card.`;
  problems.push(problem(message, where));
  return { dice: usual, note: `${quoteJson(count)} dice` };
}

/** `teams.txt`; the Team Builder replaces all its saved teams by these. */
export function writeSavedTeams(teams: readonly Team[], catalogue: CardStore): Writing {
  const lost: string[] = [];
  const saved = teams.map((team) => {
    const held = teamBuilderEntries(team).flatMap(({ card, dice }) => {
      const id = internalId(card, catalogue);
      if (id === null) lost.push(`The Team Builder has no number for “${placeholderCode(card)}”.`);
      return id === null ? [] : [{ id, dice }];
    });
    lost.push(...lostOrder(team, catalogue), ...lostWords(team));
    return {
      name: team.name || UNNAMED,
      cards: held.map(({ id }) => id),
      dice: held.map(({ dice }) => dice),
    };
  });
  return { text: JSON.stringify(saved), lost };
}

/** Place of the set in the Team Builder, times 1000, and the number. */
function internalId(card: string, sets: Sets): number | null {
  if (isUnknownCard(card)) {
    const code = placeholderCode(card);
    return /^\d{1,15}$/.test(code) && String(Number(code)) === code ? Number(code) : null;
  }
  const parts = idParts(card);
  const index = parts && teamBuilderIndex(parts.set, sets);
  return parts && index ? index * 1000 + parts.number : null;
}
