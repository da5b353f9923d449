import { describe, expect, test } from 'vitest';
import { EMPTY_TEAM } from '../../../src/dice-masters/teams/team.ts';
import { Library } from '../../../src/ui/team-shelf/library.ts';
import type { Migrations } from '../../../src/ui/team-shelf/read-record.ts';
import type { Fields } from '../../../src/ui/team-shelf/shapes.ts';
import { Browser } from './browser.ts';

const HEAD = 'dicewright:team:id9';
const FIRST = `${HEAD}:0`;

const head = {
  version: 1,
  id: 'id9',
  folder: '',
  created: 1,
  updated: 2,
  place: 1,
  chunks: 1,
  snapshots: [],
};
const chunk = { base: EMPTY_TEAM, steps: [[{ kind: 'name', name: 'Brotherhood' }]] };

function withRecord(changes: { head?: unknown; chunk?: unknown }): Browser {
  const browser = new Browser();
  const put = (key: string, value: unknown) =>
    browser.put(key, typeof value === 'string' ? value : JSON.stringify(value));
  put(HEAD, changes.head ?? head);
  if (changes.chunk !== null) put(FIRST, changes.chunk ?? chunk);
  return browser;
}

test('a good record is read', () => {
  const tab = withRecord({}).tab();
  expect(tab.$aside.get()).toEqual([]);
  expect(tab.$entries.get().map(({ name }) => name)).toEqual(['Brotherhood']);
});

describe('set aside, byte for byte', () => {
  const step = (edit: unknown) => ({ ...chunk, steps: [[edit]] });
  const entry = { card: 'hhs-001', dice: 1, note: '' };
  const rows: [what: string, record: { head?: unknown; chunk?: unknown }, reason: RegExp][] = [
    ['a cut off head', { head: '{"version":1,"id"' }, /not readable/],
    ['a head that is a list', { head: '[1]' }, /not readable/],
    ['an empty head', { head: ' ' }, /not readable/],
    ['no version', { head: { ...head, version: undefined } }, /which version/],
    ['a newer version', { head: { ...head, version: 2, chunks: 'new' } }, /newer Dicewright/],
    ['a version without a way forward', { head: { ...head, version: 0 } }, /damaged/],
    ['a missing chunk', { head: { ...head, chunks: 2 } }, /part of its history/],
    ['no chunk at all', { chunk: null }, /part of its history/],
    ['no chunk named', { head: { ...head, chunks: 0, place: 0 } }, /damaged/],
    ['a broken chunk', { chunk: '{"base":' }, /part of its history/],
    ['a place beyond its steps', { head: { ...head, place: 2 } }, /damaged/],
    ['a place before its steps', { head: { ...head, place: -1 } }, /damaged/],
    ['the id of another', { head: { ...head, id: 'id8' } }, /another team/],
    ['a folder that is no text', { head: { ...head, folder: 7 } }, /damaged/],
    ['a date that is no number', { head: { ...head, updated: 'today' } }, /damaged/],
    [
      'a snapshot without a team',
      { head: { ...head, snapshots: [{ name: '', when: 1 }] } },
      /damaged/,
    ],
    [
      'a base without cards',
      { chunk: { ...chunk, base: { ...EMPTY_TEAM, cards: null } } },
      /damaged/,
    ],
    [
      'a card without dice',
      { chunk: { ...chunk, base: { ...EMPTY_TEAM, cards: [{ card: '' }] } } },
      /damaged/,
    ],
    ['steps that are no list', { chunk: { ...chunk, steps: {} } }, /damaged/],
    ['an unknown edit', { chunk: step({ kind: 'shuffle' }) }, /damaged/],
    ['an edit named after what objects have', { chunk: step({ kind: 'toString' }) }, /damaged/],
    ['an edit in no row', { chunk: step({ kind: 'remove', slot: 'bag', at: 0 }) }, /damaged/],
    [
      'an edit at no place',
      { chunk: step({ kind: 'add', slot: 'cards', at: null, entry }) },
      /damaged/,
    ],
    ['tags that are no texts', { chunk: step({ kind: 'tags', tags: [1] }) }, /damaged/],
  ];
  test.each(rows)('%s', (_, record, reason) => {
    const browser = withRecord(record);
    const before = new Map(browser.texts);
    const tab = browser.tab();
    const [aside] = tab.$aside.get();
    expect(aside?.key).toBe(HEAD);
    expect(aside?.reason).toMatch(reason);
    expect(aside?.text).toBe([...before.values()].join('\n'));
    expect(tab.$entries.get()).toEqual([]);
    tab.step([{ kind: 'name', name: 'Another' }]);
    tab.delete(tab.$openId.get() ?? '');
    for (const [key, text] of before) expect(browser.texts.get(key)).toBe(text);
  });

  test('history without its head', () => {
    const browser = new Browser();
    browser.put(FIRST, JSON.stringify(chunk));
    const [aside] = browser.tab().$aside.get();
    expect(aside).toMatchObject({ key: HEAD, text: JSON.stringify(chunk) });
    expect(aside?.reason).toMatch(/beginning is missing/);
  });

  test('beside good records, which open', () => {
    const browser = new Browser();
    browser.tab().start({ ...EMPTY_TEAM, name: 'Good' }, '');
    browser.put(HEAD, 'broken');
    const tab = browser.tab();
    expect(tab.$team.get().name).toBe('Good');
    expect(tab.$aside.get()).toHaveLength(1);
  });

  test('and its id goes to no new team', () => {
    const browser = new Browser();
    for (const id of ['id0', 'id1', 'id2']) browser.put(`dicewright:team:${id}`, 'broken');
    const tab = browser.tab();
    tab.step([{ kind: 'name', name: 'New' }]);
    expect(browser.texts.get('dicewright:team:id1')).toBe('broken');
    expect(tab.$openId.get()).toBe('id3');
  });
});

describe('an older record', () => {
  /** A made-up version without folders, whose edits stood under another name. */
  const { folder: _, ...oldHead } = { ...head, version: 0 };
  const oldChunk = { base: chunk.base, edits: chunk.steps };

  function withOlder(migrate: Migrations[number]): Browser {
    const browser = withRecord({ head: oldHead, chunk: oldChunk });
    browser.migrations = { 0: migrate };
    return browser;
  }

  const forward: Migrations[number] = ({ chunks, ...old }) => ({
    ...old,
    folder: 'From before',
    chunks: (chunks as Fields[]).map(({ base, edits }) => ({ base, steps: edits })),
  });

  test('is brought forward, and written as such with its next change', () => {
    const browser = withOlder(forward);
    const tab = browser.tab();
    expect(tab.$entries.get()[0]).toMatchObject({ name: 'Brotherhood', folder: 'From before' });
    expect(browser.texts.get(FIRST)).toBe(JSON.stringify(oldChunk));
    tab.show('id9');
    tab.move(-1);
    expect(JSON.parse(browser.texts.get(HEAD) ?? '')).toMatchObject({ version: 1, place: 0 });
    browser.migrations = {};
    const after = browser.tab();
    after.move(1);
    expect(after.$team.get().name).toBe('Brotherhood');
  });

  test('is set aside where its migration fails', () => {
    const browser = withOlder(() => {
      throw new Error('no such field');
    });
    expect(browser.tab().$aside.get()[0]?.reason).toMatch(/damaged/);
  });
});

describe('storage that fails', () => {
  test('full: the team goes on in memory, the page says so, storage keeps the last good state', () => {
    const browser = new Browser();
    const tab = browser.tab();
    tab.step([{ kind: 'name', name: 'Saved' }]);
    browser.room = [...browser.texts].join().length + 20;
    const saved = new Map(browser.texts);
    tab.step([{ kind: 'notes', notes: 'n'.repeat(500) }]);
    tab.step([{ kind: 'name', name: 'Not saved' }]);
    expect(tab.$team.get().name).toBe('Not saved');
    expect(tab.$trouble.get()).toMatch(/not saved.*Download everything/);
    expect(browser.texts).toEqual(saved);
    expect(browser.tab().$team.get().name).toBe('Saved');
  });

  test('full, then room again: the next edit saves all', () => {
    const browser = new Browser();
    const tab = browser.tab();
    browser.room = 0;
    for (let at = 0; at < 120; at++) tab.step([{ kind: 'name', name: `Team ${at}` }]);
    expect(tab.$trouble.get()).not.toBeNull();
    browser.room = Number.POSITIVE_INFINITY;
    tab.move(-1);
    expect(tab.$trouble.get()).toBeNull();
    expect(browser.tab().$history.get()).toMatchObject({ steps: 120, place: 119 });
  });

  test('full half-way through a record: nothing of it is left behind', () => {
    for (let room = 0; room <= 700; room += 20) {
      const browser = new Browser();
      const tab = browser.tab();
      browser.room = room;
      tab.start({ ...EMPTY_TEAM, name: 'Saved or not' }, '');
      const again = browser.tab();
      expect(again.$aside.get()).toEqual([]);
      expect(again.$entries.get()).toHaveLength(tab.$trouble.get() === null ? 1 : 0);
    }
  });

  test('full: deleting a team makes room for what waits', () => {
    const browser = new Browser();
    const tab = browser.tab();
    const big = tab.start({ ...EMPTY_TEAM, notes: 'n'.repeat(5000) }, '');
    browser.room = [...browser.texts].join().length;
    tab.start({ ...EMPTY_TEAM, name: 'Waits' }, '');
    expect(tab.$trouble.get()).not.toBeNull();
    tab.delete(big);
    expect(tab.$trouble.get()).toBeNull();
    expect(browser.tab().$team.get().name).toBe('Waits');
  });

  const forbidden = () => {
    throw new Error('SecurityError');
  };
  const none = {
    length: 1,
    key: forbidden,
    getItem: forbidden,
    setItem: forbidden,
    removeItem: forbidden,
  };
  test.each([
    ['missing', null],
    ['forbidden', none],
  ])('%s: everything works until the page closes, and it says so', (_, storage) => {
    let ids = 0;
    const library = new Library({
      now: () => 1,
      randomId: () => `id${ids++}`,
      migrations: {},
      follow: () => () => undefined,
    });
    library.open(storage);
    library.step([{ kind: 'name', name: 'Only here' }]);
    library.start(EMPTY_TEAM, '');
    library.show(library.$entries.get()[0]?.id ?? '');
    library.move(-1);
    library.move(1);
    expect(library.$team.get().name).toBe('Only here');
    expect(library.$trouble.get()).toMatch(/download everything/);
  });
});
