import type { CardStore } from '../../cards/card-store.ts';
import { newTeam, problem, type Reading, type ReadProblem, sortByKind } from '../reading.ts';
import { isEmptyTeam, type Team } from '../team.ts';
import { readEntries } from './card-entries.ts';

const ROOM_PACK = /#(\d+):([^#]*)/g;

/** Draft packs and picks of the Dice Coalition: `avx12;avx40`, or a whole room in base64. */
export function readDraft(key: string, value: string, catalogue: CardStore): Reading {
  const problems: ReadProblem[] = [];
  const packs = roomPacks(value);
  if (packs.length > 0) {
    const teams = packs.map(([number, list]) =>
      readPool(`Pack ${number}`, list, catalogue, problems),
    );
    return { teams, recognised: 'a Dice Coalition draft room', problems };
  }
  const recognised =
    key === 'pick' ? 'the picks of a Dice Coalition draft' : 'a Dice Coalition draft pack';
  const team = readPool('', value, catalogue, problems);
  if (isEmptyTeam(team)) {
    problems.push(problem('There are no cards in this draft.', value));
    return { teams: [], recognised, problems };
  }
  return { teams: [team], recognised, problems };
}

function readPool(name: string, list: string, catalogue: CardStore, problems: ReadProblem[]): Team {
  const entries = readEntries(list, catalogue, problems);
  return newTeam({ name, ...sortByKind(entries, catalogue) });
}

/** Numbers and lists of `#1:avx12;…#2:…` behind the base64 of a room. */
function roomPacks(value: string): [number: string, list: string][] {
  const text = fromBase64(value.replace(/%3D/gi, '='));
  return [...text.matchAll(ROOM_PACK)].map(([, number = '', list = '']) => [number, list]);
}

function fromBase64(value: string): string {
  try {
    return atob(value.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
