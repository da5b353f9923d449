import {
  cutTo,
  LONGEST_CARD_NOTE,
  LONGEST_CODE,
  LONGEST_FORMAT,
  LONGEST_NAME,
  LONGEST_NOTES,
  LONGEST_TAG,
  MOST_CARDS,
  MOST_TAGS,
} from './limits.ts';
import { placeholder, placeholderCode } from './placeholders.ts';
import { MOST_DICE, problem, type ReadProblem } from './reading.ts';
import { EMPTY_TEAM, type Team, type TeamCard } from './team.ts';

/** What a team has no room for: a sentence about it, and all of it as text. */
interface Left {
  told: string[];
  lines: string[];
}

/**
 * The team within its limits; what is beyond them goes into its notes as text, and is told. What
 * even these have no room for is told, and given to `rest`.
 */
export function withinLimits(team: Team, problems: ReadProblem[], rest: string[] = []): Team {
  const left: Left = { told: [], lines: [] };
  const fitting = {
    name: word(team.name, 'Name', LONGEST_NAME, left),
    format: formatOf(team.format, left),
    tags: tagsOf(team.tags, left),
    cards: rowOf(team.cards, 'cards', left),
    basicActions: rowOf(team.basicActions, 'Basic Actions', left),
  };
  const all = [team.notes, ...left.lines].filter(Boolean).join('\n');
  const notes = cutTo(all, LONGEST_NOTES);
  if (notes !== all) {
    left.told.push(
      `The notes have ${all.length} letters; a team holds ${LONGEST_NOTES}. The rest stays where it came from.`,
    );
    rest.push(all.slice(notes.length));
  }
  for (const message of left.told) problems.push(problem(message, ''));
  return { ...team, ...fitting, notes };
}

/** Whether the notes may have been cut. */
export function areNotesFull({ notes }: Team): boolean {
  // Half a letter is left out, too.
  return notes.length >= LONGEST_NOTES - 1;
}

/** The team with counts of dice as links have them; others stand in the notes of their cards. */
export function wholeDice(team: Team): Team {
  const whole = (entry: TeamCard): TeamCard => {
    const dice = Math.min(MOST_DICE, Math.max(0, Math.trunc(entry.dice)));
    if (dice === entry.dice) return entry;
    return { ...entry, dice, note: [entry.note, `${entry.dice} dice`].filter(Boolean).join('\n') };
  };
  return { ...team, cards: team.cards.map(whole), basicActions: team.basicActions.map(whole) };
}

function word(text: string, what: string, longest: number, left: Left): string {
  if (text.length <= longest) return text;
  left.told.push(
    `The ${what.toLowerCase()} has ${text.length} letters; all of it is in the notes.`,
  );
  left.lines.push(`${what}: ${text}`);
  return cutTo(text, longest);
}

function formatOf(text: string, left: Left): string {
  if (text.length <= LONGEST_FORMAT) return text;
  left.told.push('The format is too long to judge by; it is kept in the notes.');
  left.lines.push(`Format: ${text}`);
  return EMPTY_TEAM.format;
}

/** An empty tag is none, and one is enough of each. */
function tagsOf(tags: readonly string[], left: Left): string[] {
  const all = [...new Set(tags)].filter((tag) => tag !== '');
  const fitting = all.filter(({ length }) => length <= LONGEST_TAG).slice(0, MOST_TAGS);
  if (fitting.length === all.length) return fitting;
  const kept = new Set(fitting);
  const beyond = all.filter((tag) => !kept.has(tag));
  left.told.push(`${count(beyond.length, 'tag')} too many or too long; see the notes.`);
  left.lines.push(...beyond.map((tag) => `Tag: ${tag}`));
  return fitting;
}

function rowOf(entries: readonly TeamCard[], what: string, left: Left): TeamCard[] {
  const beyond = entries.slice(MOST_CARDS);
  if (beyond.length > 0) {
    left.told.push(
      `${entries.length} ${what} came; a team holds ${MOST_CARDS}. The other ${beyond.length} are in the notes as text.`,
    );
    left.lines.push(...beyond.flatMap(entryLines));
  }
  return entries.slice(0, MOST_CARDS).map((entry) => entryWithin(entry, left));
}

function entryWithin(entry: TeamCard, left: Left): TeamCard {
  const code = placeholderCode(entry.card);
  const isLong = code.length > LONGEST_CODE || entry.note.length > LONGEST_CARD_NOTE;
  if (!isLong) return entry;
  left.told.push('An entry with very many letters is cut; all of it is in the notes.');
  left.lines.push(...entryLines(entry));
  return {
    ...entry,
    card: code.length > LONGEST_CODE ? placeholder(cutTo(code, LONGEST_CODE)) : entry.card,
    note: cutTo(entry.note, LONGEST_CARD_NOTE),
  };
}

/** As a list has them, so that they can be pasted again. */
function entryLines({ card, dice, note }: TeamCard): string[] {
  return [`${dice}x ${placeholderCode(card)}`, ...(note ? [`  Note: ${note}`] : [])];
}

function count(number: number, what: string): string {
  return number === 1 ? `1 ${what} is` : `${number} ${what}s are`;
}
