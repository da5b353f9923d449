import type { CardStore } from '../../cards/card-store.ts';
import { cutLines } from '../cut-lines.ts';
import { isOwnList, readPlainList } from '../files/plain-list.ts';
import { writePlainText } from '../files/plain-text.ts';
import { isTeamsJson, readTeamsJson, writeTeamsJson } from '../files/team-json.ts';
import { isTeamsCsv, readTeamsCsv } from '../files/transition-zone.ts';
import { findLinks } from '../interop/find-links.ts';
import { readOneLink } from '../interop/foreign-link.ts';
import { readSavedTeams, savedTeamsIn } from '../interop/saved-teams.ts';
import { MOST_TEAMS } from '../limits.ts';
import { type PasteReading, problem, type Reading } from '../reading.ts';
import type { Team } from '../team.ts';
import { withinLimits } from '../within-limits.ts';

const COLLECTION = /^DMSE:|^\W*Set"?,"?Character"?,"?Card Name"?,"?Cards Owned/i;
const FENCE = /^```[a-z]*\s*\n|\n```\s*$/gi;

/** Reads whatever was pasted and says what it was taken for; never throws, never drops a card unsaid. */
export function readAnything(text: string, catalogue: CardStore): PasteReading {
  const { recognised, teams, problems, rest } = recognise(text, catalogue);
  if (teams.length === 0 && problems.length === 0) {
    problems.push(problem('There is no team in it.', text));
  }
  if (rest !== '') problems.push(problem('This is much at once. What follows is read next.', rest));
  const notes: string[] = [];
  const fitting = teams.map((team) => withinLimits(team, problems, notes));
  return {
    recognised,
    teams: fitting,
    problems,
    rest: [rest, ...notes].filter(Boolean).join('\n'),
  };
}

function recognise(text: string, catalogue: CardStore): PasteReading {
  const trimmed = text.trim();
  const file = trimmed.replace(FENCE, '').trim();
  if (trimmed === '') return nothing('nothing', 'There is nothing to read.', '');
  if (/^[{[]/.test(file)) {
    const reading = readJson(file, catalogue);
    if (reading) return inParts(reading, writeTeamsJson);
  }
  if (isTeamsCsv(file)) return readTeamsCsv(file, catalogue);
  if (COLLECTION.test(file)) {
    return nothing('a collection', 'This is a collection of cards, not a team.', file);
  }
  const { now, later } = cutLines(text.trimEnd());
  const reading = readText(now, catalogue);
  const parted = inParts(reading, (teams) => `${writePlainText(teams, catalogue)}\n\n`);
  return { ...parted, rest: [parted.rest, reading.rest, later].filter(Boolean).join('\n') };
}

/** As many teams as are read at a time; the others as text. */
function inParts(reading: Reading, write: (teams: readonly Team[]) => string): PasteReading {
  const { teams } = reading;
  if (teams.length <= MOST_TEAMS) return { ...reading, rest: '' };
  return { ...reading, teams: teams.slice(0, MOST_TEAMS), rest: write(teams.slice(MOST_TEAMS)) };
}

function readJson(text: string, catalogue: CardStore): Reading | null {
  const value = parseJson(text);
  if (value === undefined) {
    if (!/^(?:\[\s*)?\{\s*"/.test(text)) return null;
    return nothing('a broken file', 'This looks like JSON but is broken or cut off.', text);
  }
  const saved = savedTeamsIn(value);
  if (saved) return readSavedTeams(saved, catalogue);
  if (isTeamsJson(value)) return readTeamsJson(value, catalogue);
  return nothing('a file without teams', 'There are no teams in this JSON.', text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Links first; what stands around them may be a list of its own. */
function readText(text: string, catalogue: CardStore): PasteReading {
  if (isOwnList(text)) return { ...readPlainList(text, catalogue), rest: '' };
  const { links, rest: words } = findLinks(text, catalogue);
  const readings = links.slice(0, MOST_TEAMS).map((link) => readOneLink(link, catalogue));
  if (/[\p{L}\p{N}]/u.test(words)) readings.push(readPlainList(words, catalogue));
  const told = readings.filter(({ teams }) => teams.length > 0);
  const names = new Set((told.length > 0 ? told : readings).map(({ recognised }) => recognised));
  if (readings.length === 0) return nothing('nothing', 'There is no word in this text.', text);
  return {
    teams: readings.flatMap(({ teams }) => teams),
    recognised: [...names].join(' and '),
    problems: readings.flatMap(({ problems }) => problems),
    rest: links.slice(MOST_TEAMS).join('\n'),
  };
}

function nothing(recognised: string, message: string, where: string): PasteReading {
  return { teams: [], recognised, problems: [problem(message, where)], rest: '' };
}
