import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { GoldfishPage, PLAIN_TEAM } from './goldfish-page.ts';
import { letToastsStay } from './lasting-toasts.ts';

/** Three turns are over when the fourth begins. */
const THREE_TURNS = 4;

test('the record: charts with their table, and the session as text, JSON and link', async ({
  page,
  context,
  browser,
}) => {
  await letToastsStay(page.context());
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const table = new GoldfishPage(page);
  await table.open(PLAIN_TEAM);
  await table.start({ life: 30 });
  while ((await table.turn()) < THREE_TURNS) await table.greedy();
  await page.getByRole('tab', { name: 'Record' }).click();
  const record = page.locator('.record');
  await expect(record.getByRole('img', { name: /^Life of Plain Sewer/ })).toBeVisible();
  await expect(
    record.getByRole('img', { name: /^Energy by turn\. Turn 1: \d rolled/ }),
  ).toBeVisible();
  await record.getByText('As a table').click();
  const rows = record.locator('tbody tr');
  await expect(rows).toHaveCount(4);
  expect(await faultsInBothThemes(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record as JSON' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('plain-sewer-record.json');
  const saved = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(saved).toMatchObject({
    schema: 'dicewright-session-1',
    game: { life: [30, 30], seed: 'felt' },
  });
  const told = await rows.allInnerTexts();
  expect(told.map((row) => row.split('\t').slice(0, 4).map(Number))).toEqual(
    saved.turns.map(({ turn, rolled, spent, unspent }: Record<string, number>) => [
      turn,
      rolled,
      spent,
      unspent,
    ]),
  );
  expect(saved.cycles[0]).toEqual({ from: 1, to: 3, dice: 8 });

  await page.getByRole('button', { name: 'Copy the record as Text' }).click();
  await expect(page.locator('.toast')).toContainText('copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Plain Sewer against Opponent');
  expect(text).toMatch(/Turn 2: \d+ energy rolled, \d+ spent, \d+ left\. Bought/);
  const link = text.trim().split('\n').at(-1) ?? '';
  const reached = await table.position();
  const stranger = await browser.newContext();
  const other = new GoldfishPage(await stranger.newPage());
  await other.page.goto(link);
  await expect(other.mat).toBeVisible();
  expect(await other.position()).toBe(reached);
  await stranger.close();
});

test('steps can be watched one by one, and that is remembered', async ({ page }) => {
  const table = new GoldfishPage(page);
  await table.open(PLAIN_TEAM);
  await table.start();
  await page.getByLabel('Go on by itself').uncheck();
  await table.options.first().click();
  await page.getByRole('button', { name: /Pass: on to the attack/ }).click();
  await expect(table.question).toHaveText('Turn 1: Cleanup');
  await page.keyboard.press('1');
  await expect(table.question).toHaveText('Turn 2: Clear and Draw');
  await expect(page.locator('.goldfish > p[role="status"]')).toContainText('Press 1 to go on.');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('1');
  await expect(table.question).toContainText('roll again');
  await table.link();
  await page.reload();
  await expect(page.getByLabel('Go on by itself')).not.toBeChecked();
});

test('fate is rerolled from here, taken back, and kept in the link', async ({ page }) => {
  await letToastsStay(page.context());
  const table = new GoldfishPage(page);
  await table.open(PLAIN_TEAM);
  await table.start();
  await table.options.first().click();
  await page.getByRole('button', { name: /Pass: on to the attack/ }).click();
  const usual = await table.position();
  await table.undo.click();
  const before = await table.position();
  await page.getByRole('button', { name: 'Reroll fate' }).click();
  expect(await table.position()).toBe(before);
  await expect(table.redo).toBeDisabled();
  await page.locator('.toast button').click();
  await table.redo.click();
  expect(await table.position()).toBe(usual);

  await table.undo.click();
  await page.getByRole('button', { name: 'Reroll fate' }).click();
  await page.getByRole('button', { name: /Pass: on to the attack/ }).click();
  const fated = await table.position();
  const link = await table.link();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(table.mat).toBeVisible();
  expect(await table.position()).toBe(fated);
  await expect(table.notice).toHaveCount(0);
});
