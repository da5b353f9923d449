import { expect, type Page } from '@playwright/test';
import { LEGAL_TEAM } from './builder-page.ts';
import { drawAll, layoutFaults } from './layout-faults.ts';
import { test } from './one-window.ts';

const NARROWEST = 320;
const WIDEST = 2560;
const STEP = 20;

/** Each tool as it is used, and what tells that it is ready. */
const TOOLS: Record<string, { path: string; ready: string; act?: (page: Page) => Promise<void> }> =
  {
    home: { path: '', ready: 'h1' },
    'card search': { path: 'cards/?q=kw%3Aswarm', ready: '.results .card-tile .tile-effects' },
    'card table': { path: 'cards/?q=kw%3Aswarm+view%3Atable', ready: '.results tbody tr' },
    builder: { path: `build/${LEGAL_TEAM}`, ready: '.seal:not(.waiting)' },
    goldfish: {
      path: 'goldfish/',
      ready: '.decision',
      act: (page) => page.getByRole('button', { name: /^Play / }).click(),
    },
    odds: { path: `odds/${LEGAL_TEAM}`, ready: '.verdict' },
    search: { path: 'search/?q=overcrush', ready: '.search-results .hit' },
    'team analysis': {
      path: `build/${LEGAL_TEAM}`,
      ready: '.team-analysis h3',
      act: (page) => page.getByRole('tab', { name: 'Analysis' }).click(),
    },
    rules: { path: 'rules/dice-masters/turn/', ready: 'h1' },
    card: { path: 'cards/wwe-008/', ready: 'h1' },
    'set table': { path: 'sets/imw/table/', ready: 'th button' },
  };

for (const [name, { path, ready, act }] of Object.entries(TOOLS)) {
  test(`${name} fits every width: nothing overlaps, is cut off or scrolls sideways`, async ({
    window,
  }) => {
    test.setTimeout(240_000);
    await window.goto(path);
    await act?.(window);
    await expect(window.locator(ready).first()).toBeVisible();
    await drawAll(window);
    const faults: Record<string, number[]> = {};
    for (let width = NARROWEST; width <= WIDEST; width += STEP) {
      await window.setViewportSize({ width, height: 900 });
      for (const fault of await layoutFaults(window)) {
        faults[fault] = [...(faults[fault] ?? []), width];
      }
    }
    expect(faults).toEqual({});
  });
}

test('what lies badly is found', async ({ window }) => {
  await window.goto('about/');
  expect(await layoutFaults(window)).toEqual([]);
  await window.locator('main').evaluate((main) => {
    const wide = Object.assign(document.createElement('button'), { textContent: 'wide' });
    const over = Object.assign(document.createElement('button'), { textContent: 'over' });
    const cut = Object.assign(document.createElement('p'), { textContent: 'words'.repeat(20) });
    wide.style.width = '4000px';
    over.style.cssText = 'position: relative; top: -30px';
    cut.style.cssText = 'overflow: hidden; width: 50px';
    const under = document.createElement('div');
    main.append(wide, under, over, cut);
  });
  const faults = (await layoutFaults(window)).join('\n');
  for (const kind of ['the page is', 'leaves the window', 'lie on each other', 'is cut off'])
    expect(faults).toContain(kind);
});
