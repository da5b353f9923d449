import { expect, type Page, test } from '@playwright/test';
import { BuilderPage, LEGAL_TEAM } from './builder-page.ts';

const format = (page: Page) => page.getByRole('combobox', { name: 'Format', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: /format/i });

async function makeFormat(page: Page, name: string): Promise<void> {
  await format(page).selectOption({ label: 'Make your own…' });
  await dialog(page).getByLabel('Name', { exact: true }).fill(name);
  await dialog(page).getByRole('button', { name: 'Highest cost', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Use this format' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('a format is defined once, offered for every team, and changes in all of them', async ({
  page,
}) => {
  const builder = new BuilderPage(page);
  await builder.open(LEGAL_TEAM);
  await makeFormat(page, 'Cheap league');
  await expect(format(page).locator('option:checked')).toHaveText('Cheap league');
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  await builder.newTeam();
  await builder.add('set:hhs karai lineage');
  await format(page).selectOption({ label: 'Cheap league' });
  await page.reload();
  await builder.isReady();
  await expect(format(page).locator('option:checked')).toHaveText('Cheap league');
  await page.getByRole('button', { name: 'Change your own format' }).click();
  await expect(dialog(page)).toContainText('2 teams in all');
  await dialog(page).getByLabel('Name', { exact: true }).fill('Cheaper league');
  await expect(dialog(page)).toContainText('reaches 1 other team');
  await dialog(page).getByRole('button', { name: 'Use this format' }).click();
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  await page.getByRole('button', { name: /^Shell Shock/ }).click();
  await expect(format(page).locator('option:checked')).toHaveText('Cheaper league');
});

test('a format travels inside a link; the receiver sees it and may keep it', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open(`${LEGAL_TEAM}&format=custom:tournament~name:From_afar~most-cost:3`);
  await expect(format(page).locator('option:checked')).toHaveText('From afar');
  const offer = page.locator('.guest-format');
  await expect(offer).toContainText('From afar came with this team');
  await offer.getByRole('button', { name: 'See it' }).click();
  await expect(dialog(page)).toContainText('no card that costs more than 3');
  await dialog(page).press('Escape');
  await offer.getByRole('button', { name: 'Keep it' }).click();
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  await page.getByRole('button', { name: 'New team' }).click();
  await expect(offer).toHaveCount(0);
  await format(page).selectOption({ label: 'From afar' });
  await expect(format(page).locator('option:checked')).toHaveText('From afar');
});

test('banned cards and those outside the format are marked, and legal ones can be asked for', async ({
  page,
}) => {
  const builder = new BuilderPage(page);
  await builder.open(`${LEGAL_TEAM}&format=custom:tournament-2016~not-sets:hhs`);
  const mark = (text: string) =>
    page.locator('.pick').filter({ hasText: text }).locator('.format-mark');
  await builder.query.fill('relentless k:basic');
  await expect(mark('Relentless').first()).toContainText('Banned.');
  await builder.query.fill('set:hhs karai lineage');
  await expect(mark('Karai').first()).toContainText('Not in this format. It is from HHS');
  await builder.query.fill('set:hhs,avx c<=2 sort:-set');
  await expect(page.locator('.format-mark').first()).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('Legal in', { exact: true }).click();
  await sheet.getByRole('button', { name: /as this team/ }).click();
  await sheet.getByRole('button', { name: 'Close the filters' }).click();
  await expect(builder.query).toHaveValue('set:hhs,avx c<=2 sort:-set legal:team');
  await expect(page.locator('.pick').first()).toContainText('AVX');
  await expect(page.locator('.format-mark')).toHaveCount(0);
  await builder.query.fill('banned:team');
  await expect(page.locator('.pick').first()).toContainText(/Relentless|Swords of Revealing Light/);
  await format(page).selectOption('tournament');
  await expect(page.locator('.echo strong')).toHaveText('0 cards');
});
