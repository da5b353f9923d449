import type { Team, TeamCard } from './team.ts';

/** The two rows of a team. */
export type Slot = 'cards' | 'basicActions';

/** One change to a team; places count from 0. */
export type TeamEdit =
  /** Before the card at that place; at the end where there is none. */
  | { kind: 'add'; slot: Slot; at: number; entry: TeamCard }
  | { kind: 'remove'; slot: Slot; at: number }
  | { kind: 'replace'; slot: Slot; at: number; entry: TeamCard }
  | { kind: 'dice'; slot: Slot; at: number; dice: number }
  | { kind: 'card-note'; slot: Slot; at: number; note: string }
  /** `to` is the place the card has afterwards. */
  | { kind: 'move'; slot: Slot; from: number; to: number }
  /** To the end of the other row. */
  | { kind: 'change-row'; slot: Slot; at: number; dice: number }
  | { kind: 'name'; name: string }
  | { kind: 'format'; format: string }
  | { kind: 'notes'; notes: string }
  | { kind: 'tags'; tags: string[] };

/** The team after a change; the same team where the place does not exist. */
export function applyEdit(team: Team, edit: TeamEdit): Team {
  switch (edit.kind) {
    case 'name':
      return { ...team, name: edit.name };
    case 'format':
      return { ...team, format: edit.format };
    case 'notes':
      return { ...team, notes: edit.notes };
    case 'tags':
      return { ...team, tags: [...new Set(edit.tags)] };
    case 'add':
      return withRow(team, edit.slot, team[edit.slot].toSpliced(edit.at, 0, edit.entry));
    case 'move':
      return move(team, edit);
    case 'remove':
    case 'replace':
    case 'dice':
    case 'card-note':
    case 'change-row': {
      const entry = team[edit.slot][edit.at];
      return entry === undefined ? team : changeEntry(team, edit, entry);
    }
  }
}

export function applyEdits(team: Team, edits: readonly TeamEdit[]): Team {
  return edits.reduce(applyEdit, team);
}

type EntryEdit = Extract<
  TeamEdit,
  { kind: 'remove' | 'replace' | 'dice' | 'card-note' | 'change-row' }
>;

function changeEntry(team: Team, edit: EntryEdit, entry: TeamCard): Team {
  const { slot, at } = edit;
  const put = (changed: TeamCard) => withRow(team, slot, team[slot].with(at, changed));
  switch (edit.kind) {
    case 'remove':
      return withRow(team, slot, team[slot].toSpliced(at, 1));
    case 'replace':
      return put(edit.entry);
    case 'dice':
      return put({ ...entry, dice: edit.dice });
    case 'card-note':
      return put({ ...entry, note: edit.note });
    case 'change-row': {
      const other: Slot = slot === 'cards' ? 'basicActions' : 'cards';
      const moved = { ...entry, dice: edit.dice };
      return { ...team, [slot]: team[slot].toSpliced(at, 1), [other]: [...team[other], moved] };
    }
  }
}

function move(team: Team, { slot, from, to }: Extract<TeamEdit, { kind: 'move' }>): Team {
  const entry = team[slot][from];
  if (entry === undefined) return team;
  return withRow(team, slot, team[slot].toSpliced(from, 1).toSpliced(to, 0, entry));
}

function withRow(team: Team, slot: Slot, row: TeamCard[]): Team {
  return { ...team, [slot]: row };
}
