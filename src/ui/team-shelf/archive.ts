import { isCustomFormat } from '../../dice-masters/teams/index.ts';
import { isListOf, isObject, isText } from './shapes.ts';

/** What the file with everything holds. */
export interface Archive {
  /** Whole records; not yet checked where a file was read. */
  records: unknown[];
  /** Texts of records that were set aside, by their keys. */
  aside: ReadonlyMap<string, string>;
  searches: SearchInArchive[];
  /** The player's own formats, as teams hold them. */
  formats: string[];
}

interface SearchInArchive {
  name: string;
  text: string;
}

export type ReadArchive = { ok: true; archive: Archive } | { ok: false; problem: string };

const KIND = 'everything';
const VERSION = 1;

export function writeArchive({ records, aside, searches, formats }: Archive): string {
  const file = { dicewright: KIND, version: VERSION, records, aside: Object.fromEntries(aside) };
  return `${JSON.stringify({ ...file, searches, formats }, null, 1)}\n`;
}

export function readArchive(text: string): ReadArchive {
  const file = parse(text);
  if (!isObject(file) || file['dicewright'] !== KIND || !Array.isArray(file['records'])) {
    return {
      ok: false,
      problem:
        'This is not a file made with “Download everything”. A single team goes into “Import”.',
    };
  }
  if (typeof file['version'] !== 'number' || file['version'] > VERSION) {
    return {
      ok: false,
      problem: 'This file was written by a newer Dicewright. Reload the page to get the newest.',
    };
  }
  const { records, aside, searches, formats } = file;
  return {
    ok: true,
    archive: {
      records,
      aside: new Map(isObject(aside) ? Object.entries(aside).filter(isTextEntry) : []),
      searches: isListOf(isSearch)(searches) ? searches : [],
      formats: isListOf(isText)(formats) ? formats.filter(isCustomFormat) : [],
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isTextEntry(entry: [string, unknown]): entry is [string, string] {
  return isText(entry[1]);
}

function isSearch(value: unknown): value is SearchInArchive {
  return isObject(value) && isText(value['name']) && isText(value['text']);
}
