import { describe, expect, test } from 'vitest';
import { EMPTY_TEAM } from '../../../src/dice-masters/teams/team.ts';
import type { Library } from '../../../src/ui/team-shelf/library.ts';
import { Browser } from './browser.ts';

/** Two tabs with the same team open. */
function twoTabs(): { browser: Browser; one: Library; other: Library; id: string } {
  const browser = new Browser();
  const one = browser.tab();
  const id = one.start({ ...EMPTY_TEAM, name: 'Start' }, '');
  return { browser, one, other: browser.tab(), id };
}

const name = (tab: Library, text: string) => tab.step([{ kind: 'name', name: text }]);

describe('two tabs', () => {
  test('show the same team, and either undoes what the other did', () => {
    const { one, other } = twoTabs();
    name(one, 'First');
    expect(other.$team.get().name).toBe('First');
    name(other, 'Second');
    one.move(-1);
    expect(other.$team.get().name).toBe('First');
    expect(other.$history.get()).toEqual(one.$history.get());
  });

  test('see new teams, folders, snapshots and deletions of each other', () => {
    const { one, other, id } = twoTabs();
    one.takeSnapshot('Before');
    expect(other.$snapshots.get()).toEqual(one.$snapshots.get());
    one.change(id, (record) => ({ ...record, folder: 'Doubles' }));
    const second = one.start({ ...EMPTY_TEAM, name: 'Second' }, '');
    expect(other.$entries.get()).toEqual(one.$entries.get());
    expect(other.$openId.get()).toBe(id);
    one.delete(second);
    expect(other.$entries.get().map((entry) => entry.id)).toEqual([id]);
  });

  test('a tab that missed the news builds on them all the same', () => {
    const { browser, one, other } = twoTabs();
    browser.close(other);
    for (let at = 0; at < 70; at++) name(one, `One ${at}`);
    other.step([{ kind: 'notes', notes: 'From the other' }]);
    expect(other.$team.get()).toMatchObject({ name: 'One 69', notes: 'From the other' });
    expect(one.$team.get()).toEqual(other.$team.get());
    expect(browser.tab().$history.get().steps).toBe(71);
  });

  test('a team deleted in one stays open in the other and is saved with its next edit', () => {
    const { browser, one, other, id } = twoTabs();
    for (let at = 0; at < 60; at++) name(one, `Team ${at}`);
    one.delete(id);
    expect(other.$team.get().name).toBe('Team 59');
    expect(other.$entries.get()).toEqual([]);
    name(other, 'Saved again');
    expect(one.$entries.get().map((entry) => entry.name)).toEqual(['Saved again']);
    expect(browser.tab().$history.get()).toMatchObject({ steps: 61, place: 61 });
  });

  test('a deletion taken back after the other saved again leaves both', () => {
    const { one, other, id } = twoTabs();
    const bringBack = one.delete(id);
    name(other, 'Went on');
    bringBack();
    const names = one.$entries.get().map((entry) => entry.name);
    expect(names.sort()).toEqual(['Start', 'Went on']);
  });

  test('a deletion taken back shows in the other as before', () => {
    const { one, other, id } = twoTabs();
    const bringBack = one.delete(id);
    bringBack();
    expect(one.$openId.get()).toBe(id);
    name(one, 'Again');
    expect(other.$team.get().name).toBe('Again');
  });

  test('a record that a newer page wrote is left alone; the open team goes on as a copy', () => {
    const { browser, one, id } = twoTabs();
    const key = `dicewright:team:${id}`;
    browser.put(key, '{"version":2}');
    expect(one.$team.get().name).toBe('Start');
    expect(one.$trouble.get()).toMatch(/copy/);
    name(one, 'Went on');
    expect(browser.texts.get(key)).toBe('{"version":2}');
    expect(one.$openId.get()).not.toBe(id);
    expect(one.$entries.get().map((entry) => entry.name)).toEqual(['Went on']);
  });

  test('unsaved work is not lost to what the other tab saved', () => {
    const { browser, one, other } = twoTabs();
    browser.room = 0;
    name(one, 'Unsaved work');
    browser.room = Number.POSITIVE_INFINITY;
    name(other, 'Saved there');
    expect(one.$team.get().name).toBe('Unsaved work');
    const names = one.$entries.get().map((entry) => entry.name);
    expect(names.sort()).toEqual(['Saved there', 'Unsaved work']);
  });

  test('a browser that forgets everything leaves the open team', () => {
    const { browser, one } = twoTabs();
    name(one, 'Still here');
    browser.forgetAll();
    expect(one.$team.get().name).toBe('Still here');
    expect(one.$entries.get()).toEqual([]);
    one.takeSnapshot('Safe');
    expect(browser.tab().$team.get().name).toBe('Still here');
  });
});
