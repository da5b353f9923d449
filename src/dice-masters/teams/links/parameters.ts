import { problem, type ReadProblem } from '../reading.ts';
import { EMPTY_TEAM, type Team, type TeamCard } from '../team.ts';
import { decodePart, decodeWords, encodePart } from './percent.ts';

/** What a format keeps unencoded, so that a custom one stays short and legible. */
const FORMAT_MARKS = /%(?:3A|2C|2A)/g;

const NOTE_KEY = /^([cb])([1-9]\d{0,3})$/;

/** What a team carries besides cards: `&name=…&format=…&notes=…&tags=a,b`, and `&c3=` for a note on the third card. */
export function writeParameters(team: Team): string {
  const { name, format, notes, tags } = team;
  const encodedFormat = encodePart(format).replace(FORMAT_MARKS, decodeURIComponent);
  const written = tags.filter(Boolean).map(encodePart);
  const pairs = [
    name && `name=${encodePart(name)}`,
    format !== EMPTY_TEAM.format && `format=${encodedFormat}`,
    written.length > 0 && `tags=${written.join(',')}`,
    notes && `notes=${encodePart(notes)}`,
    ...noteParameters('c', team.cards),
    ...noteParameters('b', team.basicActions),
  ];
  return pairs.map((pair) => (pair ? `&${pair}` : '')).join('');
}

function noteParameters(key: string, entries: readonly TeamCard[]): string[] {
  return entries.map(({ note }, at) => note && `${key}${at + 1}=${encodePart(note)}`);
}

/** The team with what the parameters say of it. */
export function readParameters(
  pairs: readonly string[],
  bare: Team,
  problems: ReadProblem[],
): Team {
  const team = { ...bare, cards: [...bare.cards], basicActions: [...bare.basicActions] };
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const key = at < 0 ? pair : pair.slice(0, at);
    const value = at < 0 ? '' : pair.slice(at + 1);
    if (pair !== '' && !readParameter(team, key, value)) {
      problems.push(problem('This part of the link says nothing known.', pair));
    }
  }
  return team;
}

function readParameter(team: Team, key: string, value: string): boolean {
  const [, list, place] = key.match(NOTE_KEY) ?? [];
  if (list !== undefined) {
    const entries = list === 'c' ? team.cards : team.basicActions;
    return readNote(entries, Number(place) - 1, decodeWords(value));
  }
  switch (key) {
    case 'name':
      team.name = decodeWords(value);
      return true;
    case 'format':
      team.format = decodePart(value);
      return true;
    case 'notes':
      team.notes = decodeWords(value);
      return true;
    case 'tags':
      team.tags = value.split(',').map(decodeWords).filter(Boolean);
      return true;
    default:
      return false;
  }
}

function readNote(entries: TeamCard[], at: number, note: string): boolean {
  const entry = entries[at];
  if (!entry) return false;
  entries[at] = { ...entry, note };
  return true;
}
