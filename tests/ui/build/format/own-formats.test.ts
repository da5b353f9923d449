import { beforeEach, describe, expect, test } from 'vitest';
import { parseCustomFormat } from '../../../../src/dice-masters/teams/custom-format.ts';
import { EMPTY_TEAM } from '../../../../src/dice-masters/teams/team.ts';
import { nameApart } from '../../../../src/ui/build/format/name-apart.ts';
import {
  $ownFormats,
  changeFormat,
  deleteFormat,
  keepFormat,
  teamsIn,
} from '../../../../src/ui/build/format/own-formats.ts';
import {
  newTeam,
  openLibrary,
  openTeam,
  teamOf,
  undo,
} from '../../../../src/ui/team-shelf/team-store.ts';
import { formats } from '../../../dice-masters/teams/legality/bench.ts';

const LEAGUE = 'custom:tournament~name:League~dice:15';
const STRICTER = 'custom:tournament~name:League~dice:10';
const cards = [{ card: 'hhs-001', dice: 1, note: '' }];
const start = (format: string) => newTeam({ ...EMPTY_TEAM, cards, format });

beforeEach(() => {
  globalThis.window = Object.assign(new EventTarget()) as never;
  openLibrary(null);
  for (const text of $ownFormats.get()) deleteFormat(text);
});

describe('formats of one’s own', () => {
  test('are kept once, whatever team they came with', () => {
    keepFormat(LEAGUE);
    keepFormat(LEAGUE);
    expect($ownFormats.get()).toEqual([LEAGUE]);
  });

  test('change in every team that has them, as a step that each can undo', () => {
    keepFormat(LEAGUE);
    const [one, two, other] = [start(LEAGUE), start(LEAGUE), start('casual')];
    expect(teamsIn(LEAGUE).sort()).toEqual([one, two].sort());
    changeFormat(LEAGUE, STRICTER);
    expect($ownFormats.get()).toEqual([STRICTER]);
    expect([one, two, other].map((id) => teamOf(id)?.format)).toEqual([
      STRICTER,
      STRICTER,
      'casual',
    ]);
    openTeam(one);
    undo();
    expect(teamOf(one)?.format).toBe(LEAGUE);
    expect(teamOf(two)?.format).toBe(STRICTER);
  });

  test('stay inside teams when they are deleted, and come back to their place', () => {
    keepFormat(LEAGUE);
    keepFormat('custom:casual~life:9');
    const id = start(LEAGUE);
    const bringBack = deleteFormat(LEAGUE);
    expect($ownFormats.get()).toEqual(['custom:casual~life:9']);
    expect(teamOf(id)?.format).toBe(LEAGUE);
    bringBack();
    expect($ownFormats.get()).toEqual([LEAGUE, 'custom:casual~life:9']);
  });

  test('with the same name and other rules get a number', () => {
    const apart = (text: string, others: string[]) =>
      nameApart(parseCustomFormat(text), others, formats).name;
    expect(apart(LEAGUE, [STRICTER])).toBe('League 2');
    expect(apart(LEAGUE, [STRICTER, 'custom:casual~name:League_2'])).toBe('League 3');
    expect(apart(LEAGUE, [LEAGUE])).toBe('League');
    expect(apart('custom:casual~life:9', ['custom:casual~life:8'])).toMatch(/customised 2$/);
  });
});
