import { expect, type Page, test } from '@playwright/test';
import { OddsPage } from './odds-page.ts';

const simWorkers = (page: Page) =>
  page.workers().filter((worker) => /\/worker-[\w-]+\.js/.test(worker.url()));

test('workers are up and have played before anybody asks for games', async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: []) {
      if (typeof message === 'object' && message !== null && 'chunk' in message) {
        this.addEventListener('message', () => document.body.setAttribute('data-played', ''));
      }
      return postMessage.call(this, message, ...rest);
    };
  });
  const odds = new OddsPage(page);
  await odds.open();
  await expect(odds.verdict).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-played');
  const before = simWorkers(page);
  expect(before.length).toBeGreaterThan(0);
  await odds.show('Games');
  await odds.play();
  expect(simWorkers(page)).toEqual(before);
});

for (const [name, settings] of [
  ['games', 'v.games~n.1000'],
  ['a comparison', 'v.versus~x.policy~xp.rush~n.1000'],
] as const) {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test(`what came of ${name} is in view after the click, and focus stays`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const odds = new OddsPage(page);
      await odds.open(settings);
      const first = page.locator('.summary, .verdict').first();
      await odds.run.focus();
      await odds.run.press('Enter');
      await expect(odds.progress).toHaveClass(/done/);
      await expect(first).toBeInViewport({ ratio: 0.9 });
      await expect(odds.run).toBeFocused();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await odds.play();
      await expect(first).toBeInViewport({ ratio: 0.9 });
    });
  });
}

test.describe('on a phone, as games begin', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('how far they are is in view with the way to stop; who looks elsewhere is left alone', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const odds = new OddsPage(page);
    await odds.open('v.games~n.1000000~t.30');
    await odds.run.click();
    await expect(page.locator('.progress.running')).toBeInViewport();
    await expect(odds.stop).toBeInViewport();
    await page.mouse.wheel(0, -5000);
    await expect(page.locator('.odds-team')).toBeInViewport();
    await odds.stop.click();
    await expect(odds.progress).toHaveClass(/stopped/);
  });

  test('games that a link runs leave the page where it is', async ({ page }) => {
    const odds = new OddsPage(page);
    await odds.open('v.games~n.1000~ran.true');
    await expect(odds.progress).toHaveClass(/done/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
