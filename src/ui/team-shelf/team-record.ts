import type { Team } from '../../dice-masters/teams/index.ts';
import { type History, startHistory, teamAt } from './history.ts';

/** A state of the team its owner gave a name. */
export interface Snapshot {
  name: string;
  /** Milliseconds since 1970. */
  when: number;
  team: Team;
}

/** Everything kept about one team; never changed in place. */
export interface TeamRecord extends History {
  id: string;
  /** Empty for a team in no folder. */
  folder: string;
  /** Milliseconds since 1970. */
  created: number;
  updated: number;
  snapshots: readonly Snapshot[];
}

/** What a list of teams shows of one. */
export interface LibraryEntry {
  id: string;
  name: string;
  folder: string;
  updated: number;
  cardCount: number;
  diceCount: number;
  tags: string[];
}

const NOW = new WeakMap<TeamRecord, Team>();

export function startRecord(id: string, team: Team, folder: string, now: number): TeamRecord {
  return { id, folder, created: now, updated: now, ...startHistory(team), snapshots: [] };
}

/** The team as it stands; worked out once for each record. */
export function teamNow(record: TeamRecord): Team {
  const known = NOW.get(record);
  if (known) return known;
  const team = teamAt(record);
  NOW.set(record, team);
  return team;
}

export function entryOf(record: TeamRecord): LibraryEntry {
  const { id, folder, updated } = record;
  const { name, cards, tags } = teamNow(record);
  const diceCount = cards.reduce((sum, { dice }) => sum + dice, 0);
  return { id, name, folder, updated, cardCount: cards.length, diceCount, tags };
}
