import type { TeamCatalogue } from './catalogue.ts';
import { isOwnList, readPlainList } from './files/plain-list.ts';
import { isTeamsJson, readTeamsJson } from './files/team-json.ts';
import { isTeamsCsv, readTeamsCsv } from './files/transition-zone.ts';
import { findLinks } from './interop/find-links.ts';
import { readOneLink } from './interop/foreign-link.ts';
import { readSavedTeams, savedTeamsIn } from './interop/saved-teams.ts';
import { problem, type Reading } from './reading.ts';

const COLLECTION = /^DMSE:|^\W*Set"?,"?Character"?,"?Card Name"?,"?Cards Owned/i;
const FENCE = /^```[a-z]*\s*\n|\n```\s*$/gi;

/** Longer texts are no teams; files in JSON may be of any length. */
const LONGEST_TEXT = 200_000;

/** Reads whatever was pasted and says what it was taken for; never throws, never drops a card unsaid. */
export function readAnything(text: string, catalogue: TeamCatalogue): Reading {
  const reading = recognise(text.trim(), catalogue);
  if (reading.teams.length > 0 || reading.problems.length > 0) return reading;
  return nothing(reading.recognised, 'There is no team in it.', text);
}

function recognise(trimmed: string, catalogue: TeamCatalogue): Reading {
  const file = trimmed.replace(FENCE, '').trim();
  if (trimmed === '') return nothing('nothing', 'There is nothing to read.', '');
  if (/^[{[]/.test(file)) {
    const reading = readJson(file, catalogue);
    if (reading) return reading;
  }
  if (isTeamsCsv(file)) return readTeamsCsv(file, catalogue);
  if (COLLECTION.test(file)) {
    return nothing('a collection', 'This is a collection of cards, not a team.', file);
  }
  if (trimmed.length > LONGEST_TEXT) {
    return nothing('a long text', 'This text is too long for a list of teams.', trimmed);
  }
  return readText(trimmed, catalogue);
}

function readJson(text: string, catalogue: TeamCatalogue): Reading | null {
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
function readText(text: string, catalogue: TeamCatalogue): Reading {
  if (isOwnList(text)) return readPlainList(text, catalogue);
  const { links, rest } = findLinks(text, catalogue);
  const readings = links.map((link) => readOneLink(link, catalogue));
  if (/[\p{L}\p{N}]/u.test(rest)) readings.push(readPlainList(rest, catalogue));
  const told = readings.filter(({ teams }) => teams.length > 0);
  const words = new Set((told.length > 0 ? told : readings).map(({ recognised }) => recognised));
  if (readings.length === 0) return nothing('nothing', 'There is no word in this text.', text);
  return {
    teams: readings.flatMap(({ teams }) => teams),
    recognised: [...words].join(' and '),
    problems: readings.flatMap(({ problems }) => problems),
  };
}

function nothing(recognised: string, message: string, where: string): Reading {
  return { teams: [], recognised, problems: [problem(message, where)] };
}
