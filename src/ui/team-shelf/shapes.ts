import type { Slot, Team, TeamCard } from '../../dice-masters/teams/index.ts';
import type { Chunk, HistoryEdit, Step } from './history.ts';
import type { Snapshot } from './team-record.ts';

export type Fields = Record<string, unknown>;

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** JSON has no other numbers, so an edit with one would not come back. */
export function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

export function isCount(value: unknown): value is number {
  return isNumber(value) && Number.isInteger(value) && value >= 0;
}

export function isListOf<T>(fits: (one: unknown) => one is T): (value: unknown) => value is T[] {
  return (value): value is T[] => Array.isArray(value) && value.every(fits);
}

function isTeam(value: unknown): value is Team {
  return (
    isObject(value) &&
    isText(value['name']) &&
    isText(value['format']) &&
    isRow(value['cards']) &&
    isRow(value['basicActions']) &&
    isText(value['notes']) &&
    isTexts(value['tags'])
  );
}

export function isChunk(value: unknown): value is Chunk {
  return isObject(value) && isTeam(value['base']) && isSteps(value['steps']);
}

export function isSnapshot(value: unknown): value is Snapshot {
  return (
    isObject(value) && isText(value['name']) && isNumber(value['when']) && isTeam(value['team'])
  );
}

export function isHistoryEdit(value: unknown): value is HistoryEdit {
  if (!isObject(value) || !isText(value['kind'])) return false;
  return Object.hasOwn(EDIT_FITS, value['kind']) && EDIT_FITS[value['kind'] as Kind](value);
}

type Kind = HistoryEdit['kind'];

const EDIT_FITS: Record<Kind, (edit: Fields) => boolean> = {
  add: (edit) => isPlace(edit) && isTeamCard(edit['entry']),
  remove: (edit) => isPlace(edit),
  replace: (edit) => isPlace(edit) && isTeamCard(edit['entry']),
  dice: (edit) => isPlace(edit) && isNumber(edit['dice']),
  'card-note': (edit) => isPlace(edit) && isText(edit['note']),
  move: (edit) => isSlot(edit['slot']) && isNumber(edit['from']) && isNumber(edit['to']),
  'change-row': (edit) => isPlace(edit) && isNumber(edit['dice']),
  name: (edit) => isText(edit['name']),
  format: (edit) => isText(edit['format']),
  notes: (edit) => isText(edit['notes']),
  tags: (edit) => isTexts(edit['tags']),
  team: (edit) => isTeam(edit['team']),
};

const isTexts = isListOf(isText);
const isRow = isListOf(isTeamCard);
const isStep: (value: unknown) => value is Step = isListOf(isHistoryEdit);
const isSteps = isListOf(isStep);

function isTeamCard(value: unknown): value is TeamCard {
  return (
    isObject(value) && isText(value['card']) && isNumber(value['dice']) && isText(value['note'])
  );
}

function isPlace(edit: Fields): boolean {
  return isSlot(edit['slot']) && isNumber(edit['at']);
}

function isSlot(value: unknown): value is Slot {
  return value === 'cards' || value === 'basicActions';
}
