import { expect, test } from '@playwright/test';
import { faultsOn } from './axe.ts';
import { CardSearchPage } from './card-search-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone the facets come in a sheet', async ({ page }) => {
  const search = new CardSearchPage(page);
  await search.open('storm');
  await expect(page.locator('details.facet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: /^Bolt/ }).tap();
  await expect(search.box).toHaveValue('storm energy:bolt');
  expect(await faultsOn(page)).toEqual([]);
  const total = await search.count.textContent();
  await sheet.getByRole('button', { name: `Show ${total}` }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters 1' })).toBeVisible();
});

test('on a phone nothing scrolls sideways in any view', async ({ page }) => {
  const search = new CardSearchPage(page);
  for (const view of ['tiles', 'table', 'text']) {
    await search.open(`kw:overcrush view:${view} kw:nonsense costt<=3`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([view, overflow]).toEqual([view, 0]);
  }
});
