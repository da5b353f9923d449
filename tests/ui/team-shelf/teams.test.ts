import { describe, expect, test } from 'vitest';
import { EMPTY_TEAM, type Team } from '../../../src/dice-masters/teams/team.ts';
import type { Library } from '../../../src/ui/team-shelf/library.ts';
import { Browser } from './browser.ts';

const STORM: Team = {
  ...EMPTY_TEAM,
  name: 'Storm',
  cards: [
    { card: 'avx-001', dice: 4, note: 'early' },
    { card: '?zzz9', dice: 3, note: '' },
  ],
  basicActions: [{ card: 'avx-030', dice: 3, note: '' }],
  tags: ['rush'],
};

const names = (tab: Library) => tab.$entries.get().map(({ name }) => name);

describe('the list of teams', () => {
  test('starts empty: an untouched team is not saved', () => {
    const browser = new Browser();
    const tab = browser.tab();
    expect(tab.$openId.get()).not.toBeNull();
    expect(tab.$team.get()).toEqual(EMPTY_TEAM);
    tab.start(EMPTY_TEAM, '');
    expect(tab.$entries.get()).toEqual([]);
    expect([...browser.texts.keys()]).toEqual(['dicewright:open-team']);
  });

  test('says what a team holds, as its panel counts: Basic Actions and their dice apart', () => {
    const tab = new Browser().tab();
    const id = tab.start(STORM, 'Fast');
    expect(tab.$entries.get()).toEqual([
      {
        id,
        name: 'Storm',
        folder: 'Fast',
        updated: 1000,
        cardCount: 2,
        diceCount: 7,
        tags: ['rush'],
      },
    ]);
  });

  test('has the team that changed last on top', () => {
    const browser = new Browser();
    const tab = browser.tab();
    const first = tab.start(STORM, '');
    browser.time += 1;
    tab.start({ ...STORM, name: 'Later' }, '');
    expect(names(tab)).toEqual(['Later', 'Storm']);
    browser.time += 1;
    tab.stepOf(first, [{ kind: 'name', name: 'Renamed' }]);
    expect(names(tab)).toEqual(['Renamed', 'Later']);
    tab.show(first);
    tab.move(-1);
    expect(tab.$team.get().name).toBe('Storm');
  });
});

describe('a team', () => {
  test('that was open last is open after a reload; a new empty one too', () => {
    const browser = new Browser();
    const tab = browser.tab();
    const id = tab.start(STORM, '');
    tab.start({ ...STORM, name: 'Later' }, '');
    tab.show(id);
    expect(browser.tab().$openId.get()).toBe(id);
    tab.start(EMPTY_TEAM, '');
    expect(browser.tab().$team.get()).toEqual(EMPTY_TEAM);
  });

  test('is duplicated with a name of its own, in its folder, and lives apart', () => {
    const tab = new Browser().tab();
    const id = tab.start(STORM, 'Fast');
    const copy = tab.duplicate(id);
    expect(tab.$openId.get()).toBe(id);
    tab.step([{ kind: 'remove', slot: 'cards', at: 0 }]);
    tab.show(copy);
    expect(tab.$team.get()).toEqual({ ...STORM, name: 'Storm (copy)' });
    expect(tab.$entries.get().every(({ folder }) => folder === 'Fast')).toBe(true);
  });

  test('comes back from deletion with history and snapshots, and open', () => {
    const browser = new Browser();
    const tab = browser.tab();
    const id = tab.start(STORM, 'Fast');
    for (let at = 0; at < 60; at++) tab.step([{ kind: 'name', name: `Team ${at}` }]);
    tab.takeSnapshot('Good');
    tab.move(-1);
    const texts = browser.unsigned();
    const bringBack = tab.delete(id);
    expect(tab.$team.get()).toEqual(EMPTY_TEAM);
    expect([...browser.texts.keys()]).toEqual(['dicewright:open-team']);
    bringBack();
    expect(tab.$openId.get()).toBe(id);
    expect(browser.unsigned()).toEqual(texts);
    bringBack();
    expect(tab.$entries.get()).toHaveLength(1);
  });

  test('that does not exist cannot be duplicated or deleted, and opening it changes nothing', () => {
    const tab = new Browser().tab();
    const open = tab.$openId.get();
    expect(() => tab.duplicate('nobody')).toThrow(RangeError);
    expect(() => tab.delete('nobody')).toThrow(RangeError);
    tab.show('nobody');
    expect(tab.$openId.get()).toBe(open);
  });
});

describe('a snapshot', () => {
  test('is kept, newest first, over a reload', () => {
    const browser = new Browser();
    const tab = browser.tab();
    tab.start(STORM, '');
    tab.takeSnapshot('First');
    browser.time += 5;
    tab.step([{ kind: 'name', name: 'Changed' }]);
    tab.takeSnapshot('Second');
    const kept = browser.tab().$snapshots.get();
    expect(kept.map(({ name, when, team }) => [name, when, team.name])).toEqual([
      ['Second', 1005, 'Changed'],
      ['First', 1000, 'Storm'],
    ]);
  });

  test('comes back from deletion where it was', () => {
    const tab = new Browser().tab();
    tab.start(STORM, '');
    for (const name of ['A', 'B', 'C']) tab.takeSnapshot(name);
    const before = tab.$snapshots.get();
    const bringBack = tab.deleteSnapshot(1);
    expect(tab.$snapshots.get().map(({ name }) => name)).toEqual(['C', 'A']);
    bringBack();
    expect(tab.$snapshots.get()).toEqual(before);
    expect(() => tab.deleteSnapshot(3)).toThrow(RangeError);
  });
});
