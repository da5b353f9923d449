import { expect, type Locator, type Page, test } from '@playwright/test';
import { BuilderPage } from './builder-page.ts';
import { letToastsStay } from './lasting-toasts.ts';

const FULL = '#2xfc31.4smc16.2fus113.2wf13.2xfc87.2gaf86.4gotg119.2gotg59/fus27.thor12';

/** Where every row of the team stands. */
const places = (page: Page) =>
  page.locator('.team-row').evaluateAll((rows) =>
    rows.map((row) => {
      const { top, left } = row.getBoundingClientRect();
      return [Math.round(top), Math.round(left)];
    }),
  );

/** Presses the mouse where it is. */
async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

const dice = (row: Locator) => row.locator('output');

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
  [1600, 1000],
  [390, 844],
] as const) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } });

    test('a button pressed again and again edits one card, whatever is said of the team', async ({
      page,
    }) => {
      const builder = new BuilderPage(page);
      await builder.open(FULL);
      await expect(builder.seal).toContainText('Legal');
      const row = builder.row('Shriek');
      await row.getByRole('button', { name: /^One die less/ }).hover();
      const before = await places(page);
      for (const left of ['3/4', '2/4', '1/4']) {
        await press(page);
        await expect(dice(row)).toHaveText(left);
        expect(await places(page)).toEqual(before);
      }
      await press(page);
      await expect(page.locator('.team-notes')).toContainText('1 note');
      await expect(dice(builder.row('Scarlet Witch'))).toHaveText('2/4');
      // The answer of the odds comes later than the edit.
      await expect(page.getByRole('region', { name: 'What the last edit did' })).not.toBeEmpty();
      expect(await places(page)).toEqual(before);
    });
  });
}

test('adding a card from the search moves no other card of it', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open();
  await builder.query.fill('storm');
  await expect(page.locator('.pick').nth(2)).toBeVisible();
  const tops = () =>
    page
      .locator('.pick')
      .evaluateAll((picks) => picks.slice(0, 4).map((pick) => pick.getBoundingClientRect().top));
  await page.getByRole('button', { name: /^Add / }).first().hover();
  const before = await tops();
  await press(page);
  await expect(builder.rows).toHaveCount(1);
  expect(await tops()).toEqual(before);
});

test('on a phone every row ends with its ×, Basic Actions too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const builder = new BuilderPage(page);
  await builder.open(FULL);
  const ends = await page
    .getByRole('button', { name: /^Remove / })
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  expect(new Set(ends).size).toBe(1);
  expect(ends).toHaveLength(10);
});

test('site search looks the same in the builder as elsewhere, and one Escape closes it', async ({
  page,
}) => {
  const looks: unknown[] = [];
  for (const path of ['about/', 'build/', 'cards/', 'goldfish/', 'odds/']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /felt and the paper/ })).toBeVisible();
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search cards and rules' });
    await expect(search.locator('.hit').first()).toBeVisible();
    const look = await search.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('form, form *, .palette-list, .palette-foot')].map(
        (part) => {
          const { display, padding, border, gap } = getComputedStyle(part);
          return [part.className, display, padding, border, gap];
        },
      ),
    );
    looks.push(look);
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
  }
  for (const look of looks) expect(look).toEqual(looks[0]);
});

test('site search leaves the tool beneath as it was', async ({ page }) => {
  await page.goto('cards/');
  await expect(page.getByRole('button', { name: 'Copy' })).toBeEnabled();
  const look = () =>
    page
      .locator('.results, .facet-column, .facets')
      .evaluateAll((parts) =>
        parts.map((part) => [part.className, part.clientWidth, getComputedStyle(part).gap]),
      );
  const before = await look();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search cards and rules' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await look()).toEqual(before);
});

test('the shelf counts cards as the panel does', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open(FULL);
  await expect(page.locator('.totals')).toContainText('8 / 8 cards');
  await page.getByRole('button', { name: 'Keep this team' }).click();
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  await expect(page.locator('.shelf-about').first()).toContainText('8 cards, 20 dice');
});

test('a toast stands beside the dialog it comes from, never on it', async ({ page }) => {
  await letToastsStay(page.context());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const builder = new BuilderPage(page);
    await builder.open(FULL);
    await page.getByRole('button', { name: 'Teams', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Your teams' });
    const before = await dialog.boundingBox();
    await dialog.getByRole('button', { name: 'Take snapshot' }).click();
    const toast = dialog.locator('.toast p');
    await expect(toast).toContainText(/“Snapshot \d” is taken/);
    const [box, over] = [await dialog.boundingBox(), await toast.boundingBox()];
    expect(box?.y).toBe(before?.y);
    expect((over?.y ?? 0) >= (box?.y ?? 0) + (box?.height ?? 0)).toBe(true);
    await page.keyboard.press('Escape');
  }
});

test('teams are compared in one place, snapshots of any team among them', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open(FULL);
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  await page.getByRole('button', { name: 'Take snapshot' }).click();
  await builder.newTeam();
  await builder.add('set:hhs karai torn');
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Take snapshot' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Compare' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(
    page.getByRole('dialog', { name: 'Compare' }).getByLabel('Before').locator('option'),
  ).toContainText([/now/, /Unnamed team/, /Unnamed team: Snapshot 1/]);
});
