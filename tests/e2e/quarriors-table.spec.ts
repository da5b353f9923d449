import { expect, type Page, test } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';

const firstOption = (page: Page) => page.locator('.quarry-options button').first();

test('a game against the computer: answers, undo, reload, end', async ({ page }) => {
  await page.goto('quarriors/table/');
  await page.getByRole('button', { name: 'Begin' }).click();
  const question = page.locator('.quarry-question h2');
  await expect(question).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  const asked = await question.textContent();
  await firstOption(page).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(question).toHaveText(asked ?? '');
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await expect(page).toHaveURL(/#game=/);
  const now = await page.locator('.quarry-question').textContent();
  await page.reload();
  await expect(page.locator('.quarry-question')).toHaveText(now ?? '');
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('a broken link says so and a new game can begin', async ({ page }) => {
  await page.goto('quarriors/table/#game=nonsense');
  await expect(page.getByRole('alert')).toHaveText(/no game of Quarriors!/);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.quarry-question')).toBeVisible();
});

test('the Glory track counts, warns, undoes and keeps', async ({ page }) => {
  await page.goto('quarriors/track/');
  const more = page.getByRole('button', { name: 'More: Empty creature cards' });
  for (let card = 0; card < 3; card++) await more.click();
  await expect(page.getByText('One more empty creature card ends the game.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('One more empty creature card ends the game.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('One more empty creature card ends the game.')).toBeHidden();
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('odds of a bag and an attack', async ({ page }) => {
  await page.goto('quarriors/odds/');
  await expect(page.getByText('5.867 Quiddity on average from 6 dice.')).toBeVisible();
  await page.getByText('No re-rolls').click();
  await expect(page.getByText('5.667 Quiddity on average from 6 dice.')).toBeVisible();
  await expect(page.getByText(/Glory still stands/)).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
});
