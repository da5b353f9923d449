import type { Team, TeamCard } from '../../../dice-masters/teams/index.ts';
import { type History, teamAt } from '../../team-shelf/history.ts';

/** A team before and after the last edit of its cards or dice. */
export interface Change {
  before: Team;
  after: Team;
}

/** Edits of the name and the like in between are passed over. */
const LONGEST_LOOK = 40;

export function lastChange(history: History): Change | null {
  const after = teamAt(history);
  const now = diceOf(after);
  const least = Math.max(0, history.place - LONGEST_LOOK);
  for (let place = history.place - 1; place >= least; place--) {
    const before = teamAt({ ...history, place });
    if (diceOf(before) !== now) return { before, after };
  }
  return null;
}

function entries({ cards, basicActions }: Team): TeamCard[] {
  return [...cards, ...basicActions];
}

/** Which dice a team has, whatever their order. */
function diceOf(team: Team): string {
  return entries(team)
    .map(({ card, dice }) => `${card} ${dice}`)
    .sort()
    .join();
}

/** What the edit did, card by card: `Karai in`, `April out`, `Leonardo 2 → 3 dice`. */
export function changeWords({ before, after }: Change, nameOf: (card: string) => string): string[] {
  const old = new Map(entries(before).map(({ card, dice }) => [card, dice]));
  const now = new Map(entries(after).map(({ card, dice }) => [card, dice]));
  const gone = [...old.keys()].filter((card) => !now.has(card));
  return [
    ...gone.map((card) => `${nameOf(card)} out`),
    ...[...now].flatMap(([card, dice]) => {
      const had = old.get(card);
      if (had === undefined) return [`${nameOf(card)} in`];
      return had === dice ? [] : [`${nameOf(card)} ${had} → ${dice} dice`];
    }),
  ];
}
