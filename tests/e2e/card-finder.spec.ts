import { expect, type Page, test } from '@playwright/test';

const names = (page: Page) => page.locator('.names li:visible b');
const finder = (page: Page) => page.getByLabel('Find by name or subtitle');
const status = (page: Page) => page.getByRole('status');

test('words in the address find the cards that hold them', async ({ page }) => {
  await page.goto('cards/a-z/?q=karai');
  await expect(finder(page)).toHaveValue('karai');
  await expect(status(page)).toHaveText('1 name found.');
  await expect(names(page)).toHaveText(['Karai']);
  await page.getByRole('link', { name: 'HHS 17', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Karai');
});

test('the list narrows with every letter, and the address keeps the words', async ({ page }) => {
  await page.goto('cards/a-z/');
  const all = await names(page).count();
  await finder(page).fill('lynch');
  const some = await names(page).count();
  expect(some).toBeLessThan(all);
  await expect(page).toHaveURL(/\?q=lynch$/);
  await page.reload();
  await expect(finder(page)).toHaveValue('lynch');
  expect(await names(page).count()).toBe(some);
  await finder(page).fill('');
  await expect(page).toHaveURL(/\/a-z\/$/);
  expect(await names(page).count()).toBe(all);
});

for (const [query, found] of [
  ['KARAI', 'Karai'],
  ['torn two worlds', 'Karai'],
  ['  becky   lynch ', 'Becky Lynch'],
  ['s.h.i.e.l.d. heli', 'S.H.I.E.L.D. Helicarrier'],
] as const) {
  test(`“${query}” finds ${found}`, async ({ page }) => {
    await page.goto('cards/a-z/');
    await finder(page).fill(query);
    await expect(names(page).filter({ hasText: found }).first()).toBeVisible();
  });
}

test('words that no card holds are answered with help', async ({ page }) => {
  await page.goto('cards/a-z/?q=xyzzy');
  await expect(status(page)).toHaveText('No name or subtitle holds “xyzzy”. Try fewer letters.');
  await expect(names(page)).toHaveCount(0);
  await expect(page.locator('.letter-group:visible')).toHaveCount(0);
});

test('words from the address are shown as text, never as HTML', async ({ page }) => {
  await page.goto(`cards/a-z/?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(status(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(status(page).locator('img')).toHaveCount(0);
});
