import { expect, type Page, test } from '@playwright/test';
import { faultsOn } from './axe.ts';
import { OddsPage } from './odds-page.ts';
import { THEME_KEY } from './templates.ts';

const VIEWS = [
  'v.opening~c.hhs-016',
  'v.games~n.1000~ran.true',
  'v.versus~xo.hhs-016~xi.hhs-012~n.1000~ran.true',
];

async function openDrawn(page: Page, view: string): Promise<void> {
  const odds = new OddsPage(page);
  await page.goto('about:blank');
  await odds.open(view);
  if (view.includes('ran')) await expect(odds.progress).toHaveClass(/done/);
  else await expect(odds.verdict).toBeVisible();
  await expect(page.locator('.odds-figures')).not.toHaveAttribute('aria-busy', 'true');
}

for (const theme of ['felt', 'paper']) {
  test(`no barriers in any view, on ${theme}`, async ({ page }) => {
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [THEME_KEY, theme],
    );
    for (const view of VIEWS) {
      await openDrawn(page, view);
      for (const closed of await page.locator('.odds-figure summary').all()) await closed.click();
      expect(await faultsOn(page), view).toEqual([]);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('nothing scrolls sideways in any view, and all of it fits a finger', async ({ page }) => {
    for (const view of VIEWS) {
      await openDrawn(page, view);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, view).toBeLessThanOrEqual(320);
      const small = await page
        .locator('.odds :is(button, select, summary, input:not([type="radio"]))')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility())
            .filter((control) => control.getBoundingClientRect().height < 44)
            .map((control) => control.outerHTML.slice(0, 90)),
        );
      expect(small, view).toEqual([]);
      const cut = await page.locator('.chart > svg').evaluateAll((charts) =>
        charts
          .filter((chart) => {
            const { right } = chart.getBoundingClientRect();
            return right > innerWidth;
          })
          .map((chart) => chart.querySelector('title')?.textContent),
      );
      expect(cut, view).toEqual([]);
    }
  });
});

test('a hundred cards are drawn a few a frame, in figures that come one by one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const cells = (node: Node) =>
      node instanceof Element ? node.querySelectorAll('[data-value]').length : 0;
    const most = { added: 0 };
    Object.assign(window, { most });
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]).map(cells);
      most.added = Math.max(
        most.added,
        ...added,
        0,
        added.reduce((a, b) => a + b, 0),
      );
    }).observe(document, { childList: true, subtree: true });
  });
  const cards = Array.from({ length: 600 }, (_, at) => `2avx${(at % 100) + 1}`).join('.');
  await page.goto(`odds/#${cards}`);
  await expect(page.locator('[data-figure="odds-cards"] .heat-cell')).toHaveCount(600);
  await expect(page.locator('[data-figure="odds-faces"] .bar-track')).toHaveCount(800);
  const most = await page.evaluate(() => Object(window).most.added);
  expect(most).toBeLessThan(250);
});
