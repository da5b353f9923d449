import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { letToastsStay } from './lasting-toasts.ts';
import { OddsPage } from './odds-page.ts';

const GAMES = 'v.games~n.1000';

async function openPanel(page: Page): Promise<void> {
  await page.locator('.policy-panel summary').click();
  await expect(page.getByLabel('Open a policy')).toBeVisible();
}

async function openFile(page: Page, text: string, name = 'plan.json'): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Open a policy').setInputFiles(file);
}

const policyChoice = (page: Page) => page.getByRole('combobox', { name: 'Policy', exact: true });
const chosen = (page: Page) => policyChoice(page).locator('option:checked');

test('a policy that was saved is opened again, plays the same, and stands in the link', async ({
  page,
}) => {
  const odds = new OddsPage(page);
  await odds.open(GAMES);
  await openPanel(page);
  await odds.choose('Attack', 'never');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');

  await page.goto('about:blank');
  await odds.open(GAMES);
  await openPanel(page);
  await openFile(page, text);
  await expect(chosen(page)).toHaveText('Sensible, changed');
  await expect(page.locator('.policy-panel li').last()).toHaveText('Never attacks.');
  await odds.play();
  await expect(page.locator('.summary-tile b').first()).toHaveText('0 %');
  await expect(odds.figures.first().locator('.method')).toContainText('policy Sensible, changed');
  await odds.address('ran.true');
  await page.reload();
  await expect(chosen(page)).toHaveText('Sensible, changed');
  await expect(page.locator('.summary-tile b').first()).toHaveText('0 %');
});

test('a file that is no policy says why, where, and changes nothing', async ({ page }) => {
  const odds = new OddsPage(page);
  await odds.open(`${GAMES}~p.rush`);
  await openPanel(page);
  const told = page.locator('.policy-trouble');
  await openFile(page, 'Karai', 'notes.txt');
  await expect(told).toContainText('notes.txt could not be opened');
  await expect(told).toContainText('no JSON');
  await openFile(page, '{"name":"Plan","__proto__":{"summary":"x"},"buy":[{"what":"gold"}]}');
  await expect(told.getByRole('listitem')).toHaveText([
    /“__proto__” is not known here/,
    /“summary” must be words/,
    /“buy”, line 1, “what” must be one of/,
  ]);
  await openFile(page, `{"name":"${'x'.repeat(200_000)}"}`);
  await expect(told).toContainText('too long');
  await expect(chosen(page)).toHaveText('Rush');
  await openFile(page, '{"name":"Plan","summary":"Buys what it can."}');
  await expect(told).toHaveCount(0);
  await expect(chosen(page)).toHaveText('Plan');
});

test('a policy is kept on the device, chosen on another visit, compared with, and forgotten', async ({
  page,
}) => {
  await letToastsStay(page.context());
  const odds = new OddsPage(page);
  await odds.open(GAMES);
  await openPanel(page);
  await openFile(page, '{"name":"Plan","summary":"Nobody moves.","attack":{"who":"nobody"}}');
  await page.getByRole('button', { name: 'Keep on device' }).click();
  await expect(page.locator('.toast')).toContainText('Plan is kept');
  await page.goto('about:blank');
  await odds.open('v.versus~x.policy~n.1000');
  await odds.choose('The other policy', 'Plan');
  await odds.play();
  await expect(odds.verdict).toContainText(/Sensible [\d.]+ %, Plan 0 %/);
  await odds.show('Games');
  await odds.choose('Policy', 'Plan');
  await openPanel(page);
  await page.getByRole('button', { name: 'Forget this policy' }).click();
  await page.locator('.toast button').click();
  await expect(page.getByRole('button', { name: 'Forget this policy' })).toBeVisible();
  await page.getByRole('button', { name: 'Forget this policy' }).click();
  await page.goto('about:blank');
  await odds.open(GAMES);
  await expect(policyChoice(page).locator('optgroup')).toHaveCount(0);
});
