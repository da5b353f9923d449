import { expect, test } from '@playwright/test';
import { GoldfishPage } from './goldfish-page.ts';
import { OddsPage } from './odds-page.ts';

const DICE_COALITION =
  'https://tb.dicecoalition.com/?view&cards=3x1hhs;3x12hhs;2x23hhs;2x9hhs;3x49hhs&name=Plain%20Sewer';
const LIST = `Beast “Genetic Expert”: 4
Nova Quasar 2
Hulk "Green Goliath" 3
Something that is no card
Basic Actions: Invulnerability and Distraction`;

test('a Dice Coalition link at the table is the team that it means', async ({ page }) => {
  const table = new GoldfishPage(page);
  await table.open();
  await page.getByLabel('Or paste a link to a team or a game').fill(DICE_COALITION);
  const tile = page.getByRole('radio', { name: /^Plain Sewer/ });
  await expect(tile).toBeChecked();
  await expect(page.locator('.team-tile', { has: tile })).toContainText('4 cards, 10 dice');
  await table.start();
  await expect(page.locator('.life-name').last()).toHaveText('Plain Sewer');
});

test('a list at the table is read, and its unread line is shown', async ({ page }) => {
  const table = new GoldfishPage(page);
  await table.open();
  const paste = page.locator('.paste').filter({ hasText: 'a team or a game' });
  await paste.getByRole('textbox').fill(LIST);
  await expect(paste.locator('.read-problems')).toContainText('Line 4');
  await expect(paste.locator('.read-problems')).toContainText('Something that is no card');
  await expect(page.getByRole('radio', { name: /^Unnamed team/ })).toBeChecked();
  await expect(table.begin).toBeEnabled();
});

test('the opponent’s team can be pasted, and stays when another team is chosen', async ({
  page,
}) => {
  const table = new GoldfishPage(page);
  await table.open();
  await page.getByRole('radio', { name: /^A second team/ }).check();
  await page.getByLabel('Or paste the second team').fill(DICE_COALITION);
  const rival = page.locator('.opponent select');
  await expect(rival.locator('option:checked')).toHaveText('Plain Sewer');
  await page.getByRole('radio').nth(1).check();
  await expect(rival.locator('option:checked')).toHaveText('Plain Sewer');
  await table.begin.click();
  await expect(table.mat).toBeVisible();
  await expect(page.locator('.life-name').first()).toHaveText('Plain Sewer');
});

test('odds read links of other tools at once, and a list when it is complete', async ({ page }) => {
  const odds = new OddsPage(page);
  await page.goto('odds/');
  const box = page.getByLabel('Or paste a link to a team');
  await box.fill(DICE_COALITION);
  await expect(page.getByRole('heading', { name: 'Plain Sewer' })).toBeVisible();
  await page.getByRole('button', { name: 'Another team' }).click();
  await box.fill(LIST);
  await expect(page.locator('.read-problems')).toContainText('Something that is no card');
  await page.getByRole('button', { name: 'Show the odds of this team' }).click();
  await expect(page.getByRole('heading', { name: 'Unnamed team' })).toBeVisible();
  await expect(odds.notice).toContainText('Line 4');
});
