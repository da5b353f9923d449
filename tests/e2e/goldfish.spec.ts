import { expect, test } from '@playwright/test';
import { ENGINE_VERSION } from '../../src/dice-masters/engine/replay/replay.ts';
import { OPTION_KEYS } from '../../src/ui/goldfish/play/option-keys.ts';
import { GoldfishPage } from './goldfish-page.ts';
import { letToastsStay } from './lasting-toasts.ts';

const TEN_TURNS = 10;

test('ten turns by mouse; undo, redo, reload and a stranger see the same', async ({
  page,
  browser,
}) => {
  const table = new GoldfishPage(page);
  await table.open();
  await table.start({ life: 60 });
  const opening = await table.position();
  while ((await table.turn()) < TEN_TURNS) await pickByMouse(table);
  const reached = await table.position();
  const link = await table.link();

  await table.undo.click();
  while (await table.undo.isEnabled()) await page.keyboard.press('Control+z');
  expect(await table.position()).toBe(opening);
  await table.redo.click();
  while (await table.redo.isEnabled()) await page.keyboard.press('Control+y');
  expect(await table.position()).toBe(reached);

  await page.reload();
  await expect(table.mat).toBeVisible();
  expect(await table.position()).toBe(reached);

  const stranger = await browser.newContext();
  const other = new GoldfishPage(await stranger.newPage());
  await other.page.goto(link);
  await expect(other.mat).toBeVisible();
  expect(await other.position()).toBe(reached);
  await expect(other.notice).toHaveCount(0);
  await stranger.close();
});

/** Buys what is lit, fields, attacks; rerolls one die; pays as proposed. */
async function pickByMouse(table: GoldfishPage): Promise<void> {
  const kind = await table.kind();
  const card = table.mat.locator('.card-slot.lit .grip').last();
  const die = table.mat.locator('.mat-die.lit .grip').first();
  if (kind === 'main' && (await card.count()) > 0) await card.click();
  else if (kind === 'main' && (await die.count()) > 0) await die.click();
  else if ((kind === 'attack' || kind === 'reroll') && (await die.count()) > 0) {
    await die.click();
    await expect(die).toHaveAttribute('aria-pressed', 'true');
    await table.page.getByRole('button', { name: /(Roll|Attack with) 1 die/ }).click();
  } else await table.options.first().click();
}

test('a game against a second team by keyboard alone, and every question is spoken', async ({
  page,
}) => {
  const table = new GoldfishPage(page);
  await table.open();
  await page.getByRole('radio', { name: /^A second team/ }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Luck (seed)').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('keys');
  await page.keyboard.press('Enter');
  await expect(table.mat).toBeVisible();
  const spoken = page.locator('.goldfish > p[role="status"]');
  for (let pick = 0; pick < 90 && (await table.turn()) < TEN_TURNS; pick++) {
    if (await table.isOver()) break;
    await expect(spoken).toContainText((await table.question.innerText()).split(/[?.]/)[0] ?? '');
    await pickByKeys(table);
  }
  expect((await table.turn()) >= TEN_TURNS || (await table.isOver())).toBe(true);
  await expect(page.locator('.log')).toContainText('Ring and Armor');
  const before = await table.position();
  await page.keyboard.press('u');
  expect(await table.position()).not.toBe(before);
  await page.keyboard.press('r');
  expect(await table.position()).toBe(before);
});

/** Arrow keys and Enter where there is more than one line, digits otherwise. */
async function pickByKeys(table: GoldfishPage): Promise<void> {
  const { page, options } = table;
  const words = await options.allInnerTexts();
  const wanted = words.findIndex((line) => /Pay with|Buy |Field /.test(line));
  if (wanted < 1) return press(table, '1');
  if (wanted > 4) return press(table, OPTION_KEYS[wanted] ?? '');
  await options.first().focus();
  for (let step = 0; step < wanted; step++) await page.keyboard.press('ArrowDown');
  await expect(options.nth(wanted)).toBeFocused();
  await page.keyboard.press('Enter');
}

/** The same key answers the next question only once it is pressed anew, so a player waits. */
async function press(table: GoldfishPage, key: string): Promise<void> {
  const before = await table.position();
  await expect
    .poll(async () => {
      await table.page.keyboard.press(key);
      return table.position();
    })
    .not.toBe(before);
}

test('a payment is proposed, and can be made otherwise', async ({ page }) => {
  const table = new GoldfishPage(page);
  await table.open();
  await table.start({ seed: 's0' });
  await table.options.first().click();
  await table.mat.getByRole('button', { name: /^Buy April/ }).click();
  expect(await table.kind()).toBe('pay');
  // April asks for Shield; Bolt is kept, since a Global of the team can still use it. (R7.3.1)
  await expect(table.options.first()).toHaveText(
    /Pay with Sidekick Mask \+ Sidekick Shield$|Pay with Sidekick Shield \+ Sidekick Mask$/,
  );
  await expect(table.mat.locator('.proposed')).toHaveCount(2);
  await table.mat.locator('.mat-die.lit:not(.proposed) .grip').first().click();
  if ((await table.kind()) === 'pay') await table.options.first().click();
  const april = table.mat.locator('.card-slot').filter({ hasText: 'April' });
  await expect(april.getByRole('img', { name: '2 of 3 dice left' })).toBeVisible();
});

test('after undo another pick begins another game; whatever begins again can be taken back', async ({
  page,
}) => {
  await letToastsStay(page.context());
  const table = new GoldfishPage(page);
  await table.open();
  await table.start();
  await table.options.first().click();
  const kept = await table.position();
  await table.undo.click();
  await expect(table.undo).toBeDisabled();
  await page.keyboard.press('2');
  await page.keyboard.press('1');
  await expect(table.redo).toBeDisabled();
  const other = await table.position();
  expect(other).not.toBe(kept);
  for (const name of ['Restart', 'New luck', 'New game']) {
    await page.getByRole('button', { name }).click();
    await page.locator('.toast button').click();
    await expect(table.mat).toBeVisible();
    expect(await table.position()).toBe(other);
  }
  await page.getByRole('button', { name: 'Restart' }).click();
  await table.options.first().click();
  expect(await table.position()).toBe(kept);
});

const HOSTILE = [
  '#game=',
  '#game=1~2019~0~200~seed~P20.zz-1x3~N20~seed~000~',
  '#game=1~2019~0~9999~seed~P20.hhs-1x99.hhs-2x99.hhs-3x99~N20~x~zzzz~',
  '#game=%E0%A4%A~<img src=x>',
  `#game=${'~'.repeat(500)}`,
  `#game=${'A'.repeat(61_000)}`,
];

for (const fragment of HOSTILE) {
  test(`a broken link says so and offers a fresh game: ${fragment.slice(0, 40)}`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const table = new GoldfishPage(page);
    await table.open(fragment);
    await expect(table.notice).toContainText('The link could not be opened');
    await table.notice.locator('summary').click();
    await expect(page.getByLabel('The link as it came')).toHaveValue(page.url());
    await table.start();
    await expect(table.question).toBeVisible();
    await expect(table.notice).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('a pick that the rules do not offer leaves the game there, and says so', async ({ page }) => {
  const table = new GoldfishPage(page);
  await table.open(`#game=${ENGINE_VERSION}~2019~0~200~seed~P20.hhs-1x3~N20~x~z~`);
  await expect(table.mat).toBeVisible();
  await expect(table.notice).toContainText('does not fit the rules');
  await page.goto('about:blank');
  await table.open('#game=1~2019~0~200~seed~P20.hhs-1x3~N20~x~z~');
  await expect(table.notice).toContainText('The rules were corrected since it was recorded');
});

test('a team comes by link, and one that cannot play is told why', async ({ page }) => {
  const table = new GoldfishPage(page);
  await table.open('#3hhs16.3hhs1/hhs49.hhs50&name=Two%20Sisters');
  await expect(table.begin).toHaveText(/Two Sisters/);
  await table.start();
  await expect(table.mat).toContainText('Karai');
  await page.goto('about:blank');
  await table.open('#3zzz16/hhs49&name=Strangers');
  await table.begin.click();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be played' })).toContainText(
    'no card',
  );
});
