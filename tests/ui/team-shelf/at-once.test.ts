import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeTexts } from '../../../src/dice-masters/teams/merge-texts.ts';
import { EMPTY_TEAM } from '../../../src/dice-masters/teams/team.ts';
import type { Library } from '../../../src/ui/team-shelf/library.ts';
import { SlowBrowser } from './slow-browser.ts';

function twoTabs(): { browser: SlowBrowser; one: Library; other: Library; id: string } {
  const browser = new SlowBrowser();
  const one = browser.tab();
  const id = one.start({ ...EMPTY_TEAM, name: '.' }, '');
  browser.settle();
  return { browser, one, other: browser.tab(), id };
}

/** A letter typed at the end of a field that shows what the tab knows. */
function type(tab: Library, kind: 'name' | 'notes', letter: string): void {
  const before = tab.$team.get()[kind];
  tab.stepFrom((team) => {
    const text = mergeTexts(before, before + letter, team[kind]);
    return [kind === 'name' ? { kind, name: text } : { kind, notes: text }];
  }, kind);
}

const letters = (text: string) => [...text].sort().join('');

describe('two tabs that write at once', () => {
  const deeds = fc.array(fc.tuple(fc.constantFrom('one', 'other', 'wait'), fc.nat(9)), {
    minLength: 2,
    maxLength: 140,
  });

  test('lose no letter of a text both write, whatever reaches storage first', () => {
    fc.assert(
      fc.property(deeds, (all) => {
        const { browser, one, other } = twoTabs();
        const typed = all.map(([who, number], at) => {
          if (who === 'wait') {
            browser.deliver(number);
            return '';
          }
          const letter = String.fromCodePoint((who === 'one' ? 97 : 65) + (at % 26));
          type(who === 'one' ? one : other, 'name', letter);
          return letter;
        });
        browser.settle();
        expect(one.$team.get()).toEqual(other.$team.get());
        expect(letters(one.$team.get().name)).toBe(letters(`.${typed.join('')}`));
        expect(browser.tab().$team.get()).toEqual(one.$team.get());
      }),
      { numRuns: 200 },
    );
  });

  test('keep what each does to another part of the team', () => {
    fc.assert(
      fc.property(deeds, (all) => {
        const { browser, one, other } = twoTabs();
        let [name, notes] = ['.', ''];
        for (const [who, number] of all) {
          if (who === 'wait') browser.deliver(number);
          else if (who === 'one') {
            type(one, 'name', 'a');
            name += 'a';
          } else {
            type(other, 'notes', 'b');
            notes += 'b';
          }
        }
        browser.settle();
        expect(one.$team.get()).toMatchObject({ name, notes });
        expect(other.$team.get()).toEqual(one.$team.get());
      }),
      { numRuns: 100 },
    );
  });

  test('a deletion and a change that cross leave a whole team or none, and nothing set aside', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 12 }), fc.nat(60), (order, steps) => {
        const { browser, one, other, id } = twoTabs();
        for (let at = 0; at < steps; at++) type(one, 'name', 'a');
        browser.settle();
        one.delete(id);
        type(other, 'notes', 'b');
        for (const which of order) browser.deliver(which);
        browser.settle();
        expect(one.$aside.get()).toEqual([]);
        expect(other.$aside.get()).toEqual([]);
        expect(browser.tab().$aside.get()).toEqual([]);
        expect(one.$entries.get()).toEqual(other.$entries.get());
        const isThere = one.$entries.get().length > 0;
        expect(other.$gone.get()).toBe(!isThere);
        expect(one.$news.get() !== null).toBe(isThere);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a team deleted in one tab and changed in the other', () => {
  test('is told as gone, then as back, to both, with a way to delete it again', () => {
    const { browser, one, other, id } = twoTabs();
    one.delete(id);
    browser.settle();
    expect(other.$gone.get()).toBe(true);
    expect(other.$news.get()).toBeNull();
    type(other, 'name', 'x');
    browser.settle();
    expect(other.$gone.get()).toBe(false);
    expect(other.$news.get()?.words).toMatch(/back on the shelf.*Another tab had deleted it/);
    expect(one.$news.get()?.words).toMatch(/back on the shelf.*another tab has changed/);
    one.$news.get()?.undo();
    browser.settle();
    expect(one.$entries.get()).toEqual([]);
    expect(other.$gone.get()).toBe(true);
  });

  test('that its own tab brings back is no news', () => {
    const { browser, one, other, id } = twoTabs();
    const bringBack = one.delete(id);
    browser.settle();
    bringBack();
    browser.settle();
    expect(other.$gone.get()).toBe(false);
    expect([one.$news.get(), other.$news.get()]).toEqual([null, null]);
  });
});
