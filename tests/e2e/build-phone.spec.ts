import { expect, test } from '@playwright/test';
import { faultsOn } from './axe.ts';
import { BuilderPage, LEGAL_TEAM } from './builder-page.ts';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

test('on a small phone a team is built with the thumb, and nothing scrolls sideways', async ({
  page,
}) => {
  const builder = new BuilderPage(page);
  await builder.open();
  await page.getByRole('button', { name: 'Add cards' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Add cards' });
  await expect(sheet).toBeVisible();
  await builder.query.fill('set:hhs karai lineage');
  await builder.query.press('Enter');
  await sheet.getByRole('button', { name: /^Add Karai/ }).tap();
  await expect(sheet.getByRole('button', { name: /^One die more/ })).toBeVisible();
  expect(await faultsOn(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^Close/ }).tap();
  await expect(builder.rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Analysis' }).tap();
  await expect(page.getByRole('heading', { name: 'Cost curve' })).toBeVisible();
  await page.getByRole('button', { name: 'Close: Analysis' }).tap();
  expect(await faultsOn(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});

for (const name of ['Teams', 'Share', 'Paste', 'Random', 'Compare', 'Print']) {
  test(`${name} fits a small phone`, async ({ page }) => {
    const builder = new BuilderPage(page);
    await builder.open(LEGAL_TEAM);
    await page.getByRole('button', { name, exact: true }).tap();
    const body = page.locator('.dialog-body');
    await expect(body.locator(':scope > :not(.quiet)').first()).toBeVisible();
    expect(await body.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  });
}
