import { expect, test } from '@playwright/test';

test('the edition is chosen by keyboard, marked, kept in the address and remembered', async ({
  page,
}) => {
  await page.goto('./rules/dice-masters/turn/');
  const rule = page.locator('[id="R7.1.5"]');
  await page.getByRole('radio', { name: '2019' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '2016' })).toBeChecked();
  await expect(page).toHaveURL(/\?edition=2016/);
  await expect(page.locator('html')).toHaveAttribute('data-edition', '2016');
  await expect(rule.getByText('draws four dice like everybody else')).toBeVisible();
  await page.goto('./rules/dice-masters/attack/');
  await expect(page.getByRole('radio', { name: '2016' })).toBeChecked();
});

test('a link opens with the edition it names, whatever was remembered', async ({ page }) => {
  await page.goto('./rules/dice-masters/turn/?edition=later');
  await expect(page.getByRole('radio', { name: 'Later' })).toBeChecked();
  await page.goto('./rules/dice-masters/turn/?edition=nonsense');
  await expect(page.getByRole('radio', { name: '2019' })).toBeChecked();
});

test('the word for characters follows the edition', async ({ page }) => {
  await page.goto('./rules/dice-masters/buying-and-fielding/');
  const word = page.locator('.edition-word').first();
  await expect(word.locator('.usual')).toBeVisible();
  await page.locator('label', { hasText: '2019' }).click();
  await page.locator('label', { hasText: '2016' }).click();
  await expect(word.locator('.usual')).toBeVisible();
  await page.locator('label', { hasText: '2019' }).click();
  await expect(word.locator('.superstar')).toBeVisible();
  await expect(word.locator('.usual')).toBeHidden();
});

test('readings stand side by side on request', async ({ page }) => {
  await page.goto('./rules/dice-masters/turn/');
  const notes = page.locator('[id="R7.1.5"] .edition-note');
  await expect(notes.filter({ visible: true })).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Side by side' }).check();
  await expect(notes.filter({ visible: true })).toHaveCount(3);
  await expect(page).toHaveURL(/compare=1/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Side by side' })).toBeChecked();
});

test('a rule’s link can be copied, and leads back to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./rules/dice-masters/turn/?edition=2016');
  await page.getByRole('button', { name: 'Copy a link to R7.1.3' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/rules\/dice-masters\/turn\/\?edition=2016#R7\.1\.3$/);
  await page.goto(link);
  await expect(page.locator('[id="R7.1.3"]')).toBeInViewport();
});

test('without JavaScript every reading stands on the page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('./rules/dice-masters/turn/');
  await expect(page.getByText('draws four dice like everybody else')).toBeVisible();
  await expect(page.locator('.edition-switch')).toBeHidden();
  await context.close();
});
