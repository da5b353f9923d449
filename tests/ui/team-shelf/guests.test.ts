import { describe, expect, test } from 'vitest';
import { EMPTY_TEAM, type Team } from '../../../src/dice-masters/teams/team.ts';
import { Browser } from './browser.ts';

const team = (count: number, dice = 1): Team => ({
  ...EMPTY_TEAM,
  name: 'Guests',
  cards: Array.from({ length: count }, () => ({ card: 'hhs-017', dice, note: '' })),
});
const record = (id: string, base: Team, steps: unknown[] = []) =>
  JSON.stringify({
    version: 1,
    id,
    folder: '',
    created: 1,
    updated: 2,
    place: steps.length,
    chunks: 1,
    last: { base, steps },
    snapshots: [],
  });

describe('a team that came by link', () => {
  test('is shown and not stored, and the team before opens again', () => {
    const browser = new Browser();
    const tab = browser.tab();
    tab.start({ ...EMPTY_TEAM, name: 'Mine' }, '');
    const before = new Map(browser.texts);
    tab.visit(team(8));
    expect(tab.$team.get()).toEqual(team(8));
    expect(tab.$guest.get()).toBe(true);
    expect(browser.texts).toEqual(before);
    expect(browser.tab().$team.get().name).toBe('Mine');
  });

  test.each<[string, (tab: ReturnType<Browser['tab']>) => void]>([
    [
      'its first change',
      (tab) =>
        tab.step([
          { kind: 'name', name: 'Guests' },
          { kind: 'notes', notes: 'x' },
        ]),
    ],
    ['the word of the player', (tab) => tab.changeOpen((one) => ({ ...one }))],
  ])('is kept by %s', (_, keep) => {
    const browser = new Browser();
    const tab = browser.tab();
    tab.visit(team(8));
    keep(tab);
    expect(tab.$guest.get()).toBe(false);
    expect(browser.tab().$team.get().cards).toHaveLength(8);
  });

  test('is told of and brought back where another takes its place', () => {
    const tab = new Browser().tab();
    tab.visit(team(8));
    tab.start(EMPTY_TEAM, '');
    expect(tab.$guest.get()).toBe(false);
    expect(tab.$news.get()?.words).toContain('Guests');
    tab.$news.get()?.undo();
    expect(tab.$team.get()).toEqual(team(8));
  });
});

describe('a stored record beyond all limits', () => {
  const add = { kind: 'add', slot: 'cards', at: 0, entry: { card: 'hhs-017', dice: 1, note: '' } };
  test.each<[string, string]>([
    ['1,500 cards', record('big', team(1500))],
    ['a thousand dice', record('big', team(8, 1000))],
    ['less than no dice', record('big', team(8, -1))],
    ['half a die', record('big', team(8, 0.5))],
    ['cards added one by one', record('big', team(8), Array(200).fill([add]))],
    ['a name without end', record('big', { ...team(8), name: 'x'.repeat(100_000) })],
    [
      'a code without end',
      record('big', { ...team(0), cards: [{ card: `?${'x'.repeat(1e5)}`, dice: 1, note: '' }] }),
    ],
    ['a large team in a step', record('big', team(8), [[{ kind: 'team', team: team(101) }]])],
    [
      'a large snapshot',
      record('big', team(8)).replace(
        '"snapshots":[]',
        `"snapshots":[{"name":"","when":1,"team":${JSON.stringify(team(101))}}]`,
      ),
    ],
  ])('(%s) is set aside, and deleting it leaves the others', (_, text) => {
    const browser = new Browser();
    browser.put('dicewright:team:good', record('good', team(8)));
    browser.put('dicewright:team:big', text);
    const tab = browser.tab();
    expect(tab.$aside.get().map(({ id }) => id)).toEqual(['big']);
    expect(tab.$entries.get().map(({ id }) => id)).toEqual(['good']);
    const undo = tab.deleteAside('big');
    expect(tab.$aside.get()).toEqual([]);
    expect([...browser.texts.keys()].filter((key) => key.includes(':team:'))).toEqual([
      'dicewright:team:good',
    ]);
    undo();
    expect(browser.texts.get('dicewright:team:big')).toBe(text);
    expect(tab.$aside.get()).toHaveLength(1);
  });

  test('a hundred cards that come and go are within them', () => {
    const remove = { kind: 'remove', slot: 'cards', at: 0 };
    const browser = new Browser();
    browser.put('dicewright:team:much', record('much', team(99), Array(49).fill([add, remove])));
    expect(browser.tab().$aside.get()).toEqual([]);
  });
});
