import { expect, type Page, test } from '@playwright/test';
import type { DecisionKind } from '../../src/dice-masters/engine/decisions/decision.ts';
import { linksByKind } from './decision-kinds.ts';
import { GoldfishPage } from './goldfish-page.ts';
import { letToastsStay } from './lasting-toasts.ts';

const links = new Map<DecisionKind, string>();

test.beforeAll(() => {
  for (const [kind, link] of linksByKind()) links.set(kind, link);
});

async function openAt(page: Page, kind: DecisionKind): Promise<GoldfishPage> {
  const table = new GoldfishPage(page);
  await table.open(links.get(kind));
  await expect(page.locator('.decision')).toHaveAttribute('data-kind', kind);
  return table;
}

const place = (page: Page) => page.locator('.timeline .at');

test('attackers are chosen like dice for the reroll: nothing happens before it is confirmed', async ({
  page,
}) => {
  const table = await openAt(page, 'attackers');
  const before = await place(page).innerText();
  const count = await table.mat.locator('.mat-die.lit').count();
  for (let die = 0; die < count; die++) {
    await table.mat.locator('.mat-die.lit:not(.chosen) .grip').first().click();
  }
  await expect(table.mat.locator('.mat-die.chosen')).toHaveCount(count);
  await expect(place(page)).toHaveText(before);
  await table.mat.locator('.mat-die.chosen .grip').first().click();
  await expect(table.mat.locator('.mat-die.chosen')).toHaveCount(count - 1);
  await table.mat.locator('.mat-die.lit:not(.chosen) .grip').first().click();
  await page.getByRole('button', { name: new RegExp(`Attack with ${count} di`) }).click();
  await expect(place(page)).not.toHaveText(before);
});

/** Lets a page with a clock of its own finish what it does, and holds its time. */
async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.clock.runFor(1000);
}

/** A game begun on a page whose time stands still. */
async function beginAtOneMoment(page: Page): Promise<GoldfishPage> {
  const table = new GoldfishPage(page);
  await page.clock.install();
  await table.open();
  await table.start({ seed: 's0' });
  await expect(place(page)).toHaveText('1/1');
  await standStill(page);
  await expect(table.options.first()).toBeFocused();
  return table;
}

for (const key of ['1', 'Enter', ' ']) {
  test(`a key struck twice answers one question, and later the next: “${key}”`, async ({
    page,
  }) => {
    const table = await beginAtOneMoment(page);
    await page.keyboard.press(key);
    await page.keyboard.press(key);
    await page.clock.runFor(200);
    await expect(place(page)).toHaveText('2/2');
    await expect(table.options.first()).toBeFocused();
    await page.keyboard.press(key);
    await page.clock.runFor(1000);
    await expect(place(page)).toHaveText('2/2');
    await page.keyboard.press(key);
    await page.clock.runFor(200);
    await expect(place(page)).toHaveText('3/3');
  });

  test(`a key held down answers one question: “${key}”`, async ({ page }) => {
    await beginAtOneMoment(page);
    await page.keyboard.down(key);
    for (let repeat = 0; repeat < 4; repeat++) {
      await page.clock.runFor(500);
      await page.keyboard.down(key);
    }
    await page.keyboard.up(key);
    await page.clock.runFor(1000);
    await expect(place(page)).toHaveText('2/2');
    await page.keyboard.press(key);
    await page.clock.runFor(200);
    await expect(place(page)).toHaveText('3/3');
  });
}

test('a key struck again before the next question is seen does not answer it, however slow the device', async ({
  page,
}) => {
  await beginAtOneMoment(page);
  await page.keyboard.press('1');
  await page.clock.runFor(1);
  await page.evaluate(passWithoutDrawing, 2000);
  await page.keyboard.press('1');
  await page.clock.runFor(3000);
  await expect(place(page)).toHaveText('2/2');
});

test('another key, struck while the answered question still stands there, answers nothing', async ({
  page,
}) => {
  await beginAtOneMoment(page);
  await page.keyboard.press('1');
  await page.clock.runFor(1000);
  await page.keyboard.press('2');
  await page.keyboard.press('1');
  await page.clock.runFor(1000);
  await expect(place(page)).toHaveText('3/3');
});

/** Later presses come so many milliseconds later, and nothing was drawn meanwhile. */
function passWithoutDrawing(milliseconds: number): void {
  const then = performance.now() + milliseconds;
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => then });
}

test('a double click answers one question', async ({ page }) => {
  const table = await beginAtOneMoment(page);
  await table.options.first().dblclick();
  await page.clock.runFor(1000);
  await expect(place(page)).toHaveText('2/2');
  await table.options.first().click();
  await page.clock.runFor(200);
  await expect(place(page)).toHaveText('3/3');
});

test('a double click on “Play on from here” answers nothing', async ({ page }) => {
  const table = new GoldfishPage(page);
  await page.clock.install();
  await table.open();
  await table.start({ seed: 's0' });
  for (let pick = 0; pick < 4; pick++) await table.greedy();
  const link = new URL(await table.link());
  await page.goto('about:blank');
  await table.open(`${link.hash}&at=0&watch=1`);
  const over = page.getByRole('button', { name: 'Play on from here' });
  await expect(over).toBeVisible();
  const before = await place(page).innerText();
  await standStill(page);
  await over.click();
  await page.clock.runFor(100);
  await expect(over).toHaveCount(0);
  await table.options.first().hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.clock.runFor(1000);
  await expect(place(page)).toHaveText(before);
});

test('the last blocker counts once it is confirmed, and can be taken back (R12.4)', async ({
  page,
}) => {
  const table = await openAt(page, 'blockers');
  const isAsked = page.getByRole('heading', { name: /^Nobody else can block/ });
  const blocks = table.options
    .filter({ hasText: /block/i })
    .filter({ hasNotText: /No more|Nobody/ });
  let before = '';
  for (let pick = 0; pick < 20 && !(await isAsked.isVisible()); pick++) {
    before = await table.position();
    await blocks.first().click();
    expect(await table.position()).not.toBe(before);
  }
  await expect(isAsked).toBeVisible();
  const standing = await table.position();
  await page.getByRole('button', { name: 'Take the last one back' }).click();
  expect(await table.position()).toBe(before);
  await blocks.first().click();
  expect(await table.position()).toBe(standing);
  await page.getByRole('button', { name: 'Block like this' }).click();
  await expect(isAsked).toHaveCount(0);
});

for (const kind of ['split-damage', 'target'] as const) {
  test(`hover and focus on an option mark its die on the mat: ${kind}`, async ({ page }) => {
    const table = await openAt(page, kind);
    const pointed = table.mat.locator('[data-pointed]');
    await table.options.first().hover();
    await expect(pointed.first()).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(pointed).toHaveCount(0);
    await table.undo.focus();
    await table.options.first().focus();
    await expect(pointed.first()).toBeVisible();
    const words = await table.options.locator('span').allInnerTexts();
    expect(new Set(words).size).toBe(words.length);
  });
}

test('another answer after going back sets the rest aside, and offers it again', async ({
  page,
}) => {
  await letToastsStay(page.context());
  const table = new GoldfishPage(page);
  await table.open();
  await table.start({ seed: 's0' });
  for (let pick = 0; pick < 8; pick++) await table.greedy();
  const whole = (await place(page).innerText()).split('/')[1];
  await page.getByRole('slider', { name: 'Position in the game' }).press('Home');
  await expect(table.undo).toBeDisabled();
  await table.options.first().click();
  await expect(place(page), 'the same answer goes along').toHaveText(`2/${whole}`);
  await table.undo.click();
  await table.mat.locator('.mat-die.lit .grip').first().click();
  await table.options.first().click();
  await expect(page.locator('.toast')).toContainText('set aside');
  await expect(table.redo).toBeDisabled();
  await page.locator('.toast button').click();
  await expect(place(page)).toHaveText(`1/${whole}`);
});

test('a message goes after a while, and stays while somebody is at it', async ({ page }) => {
  const table = await beginAtOneMoment(page);
  await page.keyboard.press('1');
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Restart' }).click();
  const undo = page.locator('.toast button');
  await page.clock.runFor(100);
  await undo.hover();
  await page.clock.runFor(20_000);
  await expect(undo).toBeVisible();
  await page.mouse.move(2, 2);
  await undo.focus();
  await page.clock.runFor(20_000);
  await expect(undo).toBeVisible();
  await table.options.first().focus();
  await page.clock.runFor(9000);
  await expect(undo).toHaveCount(0);
});

test('a recorded game is looked at; who takes over plays on, and loses nothing', async ({
  page,
}) => {
  const table = new GoldfishPage(page);
  await table.open();
  await table.start({ seed: 's0' });
  for (let pick = 0; pick < 8; pick++) await table.greedy();
  const link = new URL(await table.link());
  await page.goto('about:blank');
  await table.open(`${link.hash}&at=0&watch=1`);
  const [, whole] = (await place(page).innerText()).split('/');
  await expect(table.mat.locator('.grip')).toHaveCount(0);
  await table.options.first().click();
  await expect(place(page)).toHaveText(`2/${whole}`);
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await expect(place(page)).toHaveText(`4/${whole}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(table.mat.locator('.grip').first()).toBeVisible();
  await expect(place(page)).toHaveText(`4/${whole}`);
});

test('an unfinished game is resumed on another visit, a finished one is not', async ({ page }) => {
  const table = new GoldfishPage(page);
  await table.open();
  const resume = page.getByRole('button', { name: 'Resume' });
  await expect(resume).toHaveCount(0);
  await table.start({ seed: 's0', life: 3 });
  for (let pick = 0; pick < 5; pick++) await table.greedy();
  const left = await table.position();
  await page.goto('about:blank');
  await table.open();
  await resume.click();
  await expect(table.mat).toBeVisible();
  expect(await table.position()).toBe(left);
  for (let pick = 0; pick < 400 && !(await table.isOver()); pick++) await table.greedy();
  expect(await table.isOver()).toBe(true);
  await page.goto('about:blank');
  await table.open();
  await expect(table.begin).toBeVisible();
  await expect(resume).toHaveCount(0);
});
