import { expect, type Page, test } from '@playwright/test';

const costs = (page: Page) =>
  page
    .locator('tbody td:nth-child(3)')
    .evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset.value)));
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name });
const sort = (page: Page, name: string) => heading(page, name).getByRole('button').click();

test.beforeEach(async ({ page }) => {
  await page.goto('sets/hhs/table/');
});

test('a table sorts by cost, up and then down', async ({ page }) => {
  const before = await costs(page);
  const up = before.toSorted((a, b) => a - b);
  expect(before).not.toEqual(up);
  await sort(page, 'Cost');
  expect(await costs(page)).toEqual(up);
  await expect(heading(page, 'Cost')).toHaveAttribute('aria-sort', 'ascending');
  await sort(page, 'Cost');
  expect(await costs(page)).toEqual(up.toReversed());
  await expect(heading(page, 'Cost')).toHaveAttribute('aria-sort', 'descending');
});

test('the address keeps the order over a reload', async ({ page }) => {
  await sort(page, 'Cost');
  await sort(page, 'Cost');
  await expect(page).toHaveURL(/\?sort=-cost$/);
  const sorted = await costs(page);
  await page.reload();
  expect(await costs(page)).toEqual(sorted);
  await expect(heading(page, 'Cost')).toHaveAttribute('aria-sort', 'descending');
});

test('one heading is marked at a time, and numbers bring the first order back', async ({
  page,
}) => {
  const before = await costs(page);
  await sort(page, 'Card');
  await expect(heading(page, 'Card')).toHaveAttribute('aria-sort', 'ascending');
  await sort(page, 'Number');
  await expect(page.locator('[aria-sort]')).toHaveCount(1);
  expect(await costs(page)).toEqual(before);
});

test('an address with a column that is not there changes nothing', async ({ page }) => {
  const before = await costs(page);
  await page.goto('sets/hhs/table/?sort=-flavour');
  expect(await costs(page)).toEqual(before);
  await expect(page.locator('[aria-sort]')).toHaveCount(0);
});

test('a heading sorts by keyboard', async ({ page }) => {
  await heading(page, 'Card').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Card')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator('tbody th').first()).toContainText('April');
});
