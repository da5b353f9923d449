import { expect, type Page, test } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';

const FACES = 'battle=hit%3A2%20double%3A1%20block%3A2%20blank%3A1';
const SIDES = encodeURIComponent('move melee melee2 ranged shell chi');
const row = (hero: string, dice: number) =>
  `${hero}=${Array.from({ length: dice }, () => SIDES).join('%2F')}`;
const ACTION = [
  row('leonardo', 3),
  row('donatello', 3),
  row('michelangelo', 3),
  row('raphael', 6),
].join('&');

async function useLink(page: Page, path: string, faces: string): Promise<void> {
  await page.goto(`${path}#faces&${faces}`);
  await page.getByRole('button', { name: 'Use them' }).click();
  await expect(page.getByRole('button', { name: 'Use them' })).toHaveCount(0);
}

test('a strike counts its dice with rules; chances come with the faces, and stay', async ({
  page,
}) => {
  await page.goto('shadows/strike/');
  await expect(page.locator('.sh-versus .sh-big')).toHaveText(['2 dice', '2 dice']);
  await expect(page.locator('.sh-versus')).toContainText('S7.1');
  await expect(page.locator('.sh-chances')).toHaveCount(0);
  for (const face of ['Single hit', 'Double hit', 'Block'])
    await page.getByRole('button', { name: `More: ${face}` }).click();
  await expect(page.locator('.sh-chances')).toHaveCount(3);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.reload();
  await expect(page.locator('.sh-chances')).toHaveCount(3);
});

test('SB8 a ranged strike at a neighbor on another elevation is allowed, a melee strike is not', async ({
  page,
}) => {
  await page.goto('shadows/strike/');
  await page.getByLabel('Elevation').selectOption('above');
  await expect(page.locator('.sh-answer')).toContainText('not adjacent');
  await page.getByLabel('Ranged', { exact: true }).check();
  await page.getByRole('button', { name: 'Less: Spaces away' }).click();
  await expect(page.locator('.sh-answer')).not.toContainText('not adjacent');
});

test('Action dice are rolled, re-rolled for Focus and arranged for a plan', async ({ page }) => {
  await useLink(page, 'shadows/dice/', `${FACES}&${ACTION}`);
  await page.getByRole('button', { name: 'Roll for all four' }).click();
  await expect(page.locator('.sh-die')).toHaveCount(15);
  const leonardo = page.locator('.sh-rolled').first();
  await expect(leonardo).toContainText('Focus 3');
  await leonardo.locator('.sh-die').first().click();
  await leonardo.getByRole('button', { name: /^Re-roll 1/ }).click();
  await expect(leonardo).toContainText('Focus 2');
  await expect(leonardo.getByRole('button', { name: 'Re-rolled once' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByLabel('Melee for Donatello').fill('1');
  await page.getByRole('button', { name: 'Arrange for this plan' }).click();
  await expect(page.locator('.sh-list')).toContainText('of 1 melee');
  await expect(page.locator('.sh-die')).toHaveCount(15);
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('a deck of six bars is right, and shows its chances', async ({ page }) => {
  await page.goto('shadows/decks/');
  await expect(page.getByText('0 bars and Regroup make 1 cards')).toBeVisible();
  for (const color of ['red', 'blue', 'green', 'yellow', 'purple', 'orange']) {
    await page.getByLabel('Bar').selectOption(color);
    await page.getByRole('button', { name: 'Add the bar' }).click();
  }
  await expect(page.getByText('6 bars and Regroup: 25 cards.')).toBeVisible();
  await expect(page.locator('.sh-chances tbody tr').first()).toContainText('20.83 %');
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('values of one’s own are kept, used, exported and imported', async ({ page }) => {
  await page.goto('shadows/sheets/');
  await page.getByLabel('Defend of Foot Clan Ninja').fill('4');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('shadows-sheets.json');
  await page.goto('shadows/strike/');
  await expect(page.locator('.sh-versus .sh-big').last()).toHaveText('4 dice');
  await page.goto('shadows/sheets/');
  const load = (text: string) =>
    page
      .getByLabel('Import')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await load('{"donatello":{"wake":7}}');
  await expect(page.getByLabel('Wake of Donatello')).toHaveValue('7');
  await load('no json');
  await expect(page.getByText('cannot be read')).toBeVisible();
  await expect(page.getByLabel('Wake of Donatello')).toHaveValue('7');
});
