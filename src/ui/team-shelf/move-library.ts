import { type Archive, readArchive, writeArchive } from './archive.ts';
import type { Library } from './library.ts';
import { readRecord, wholeRecord } from './read-record.ts';
import { idOfKey } from './record-storage.ts';
import { isObject } from './shapes.ts';

interface Imported {
  /** How many teams came in that were not here. */
  teams: number;
  problems: string[];
  searches: Archive['searches'];
  formats: string[];
}

/** What the file holds besides teams. */
type Besides = Pick<Archive, 'searches' | 'formats'>;

/** Every team with its history and snapshots, what is set aside, searches and formats, as one file. */
export function exportLibrary({ records }: Library, besides: Besides): string {
  const whole = records.listed().map(({ record }) => wholeRecord(record));
  return writeArchive({ records: whole, aside: records.asideTexts(), ...besides });
}

/** Takes in what is not here yet; a team that is here with other content comes as a copy. */
export function importLibrary(library: Library, text: string): Imported {
  const read = readArchive(text);
  if (!read.ok) return { teams: 0, problems: [read.problem], searches: [], formats: [] };
  const { records, aside, searches, formats } = read.archive;
  const problems: string[] = [];
  let teams = 0;
  records.forEach((value, at) => {
    const found = readRecord(isObject(value) ? value : {}, library.records.migrations);
    if (!found.ok) problems.push(`Team ${at + 1} of the file stays out. ${found.reason}`);
    else if (library.records.takeIn(found.record)) teams += 1;
  });
  for (const [id, texts] of byRecord(aside)) {
    if (library.records.takeInTexts(id, texts)) continue;
    problems.push(`A record that was set aside (${id}) stays in the file: its place is taken.`);
  }
  library.publish();
  return { teams, problems, searches, formats };
}

function byRecord(aside: ReadonlyMap<string, string>): Map<string, Map<string, string>> {
  const records = new Map<string, Map<string, string>>();
  for (const [key, text] of aside) {
    const id = idOfKey(key);
    if (id !== null) records.set(id, (records.get(id) ?? new Map()).set(key, text));
  }
  return records;
}
