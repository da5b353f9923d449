import { expect, test } from '@playwright/test';
import { BuilderPage, LEGAL_TEAM } from './builder-page.ts';

test('undo and redo reach across a reload', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open();
  await builder.add('set:hhs karai lineage');
  await builder.add('set:hhs april damsel');
  await builder.name.fill('Kept');
  await page.reload();
  await builder.isReady();
  await expect(builder.name).toHaveValue('Kept');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(builder.name).toHaveValue('');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(builder.rows).toHaveCount(1);
  await page.reload();
  await builder.isReady();
  await expect(builder.rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(builder.rows).toHaveCount(2);
});

test('two tabs stay in step', async ({ page, context }) => {
  const one = new BuilderPage(page);
  await one.openAndKeep(LEGAL_TEAM);
  const two = new BuilderPage(await context.newPage());
  await two.open();
  await expect(two.name).toHaveValue('Shell Shock');
  await two.name.fill('Both tabs');
  await expect(one.name).toHaveValue('Both tabs');
  await one
    .row('Karai')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(two.rows).toHaveCount(9);
});

test('a broken record is set aside, shown and kept; a new team works', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('dicewright:team:broken', '{"version":1,"id":');
    localStorage.setItem('dicewright:team:newer', '{"version":99,"id":"newer"}');
  });
  const builder = new BuilderPage(page);
  await builder.open();
  await builder.add('set:hhs karai lineage');
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  const shelf = page.getByRole('dialog', { name: 'Your teams' });
  await expect(shelf.getByRole('button', { name: /download/i }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('dicewright:team:broken'))).toBe(
    '{"version":1,"id":',
  );
  expect(await page.evaluate(() => localStorage.getItem('dicewright:team:newer'))).toBe(
    '{"version":99,"id":"newer"}',
  );
});

test('the table and the odds offer the teams of the shelf, and what another tab saves', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('dicewright:team:broken', '{"version":1,"id":');
  });
  const builder = new BuilderPage(page);
  await builder.open(LEGAL_TEAM);
  await builder.name.fill('Off the shelf');
  for (const tool of ['goldfish/', 'odds/']) {
    const other = await context.newPage();
    await other.goto(tool);
    await expect(other.getByText('Your teams', { exact: true })).toBeVisible();
    await expect(other.getByText('Off the shelf', { exact: true }).first()).toBeVisible();
    await builder.name.fill(`Off the shelf to ${tool}`);
    await expect(other.getByText(`Off the shelf to ${tool}`).first()).toBeVisible();
    await builder.name.fill('Off the shelf');
  }
});

test('without storage the builder works and says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const builder = new BuilderPage(page);
  await builder.open();
  await builder.add('set:hhs karai lineage');
  await expect(page.locator('.trouble')).not.toBeEmpty();
});

test('two teams are compared card by card, with the dice both want', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.openAndKeep(LEGAL_TEAM);
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  await builder.newTeam();
  await builder.add('set:hhs karai torn');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare' });
  await expect(dialog).toContainText('Torn Between Two Worlds');
  await expect(dialog.locator('.together')).toContainText('3 and 2, so 5 dice in all');
});
