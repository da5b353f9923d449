import { stepCount } from './history.ts';
import { limitTrouble } from './record-limits.ts';
import { type Fields, isChunk, isCount, isListOf, isNumber, isSnapshot, isText } from './shapes.ts';
import type { TeamRecord } from './team-record.ts';

/** Goes up with every change to what a stored record looks like. */
const RECORD_VERSION = 1;

/** Turns a record of that version into one of the next. */
export type Migrations = Readonly<Record<number, (old: Fields) => Fields>>;

/** None yet: this is the first version. */
export const MIGRATIONS: Migrations = {};

export type ReadRecord =
  | { ok: true; record: TeamRecord; isMigrated: boolean }
  /** `record` is one that is beyond all limits, else null. */
  | { ok: false; reason: string; record: TeamRecord | null };

const ID = /^[a-z0-9]{1,40}$/;
const isChunks = isListOf(isChunk);
const isSnapshots = isListOf(isSnapshot);

/** What stands in a file for a record, and in storage in pieces. */
export function wholeRecord(record: TeamRecord): Fields {
  return { version: RECORD_VERSION, ...record };
}

/** Reads a record out of what may be broken, older or newer. */
export function readRecord(whole: Fields, migrations: Migrations): ReadRecord {
  const trouble = versionTrouble(whole);
  if (trouble !== null) return { ok: false, reason: trouble, record: null };
  const fields = migrated(whole, migrations);
  const record = fields && recordOf(fields);
  if (!record) return { ok: false, reason: 'Parts of it are missing or damaged.', record: null };
  const beyond = limitTrouble(record);
  if (beyond !== null) return { ok: false, reason: beyond, record };
  return { ok: true, record, isMigrated: fields !== whole };
}

/** Why a record cannot be read before anything else of it is looked at. */
export function versionTrouble({ version }: Fields): string | null {
  if (!isCount(version)) return 'It does not say which version it is.';
  if (version > RECORD_VERSION) {
    return 'It was written by a newer Dicewright. Reload the page to get the newest.';
  }
  return null;
}

export function isId(value: unknown): value is string {
  return isText(value) && ID.test(value);
}

/** The record brought forward version by version; null where a step finds it damaged. */
function migrated(whole: Fields, migrations: Migrations): Fields | null {
  let fields = whole;
  for (let version = Number(whole['version']); version < RECORD_VERSION; version++) {
    try {
      const next = migrations[version]?.(fields);
      if (!next) return null;
      fields = { ...next, version: version + 1 };
    } catch {
      return null;
    }
  }
  return fields;
}

function recordOf(fields: Fields): TeamRecord | null {
  const { id, folder, created, updated, chunks, place, snapshots } = fields;
  if (!isId(id) || !isText(folder) || !isNumber(created) || !isNumber(updated)) return null;
  if (!isChunks(chunks) || chunks.length === 0 || !isSnapshots(snapshots)) return null;
  if (!isCount(place) || place > stepCount({ chunks })) return null;
  return { id, folder, created, updated, chunks, place, snapshots };
}
