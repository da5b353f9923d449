import { expect, test } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { GoldfishPage, PLAIN_TEAM } from './goldfish-page.ts';

test('real dice: taps, keys and typed words keep the books, draws too, and the link holds it all', async ({
  page,
  browser,
}) => {
  const table = new GoldfishPage(page);
  await table.open(`${PLAIN_TEAM}&format=casual`);
  await expect(page.getByLabel('Your life')).toHaveValue('15');
  await expect(page.getByLabel('Opponent’s life')).toHaveValue('15');
  await table.startWithRealDice();

  const faces = page.locator('.options.tapped button');
  await expect(table.question).toContainText('Sidekick: What did the die show?');
  await expect(faces).toHaveCount(6);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await faces.filter({ has: page.getByRole('img', { name: /Shield/ }) }).click();
  await expect(page.getByRole('img', { name: /^Die 2 of 3/ })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('img', { name: /^Die 3 of 3/ })).toBeVisible();
  await page.keyboard.press('u');
  await page.keyboard.press('4');
  await table.typeDice('zz');
  await expect(page.locator('.type-dice [role="status"]')).toHaveText(
    '“zz” is not understood for Sidekick. Type one of: f, b, m, s, w, 1.',
  );
  await table.typeDice('wild');
  await expect(table.question).toContainText('roll again');
  await expect(table.mat.locator('.mat-die.lit .grip')).toHaveCount(3);

  await page.getByRole('button', { name: 'Keep all' }).click();
  await table.mat.getByRole('button', { name: /^Buy April/ }).click();
  await page.getByRole('button', { name: /Pay with/ }).click();
  await table.typeDice('f f f f');
  await page.getByRole('button', { name: 'Keep all' }).click();

  await expect(table.question).toContainText('Which die did you draw?');
  await expect(page.getByRole('button', { name: /April 1 in the bag/ })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: /April 1 in the bag/ }).click();
  await expect(table.question).toContainText('What did the die show?');
  const reached = await table.position();
  expect(reached).toContain('April');

  const stranger = await browser.newContext();
  const other = new GoldfishPage(await stranger.newPage());
  await other.page.goto(await table.link());
  await expect(other.mat).toBeVisible();
  expect(await other.position()).toBe(reached);
  await stranger.close();
});
