import { describe, expect, test } from 'vitest';
import type { Library } from '../../../src/ui/team-shelf/library.ts';
import { Browser } from './browser.ts';

const addStorm = {
  kind: 'add',
  slot: 'cards',
  at: 0,
  entry: { card: 'avx-001', dice: 2, note: '' },
} as const;

function name(library: Library, text: string, merge?: string): void {
  library.step([{ kind: 'name', name: text }], merge);
}

describe('undo and redo', () => {
  test('take back and bring back one step, whatever it held', () => {
    const tab = new Browser().tab();
    tab.step([addStorm, { kind: 'dice', slot: 'cards', at: 0, dice: 4 }]);
    expect(tab.$team.get().cards).toEqual([{ card: 'avx-001', dice: 4, note: '' }]);
    tab.move(-1);
    expect(tab.$team.get().cards).toEqual([]);
    expect(tab.$history.get()).toEqual({ canUndo: false, canRedo: true, steps: 1, place: 0 });
    tab.move(1);
    expect(tab.$team.get().cards[0]?.dice).toBe(4);
  });

  test('survive a reload over hundreds of steps', () => {
    const browser = new Browser();
    const before = browser.tab();
    for (let at = 1; at <= 230; at++) name(before, `Team ${at}`);
    for (let at = 0; at < 120; at++) before.move(-1);
    const after = browser.tab();
    expect(after.$team.get().name).toBe('Team 110');
    expect(after.$history.get()).toMatchObject({ steps: 230, place: 110 });
    for (let at = 0; at < 110; at++) after.move(-1);
    expect(after.$team.get().name).toBe('');
    expect(after.$history.get().canUndo).toBe(false);
    for (let at = 0; at < 230; at++) after.move(1);
    expect(after.$team.get().name).toBe('Team 230');
  });

  test('an edit after undo cuts off what was ahead, in storage too', () => {
    const browser = new Browser();
    const tab = browser.tab();
    for (let at = 1; at <= 160; at++) name(tab, `Team ${at}`);
    for (let at = 0; at < 155; at++) tab.move(-1);
    const textsBefore = browser.texts.size;
    name(tab, 'Another way');
    expect(browser.texts.size).toBe(textsBefore - 3);
    const again = browser.tab();
    expect(again.$team.get().name).toBe('Another way');
    expect(again.$history.get()).toEqual({ canUndo: true, canRedo: false, steps: 6, place: 6 });
  });

  test('an edit in a long history rewrites little', () => {
    const browser = new Browser();
    const tab = browser.tab();
    for (let at = 1; at <= 2000; at++) name(tab, `Team ${at}`);
    const all = [...browser.texts.values()].join('').length;
    for (let at = 2001; at <= 2060; at++) {
      browser.written = 0;
      name(tab, `Team ${at}`);
      expect(browser.written).toBeGreaterThan(0);
      expect(browser.written).toBeLessThan(all / 20);
    }
  });

  test('an edit that changes nothing is no step', () => {
    const browser = new Browser();
    const tab = browser.tab();
    name(tab, '');
    tab.step([{ kind: 'remove', slot: 'cards', at: 3 }]);
    expect(tab.$history.get().steps).toBe(0);
    expect(browser.texts.size).toBe(0);
  });

  test('an edit that could not be read back is refused', () => {
    const tab = new Browser().tab();
    expect(() => tab.step([{ ...addStorm, at: Number.POSITIVE_INFINITY }])).toThrow(TypeError);
    expect(tab.$history.get().steps).toBe(0);
  });
});

describe('typing', () => {
  test('in one go is one step', () => {
    const browser = new Browser();
    const tab = browser.tab();
    for (const text of ['S', 'St', 'Sto', 'Storm']) {
      name(tab, text, 'name');
      browser.time += 400;
    }
    expect(tab.$history.get().steps).toBe(1);
    tab.move(-1);
    expect(tab.$team.get().name).toBe('');
    tab.move(1);
    expect(tab.$team.get().name).toBe('Storm');
  });

  const breaks: [why: string, between: (browser: Browser, tab: Library) => void][] = [
    [
      'after a pause',
      (browser) => {
        browser.time += 2000;
      },
    ],
    ['in another field', (_, tab) => tab.step([{ kind: 'notes', notes: 'a' }], 'notes')],
    ['after an edit of another kind', (_, tab) => tab.step([addStorm])],
    [
      'after undo and redo',
      (_, tab) => {
        tab.move(-1);
        tab.move(1);
      },
    ],
  ];
  test.each(breaks)('%s is a new step', (_, between) => {
    const browser = new Browser();
    const tab = browser.tab();
    name(tab, 'S', 'name');
    between(browser, tab);
    const { steps } = tab.$history.get();
    name(tab, 'St', 'name');
    expect(tab.$history.get().steps).toBe(steps + 1);
  });

  test('that goes from card to card in one go keeps what was typed on each', () => {
    const browser = new Browser();
    const tab = browser.tab();
    tab.step([addStorm, { ...addStorm, at: 1 }]);
    for (const at of [0, 1]) {
      tab.step([{ kind: 'card-note', slot: 'cards', at, note: `note ${at}` }], 'cards');
    }
    for (const at of [0, 1]) {
      tab.step([{ kind: 'dice', slot: 'cards', at, dice: at + 3 }], 'cards');
    }
    const again = browser.tab();
    expect(again.$history.get().steps).toBe(2);
    expect(again.$team.get().cards.map(({ dice, note }) => [dice, note])).toEqual([
      [3, 'note 0'],
      [4, 'note 1'],
    ]);
  });

  test('fills one step, not the storage', () => {
    const browser = new Browser();
    const tab = browser.tab();
    for (let at = 1; at <= 400; at++) {
      tab.step([{ kind: 'notes', notes: 'n'.repeat(at) }], 'notes');
    }
    expect([...browser.texts.values()].join('').length).toBeLessThan(2000);
  });
});
