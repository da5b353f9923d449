import { describe, expect, test } from 'vitest';
import { EMPTY_TEAM } from '../../../src/dice-masters/teams/team.ts';
import type { Library } from '../../../src/ui/team-shelf/library.ts';
import { exportLibrary, importLibrary } from '../../../src/ui/team-shelf/move-library.ts';
import { Browser } from './browser.ts';

const BROKEN = { 'dicewright:team:old': '{"version":9}', 'dicewright:team:old:0': 'x"\n' };

/** A browser with a long history, a snapshot, an undone step, a folder and a broken record. */
function fullBrowser(): { browser: Browser; tab: Library } {
  const browser = new Browser();
  for (const [key, text] of Object.entries(BROKEN)) browser.put(key, text);
  const tab = browser.tab();
  tab.start({ ...EMPTY_TEAM, name: 'In a folder' }, 'Doubles');
  tab.start({ ...EMPTY_TEAM, name: 'Long' }, '');
  for (let at = 0; at < 130; at++) tab.step([{ kind: 'name', name: `Team ${at}` }]);
  tab.takeSnapshot('Before the event');
  tab.move(-1);
  return { browser, tab };
}

const NOTHING_ELSE = { searches: [], formats: [] };

/** Storage without the note of which team is open. */
function records(browser: Browser): [string, string][] {
  return [...browser.unsigned()].filter(([key]) => key !== 'dicewright:open-team').sort();
}

describe('everything in one file', () => {
  test('gives an empty browser the same library', () => {
    const { browser, tab } = fullBrowser();
    const empty = new Browser();
    const there = empty.tab();
    const searches = [{ name: 'Cheap', text: 'c<=2' }];
    const formats = ['custom:tournament~name:League~dice:15'];
    const result = importLibrary(there, exportLibrary(tab, { searches, formats }));
    expect(result).toEqual({ teams: 2, problems: [], searches, formats });
    expect(records(empty)).toEqual(records(browser));
    expect(there.$entries.get()).toEqual(tab.$entries.get());
    expect(there.$aside.get()).toEqual(tab.$aside.get());
  });

  test('read twice adds nothing', () => {
    const { browser, tab } = fullBrowser();
    const file = exportLibrary(tab, NOTHING_ELSE);
    const before = new Map(browser.texts);
    expect(importLibrary(tab, file)).toEqual({ teams: 0, problems: [], ...NOTHING_ELSE });
    expect(browser.texts).toEqual(before);
  });

  test('never overwrites: a team that went on comes in as a copy, once', () => {
    const { tab } = fullBrowser();
    const file = exportLibrary(tab, NOTHING_ELSE);
    tab.step([{ kind: 'name', name: 'Went on' }]);
    expect(importLibrary(tab, file).teams).toBe(1);
    expect(importLibrary(tab, file).teams).toBe(0);
    const names = tab.$entries.get().map(({ name }) => name);
    expect(names.sort()).toEqual(['In a folder', 'Team 128', 'Went on']);
    expect(tab.$team.get().name).toBe('Went on');
  });

  test('holds what could not be saved', () => {
    const browser = new Browser();
    const tab = browser.tab();
    browser.room = 0;
    tab.step([{ kind: 'name', name: 'Unsaved' }]);
    const there = new Browser().tab();
    importLibrary(there, exportLibrary(tab, NOTHING_ELSE));
    expect(there.$entries.get().map(({ name }) => name)).toEqual(['Unsaved']);
  });

  test('brings in good teams beside bad ones, and tells of each bad one', () => {
    const { tab } = fullBrowser();
    const file = JSON.parse(exportLibrary(tab, NOTHING_ELSE));
    file.records.push(null, { ...file.records[0], version: 2 }, { ...file.records[0], place: 'x' });
    const { teams, problems } = importLibrary(new Browser().tab(), JSON.stringify(file));
    expect(teams).toBe(2);
    expect(problems).toHaveLength(3);
    expect(problems[1]).toMatch(/^Team 4 .*newer/);
  });

  test('leaves a broken record in the file where another has its place', () => {
    const { tab } = fullBrowser();
    const browser = new Browser();
    browser.put('dicewright:team:old', 'other');
    const { problems } = importLibrary(browser.tab(), exportLibrary(tab, NOTHING_ELSE));
    expect(problems).toEqual([expect.stringMatching(/set aside \(old\)/)]);
    expect(browser.texts.get('dicewright:team:old')).toBe('other');
  });

  test('writes no key that is not a team’s', () => {
    const browser = new Browser();
    const aside = { 'dicewright:theme': 'dark', other: 'x' };
    const file = JSON.stringify({ dicewright: 'everything', version: 1, records: [], aside });
    importLibrary(browser.tab(), file);
    expect(browser.texts.size).toBe(0);
  });

  test.each([
    ['no JSON', 'Storm x4', /not a file/],
    ['a list of teams', '{"dicewright":"teams","version":1,"teams":[]}', /not a file/],
    ['a newer file', '{"dicewright":"everything","version":2,"records":[]}', /newer/],
  ])('is refused in words: %s', (_, text, words) => {
    const { teams, problems } = importLibrary(new Browser().tab(), text);
    expect(teams).toBe(0);
    expect(problems).toEqual([expect.stringMatching(words)]);
  });
});
