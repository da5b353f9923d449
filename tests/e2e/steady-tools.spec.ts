import { expect, type Page, test } from '@playwright/test';
import { ENGINE_VERSION } from '../../src/dice-masters/engine/replay/replay.ts';
import { GoldfishPage } from './goldfish-page.ts';
import { OddsPage } from './odds-page.ts';

const SIZES = [
  [1280, 800],
  [1024, 768],
  [390, 844],
] as const;

/** Where controls stand on the page, however far it is scrolled. */
const places = (page: Page, controls: string) =>
  page.locator(controls).evaluateAll((all) =>
    all.map((one) => {
      const { left, top } = one.getBoundingClientRect();
      return [Math.round(left), Math.round(top + scrollY)];
    }),
  );

const HEAD = '.table-head :is(button, input)';
/** On a small screen the mat stands between, and grows with its dice. */
const besideAt = (width: number) =>
  width < 960 ? HEAD : `${HEAD}, .auto-advance input, .table-side [role="tab"]`;

for (const [width, height] of SIZES) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } });

    test('no question of the table moves what stands beside it', async ({ page }) => {
      const table = new GoldfishPage(page);
      await table.open();
      await table.start({ seed: 's0' });
      const before = await places(page, besideAt(width));
      expect(before.length).toBeGreaterThan(6);
      for (let pick = 0; pick < 12; pick++) {
        await page.locator('.options .main button').first().click();
        await table.turn();
        expect(await places(page, besideAt(width))).toEqual(before);
      }
    });

    test('what a link has to tell stays until its reader closes it', async ({ page }) => {
      const table = new GoldfishPage(page);
      await table.open(`#game=${ENGINE_VERSION}~2019~0~200~seed~P20.hhs-1x3~N20~x~z~`);
      await expect(table.notice).toContainText('does not fit the rules');
      const before = await places(page, '.mat, .table-head button');
      await page.locator('.options .main button').first().click();
      await expect(page.locator('.timeline .at')).toHaveText('2/2');
      expect(await places(page, '.mat, .table-head button')).toEqual(before);
      await page.getByRole('button', { name: 'Close this message' }).click();
      await expect(table.notice).toHaveCount(0);
    });

    test('no answer of the odds moves the question', async ({ page }) => {
      const odds = new OddsPage(page);
      await odds.open();
      await expect(odds.verdict).toBeVisible();
      const before = await places(page, '.question select');
      expect(before).toHaveLength(6);
      for (const choice of await page.locator('.question select').all()) {
        const options = await choice.locator('option').count();
        for (const index of [options - 1, 0]) {
          await choice.selectOption({ index });
          expect(await places(page, '.question select')).toEqual(before);
        }
      }
    });

    test('games that run, end or are stopped move none of their controls', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const odds = new OddsPage(page);
      await odds.open('v.games~n.100000~t.30');
      const controls = '.game-controls :is(select, input, button)';
      await expect(odds.run).toBeEnabled();
      const before = await places(page, controls);
      await odds.run.click();
      await expect(odds.stop).toBeVisible();
      expect(await places(page, controls)).toEqual(before);
      await odds.stop.click();
      await expect(odds.progress).toHaveClass(/stopped/);
      expect(await places(page, controls)).toEqual(before);
    });

    test('a paste has its place for what is said of it', async ({ page }) => {
      const table = new GoldfishPage(page);
      await table.open();
      const before = await places(page, '.team-tile, .paste textarea, select');
      const box = page.locator('.paste textarea').first();
      await box.fill('x');
      await expect(page.locator('.recognised').first()).not.toBeEmpty();
      await box.fill('');
      await expect(page.locator('.recognised').first()).toBeEmpty();
      expect(await places(page, '.team-tile, .paste textarea, select')).toEqual(before);
    });
  });
}

test('“second” is whole where it is chosen', async ({ page }) => {
  for (const width of [390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const odds = new OddsPage(page);
    await odds.open('v.games');
    await expect(page.getByLabel('You go')).toBeVisible();
    const room = await page.getByLabel('You go').evaluate((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return 0;
      pen.font = font;
      const arrow = 20;
      const around = parseFloat(paddingLeft) + parseFloat(paddingRight) + arrow;
      return select.clientWidth - around - pen.measureText('second').width;
    });
    expect(room, `at ${width}`).toBeGreaterThanOrEqual(0);
  }
});
