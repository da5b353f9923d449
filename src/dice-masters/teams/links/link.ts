import type { CardStore } from '../../cards/card-store.ts';
import { settlePlaceholders } from '../placeholders.ts';
import { newTeam, problem, type Reading, type ReadProblem } from '../reading.ts';
import type { Team } from '../team.ts';
import { withinLimits } from '../within-limits.ts';
import { isPacked, readPacked, writePacked } from './packed.ts';
import { readParameters, writeParameters } from './parameters.ts';
import { sealEnd } from './percent.ts';
import { looksReadable, readReadable, writeReadable } from './readable.ts';

/** The page where any fragment is a team. */
const BUILDER = /\/build\/?(?:\?|$)/;

/** The fragment of a team's link, without `#`: at most 90 characters for a full team without a title. */
export function writeLink(team: Team, catalogue: CardStore): string {
  const settled = settlePlaceholders(team, catalogue);
  return sealEnd(writeReadable(settled, catalogue) + writeParameters(settled));
}

/**
 * The packed fragment for QR codes: at most 40 characters for a full team without a title. Null
 * for a team with a placeholder whose set has no permanent place, or with more than 999 dice on a
 * card.
 */
export function writeShortLink(team: Team, catalogue: CardStore): string | null {
  const packed = writePacked(settlePlaceholders(team, catalogue), catalogue);
  return packed === null ? null : sealEnd(packed + writeParameters(team));
}

/** Whether a word is such a link and no other: by its address, its form, or a card that we know. */
export function looksLikeLink(word: string, catalogue: CardStore): boolean {
  const [address = '', fragment] = word.split('#');
  if (fragment && BUILDER.test(address)) return true;
  const [body = ''] = (fragment ?? address).split('&');
  if (isPacked(body)) return readPacked(body, catalogue).teams.length > 0;
  if (!looksReadable(body) || (fragment === undefined && !/[./]/.test(body))) return false;
  if (address === '' && /^[\d/]/.test(body)) return true;
  const { teams, problems } = readableReading(body, catalogue);
  const entries = teams.flatMap(({ cards, basicActions }) => [...cards, ...basicActions]);
  return problems.length < entries.length;
}

/** Reads both forms, with or without `#`. */
export function readLink(fragment: string, catalogue: CardStore): Reading {
  const text = fragment.trim().replace(/^#/, '').replaceAll('&amp;', '&');
  const [body = '', ...pairs] = text.split('&');
  if (text === '') {
    const problems = [problem('The link holds no team.', fragment)];
    return { teams: [], recognised: 'an empty link', problems };
  }
  const bare = isPacked(body) ? readPacked(body, catalogue) : readableReading(body, catalogue);
  const problems: ReadProblem[] = [...bare.problems];
  const teams =
    bare.teams.length > 0
      ? bare.teams.map((team) => readParameters(pairs, team, problems))
      : rescued(pairs, problems);
  return { ...bare, teams: teams.map((team) => withinLimits(team, problems)), problems };
}

function readableReading(body: string, catalogue: CardStore): Reading {
  const problems: ReadProblem[] = [];
  const teams = [readReadable(body, catalogue, problems)];
  return { teams, recognised: 'a Dicewright link', problems };
}

/** Name and notes of a team whose packed cards cannot be read any more. */
function rescued(pairs: readonly string[], problems: ReadProblem[]): Team[] {
  const team = readParameters(pairs, newTeam({}), problems);
  return team.name || team.notes ? [team] : [];
}
