import { expect, test } from '@playwright/test';
import { faultsOn } from './axe.ts';
import { GoldfishPage } from './goldfish-page.ts';
import { THEME_KEY } from './templates.ts';

for (const theme of ['felt', 'paper']) {
  test(`no barriers at any question that comes up, on ${theme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [THEME_KEY, theme],
    );
    const table = new GoldfishPage(page);
    await table.open();
    expect(await faultsOn(page)).toEqual([]);
    await table.start({ opponent: 'A second team', seed: 'look' });
    const seen = new Set<string>();
    for (let pick = 0; pick < 60 && seen.size < 5; pick++) {
      const kind = await table.question.innerText();
      if (!seen.has(kind)) expect(await faultsOn(page), kind).toEqual([]);
      seen.add(kind);
      const words = await table.options.allInnerTexts();
      const wanted = words.findIndex((line) => /Pay with|Buy |Field |Attack with [A-Z]/.test(line));
      await table.options.nth(Math.max(0, wanted)).click();
    }
    expect(seen.size).toBeGreaterThanOrEqual(4);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('ten turns by touch, and nothing scrolls sideways', async ({ page }) => {
    test.setTimeout(180_000);
    const table = new GoldfishPage(page);
    await table.open();
    await table.start({ opponent: 'Dummy blockers', life: 60 });
    for (let pick = 0; pick < 120 && (await table.turn()) < 20; pick++) await pickByTouch(table);
    expect(await table.turn()).toBeGreaterThanOrEqual(20);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('button', { name: /options as a list/ }).tap();
    expect(await faultsOn(page)).toEqual([]);
  });
});

/** Taps what is lit; else the large button at the thumb. */
async function pickByTouch(table: GoldfishPage): Promise<void> {
  const kind = await table.kind();
  const lit = table.mat.locator('.card-slot.lit button, button.mat-die.lit').first();
  const isDoing = kind === 'main' || kind === 'attack';
  if (isDoing && (await lit.count()) > 0) await lit.tap();
  else await table.page.locator('.options .main button').first().tap();
}

test('motion is left out where it is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = new GoldfishPage(page);
  await table.open();
  await table.start();
  await table.options.first().click();
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(running).toBe(0);
});
