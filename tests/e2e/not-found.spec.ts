import { expect, test } from '@playwright/test';

test('a wrong address is answered with status 404 and a way on', async ({ page }) => {
  const response = await page.goto('cards/hhs-999/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That die rolled off the table');
  await page.getByLabel('Find a card by name').fill('karai');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cards\/\?q=karai$/);
  await expect(page.getByRole('link', { name: /Karai/ }).first()).toBeVisible();
});

for (const name of ['Home', 'Sets', 'Keywords']) {
  test(`from there one click leads to ${name}`, async ({ page }) => {
    await page.goto('deep/down/nowhere/');
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect(page).not.toHaveTitle(/Not found/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
