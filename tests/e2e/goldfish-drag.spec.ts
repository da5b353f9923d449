import { expect, type Locator, type Page, test } from '@playwright/test';
import { GoldfishPage } from './goldfish-page.ts';

const area = (table: GoldfishPage, name: string): Locator =>
  table.mat.getByRole('region', { name, exact: true });

/** Presses on a die, moves, and lets go over a place. */
async function drag(page: Page, from: Locator, to: Locator, look?: () => Promise<void>) {
  await from.scrollIntoViewIfNeeded();
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('nothing to drag, or nowhere to put it');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await look?.();
  await page.mouse.up();
}

test('dice are dragged to reroll, to field, to pay and to attack; elsewhere they go back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = new GoldfishPage(page);
  await table.open();
  await table.start({ seed: 's0' });
  const lit = table.mat.locator('.mat-die.lit');
  const tray = table.mat.locator('.reroll-tray');

  const before = await table.position();
  await drag(page, lit.first(), area(table, 'Used Pile'));
  expect(await table.position()).toBe(before);
  await drag(page, lit.first(), tray, async () => {
    await expect(table.mat.locator('[data-drop]')).toHaveCount(1);
    await expect(tray).toHaveAttribute('data-over', '');
  });
  await expect(tray).toHaveText(/1 to roll again/);
  await expect(page.getByRole('button', { name: 'Roll 1 die again' })).toBeVisible();
  await drag(page, table.mat.locator('.mat-die.chosen'), area(table, 'Prep Area').locator('h3'));
  await expect(tray).toHaveText(/Drag or tap/);
  await table.options.first().click();

  const april = table.mat.locator('.card-slot.lit').filter({ hasText: 'April' });
  await drag(page, april, area(table, 'Used Pile'));
  await expect(page.locator('.decision')).toHaveAttribute('data-kind', 'pay');
  await drag(page, lit.first(), area(table, 'Out of Play'));
  await expect(table.mat.locator('.mat-die.taken')).toHaveCount(1);
  await drag(page, lit.first(), area(table, 'Out of Play'));
  await expect(
    table.mat.locator('.card-slot').getByRole('img', { name: '2 of 3 dice left' }),
  ).toHaveCount(1);
});

test('a character is dragged to the Field and on to the attack', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = new GoldfishPage(page);
  await table.open();
  await table.start({ seed: 'felt' });
  const ready = area(table, 'Reserve Pool').locator('.mat-die.lit');
  const passing = page.getByRole('button', { name: /Keep all|Pass|Do not attack/ });
  for (let pick = 0; pick < 40 && (await ready.count()) === 0; pick++) {
    await passing.first().click();
    await table.turn();
  }
  await drag(page, ready.first(), area(table, 'Field Zone'));
  await expect(area(table, 'Field Zone').locator('[data-die]')).toHaveCount(1);
  await passing.first().click();
  await expect(page.locator('.decision')).toHaveAttribute('data-kind', 'attackers');
  const attacker = area(table, 'Field Zone').locator('.mat-die.lit');
  await drag(page, attacker.first(), area(table, 'Attack Zone'));
  await expect(table.mat.locator('.mat-die.chosen')).toHaveCount(1);
  await page.getByRole('button', { name: 'Attack with 1 die' }).click();
  await expect(area(table, 'Field Zone').locator('[data-die]')).toHaveCount(0);
  const hit = table.mat.locator('.life.other b').filter({ hasText: /^19/ });
  await expect(area(table, 'Attack Zone').locator('[data-die]').or(hit)).toHaveCount(1);
});
