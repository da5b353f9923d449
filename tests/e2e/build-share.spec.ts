import { expect, test } from '@playwright/test';
import { BuilderPage, LEGAL_TEAM } from './builder-page.ts';

const DICE_COALITION =
  'https://tb.dicecoalition.com/?view&cards=2x31xfc;2x16smc;2x113fus;6x13wf;4x86gaf;2x5zzz;3x27fus;3x12thor&name=Night%20Shift';

test('a Dice Coalition link with an unknown card: paste, repair, share, open elsewhere', async ({
  page,
  browser,
}) => {
  const builder = new BuilderPage(page);
  await builder.open();
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a team' });
  await dialog.getByLabel('Paste anything').fill(DICE_COALITION);
  await expect(dialog.locator('.recognised')).toContainText('Dice Coalition link');
  await expect(dialog).toContainText('5zzz');
  await dialog.getByRole('button', { name: 'Open as a new team' }).click();
  await expect(builder.name).toHaveValue('Night Shift');
  await expect(builder.rows).toHaveCount(8);
  await expect(builder.row('5zzz')).toContainText('Not in our catalogue');

  await builder.problems.filter({ hasText: 'Oracle' }).getByRole('button').click();
  await expect(builder.problems.filter({ hasText: 'Oracle' })).toHaveCount(0);
  await builder.row('5zzz').locator('.stepper button').last().click();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const share = page.getByRole('dialog', { name: 'Share and export' });
  const link = await share.locator('textarea, input[readonly]').first().inputValue();
  expect(link).toContain('/build/#');
  await share.getByRole('radio', { name: 'Dice Coalition' }).check();
  await expect(share.locator('textarea, input[readonly]').first()).toHaveValue(/;3x5zzz;/);

  const elsewhere = await browser.newContext({ serviceWorkers: 'block' });
  const other = new BuilderPage(await elsewhere.newPage());
  await other.page.goto(link);
  await other.isReady();
  await expect(other.name).toHaveValue('Night Shift');
  expect(await other.rows.allInnerTexts()).toEqual(await builder.rows.allInnerTexts());
  expect(await other.page.locator('.stepper output').allInnerTexts()).toEqual(
    await page.locator('.team-panel .stepper output').allInnerTexts(),
  );
  await elsewhere.close();
});

test('a link opened twice is one team', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.openAndKeep(LEGAL_TEAM);
  await expect(builder.name).toHaveValue('Shell Shock');
  await builder.open();
  await builder.open(LEGAL_TEAM);
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  await expect(page.locator('.shelf-team').filter({ hasText: 'Shell Shock' })).toHaveCount(1);
});

test('a short link has a QR code, and opens the same team', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open(LEGAL_TEAM);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const share = page.getByRole('dialog', { name: 'Share and export' });
  await share.getByRole('radio', { name: 'QR code' }).check();
  await expect(share.locator('svg[role=img], [role=img] svg').first()).toBeVisible();
  const link = await share.locator('textarea, input[readonly]').first().inputValue();
  await page.goto('about/');
  await page.goto(link);
  await builder.isReady();
  await expect(builder.rows).toHaveCount(10);
  await expect(builder.seal).toContainText('Legal');
});

for (const fragment of [
  '#%%%',
  `#${'9'.repeat(5000)}`,
  '#<img src=x onerror=alert(1)>',
  '#3hhs16.!!.2nope9',
]) {
  test(`a hostile link leaves the builder usable: ${fragment.slice(0, 30)}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const builder = new BuilderPage(page);
    await builder.open(fragment);
    await expect(builder.toast).not.toBeEmpty();
    await builder.add('set:hhs mere damsel');
    expect(errors).toEqual([]);
  });
}
