import { expect, test } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { BuilderPage, LEGAL_TEAM } from './builder-page.ts';
import { letToastsStay } from './lasting-toasts.ts';

const WANTED: [query: string, card: string][] = [
  ['set:hhs lineage', 'Karai'],
  ['set:hhs mere damsel', 'April'],
  ['set:hhs intellectually', 'Donatello'],
  ['set:hhs rogue robot', 'Metalhead'],
  ['set:imw rocket powered', 'Hulkbuster'],
  ['set:imw resilient', 'Rescue'],
  ['set:wwe maiden', 'Becky'],
  ['set:wwe genetically', 'Charlotte'],
  ['set:hhs haymaker', 'Haymaker'],
  ['set:hhs ingenious', 'Ingenious'],
];

test('a legal team from nothing by keyboard alone', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open();
  await expect(builder.seal).toContainText('Nothing on the team yet');
  await page.locator('body').press('f');
  for (const [query, card] of WANTED) {
    await expect(builder.query).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(query);
    await expect(page.locator('.echo > p').first()).toContainText(query.split(' ').at(-1) ?? '');
    await expect(page.locator('.pick .name')).toHaveText([new RegExp(card)]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: `Add ${card}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(builder.rows.filter({ hasText: card })).toHaveCount(1);
    await page.keyboard.press('ArrowUp');
  }
  await expect(builder.seal).toContainText('Legal for Tournament 20/20');

  const karai = builder.row('Karai').locator('.row-grip');
  await karai.focus();
  await page.keyboard.press('+');
  await expect(builder.row('Karai').locator('output')).toHaveText('3/3');
  await page.keyboard.press('+');
  await expect(builder.row('Karai').locator('output')).toHaveText('3/3');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(builder.rows.nth(1)).toContainText('Karai');
  await expect(karai).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(builder.rows).toHaveCount(9);
  await page.keyboard.press('Control+z');
  await expect(builder.rows).toHaveCount(10);
  await expect(page.locator('.visually-hidden[role=status]').last()).toHaveText(/Undone\. 17 dice/);
});

test('every problem says its rule and is mended by its button (V01, V04, V09)', async ({
  page,
}) => {
  const builder = new BuilderPage(page);
  await builder.open(LEGAL_TEAM.replace('3hhs16', '5hhs16').replace('2wwe7.', '2wwe7.2wwe8.'));
  await expect(builder.seal).toContainText('Not legal');
  for (const rule of ['V01', 'V04', 'V05', 'V09']) {
    await expect(page.getByRole('link', { name: `Rule ${rule}` })).toHaveAttribute('href', /rules/);
  }
  let left = await builder.problems.locator('button').count();
  while (left > 0) {
    await builder.problems.locator('button').first().click();
    await expect.poll(() => builder.problems.locator('button').count()).not.toBe(left);
    left = await builder.problems.locator('button').count();
  }
  await expect(builder.seal).toContainText('Legal for Tournament 20/20');
});

test('the row of a card shows its faces and takes a note, which stands in the link', async ({
  page,
}) => {
  const builder = new BuilderPage(page);
  await builder.open(LEGAL_TEAM);
  await builder.rows.first().click();
  await expect(builder.row('Karai').locator('.row-details .die')).toHaveCount(6);
  await builder.row('Karai').getByLabel('Note').fill('buy first');
  await expect(page).toHaveURL(/buy%20first/);
  await page.reload();
  await builder.isReady();
  await expect(builder.row('Karai')).toContainText('buy first');
});

test('a card of the same name is swapped in, not added (V09)', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open(LEGAL_TEAM);
  await builder.query.fill('set:hhs karai torn');
  await builder.query.press('Enter');
  await page.getByRole('button', { name: 'Swap Karai: Dark Lineage for Karai: Torn' }).click();
  await expect(builder.row('Karai')).toContainText('Torn Between Two Worlds');
  await expect(builder.rows).toHaveCount(10);
  await expect(builder.seal).toContainText('Legal');
});

test('the search knows the team', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open(LEGAL_TEAM);
  await builder.query.fill('in:team');
  await expect(page.locator('.echo strong')).toHaveText('10 cards');
  await builder
    .row('Karai')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.locator('.echo strong')).toHaveText('9 cards');
});

test('a card page sends its card to the team', async ({ page }) => {
  await letToastsStay(page.context());
  const builder = new BuilderPage(page);
  await page.goto('cards/hhs-017/');
  await page.getByRole('link', { name: 'Add to your team' }).click();
  await builder.isReady();
  await expect(builder.rows).toHaveCount(1);
  await expect(builder.toast).toContainText('is on the team');
  await expect(page).not.toHaveURL(/add=/);
});

test('rows are moved by dragging their grip', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open(LEGAL_TEAM);
  const grip = await builder.row('Karai').locator('.row-grip').boundingBox();
  const target = await builder.row('Donatello').boundingBox();
  if (!grip || !target) throw new Error('The rows have no place.');
  await page.mouse.move(grip.x + 5, grip.y + 15);
  await page.mouse.down();
  await page.mouse.move(grip.x + 5, target.y + target.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect(builder.rows.nth(2)).toContainText('Karai');
});

test('the keys are listed, and single keys can be switched off', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open();
  await page.locator('.team-panel h2').first().click();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Share and export');
  await keys.getByLabel('Single keys work').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('axe finds nothing in a builder full of problems', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open(`${LEGAL_TEAM.replace('3hhs16', '5hhs16')}`);
  await builder.rows.first().click();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await expect(page.getByRole('heading', { name: 'Cost curve' })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  for (const name of ['Teams', 'Share', 'Paste', 'Random', 'Compare', 'Print']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('.dialog-body > :not(.quiet)').first()).toBeVisible();
    expect([name, await faultsInBothThemes(page)]).toEqual([name, []]);
    await page.keyboard.press('Escape');
  }
});
