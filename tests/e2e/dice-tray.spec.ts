import { expect, type Page, test } from '@playwright/test';

const dice = (page: Page) => page.locator('.dice-tray .slot');
const words = (page: Page) => page.locator('.dice-tray .words');
const shown = (page: Page) =>
  dice(page)
    .locator('.die')
    .evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Every roll shows the same face: the one at this share of the six. */
const alwaysRoll = (page: Page, share: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, share);

test('R7.2.1 four Sidekick dice are rolled and their energy is counted', async ({ page }) => {
  await alwaysRoll(page, 0);
  await page.goto('');
  await button(page, 'Roll four Sidekick dice').click();
  expect(await shown(page)).toEqual(['1 Fist', '1 Fist', '1 Fist', '1 Fist']);
  await expect(words(page)).toContainText('4 energy.');
});

test('R7.2.2 any of them are rerolled together, once', async ({ page }) => {
  await alwaysRoll(page, 0);
  await page.goto('');
  await button(page, 'Roll four Sidekick dice').click();
  await expect(button(page, 'Reroll')).toBeDisabled();
  await dice(page).nth(1).click();
  await dice(page).nth(3).click();
  await page.evaluate(() => {
    Math.random = () => 0.99;
  });
  await button(page, 'Reroll 2').click();
  const sidekick = 'Level 1: fielding 0, attack 1, defense 1';
  expect(await shown(page)).toEqual(['1 Fist', sidekick, '1 Fist', sidekick]);
  await expect(words(page)).toHaveText('After the reroll: 2 energy and 2 Sidekicks to field.');
  for (const die of await dice(page).all()) await expect(die).toBeDisabled();
  await expect(button(page, 'Roll again')).toBeFocused();
});

test('a chosen die can be let go, and all can be kept', async ({ page }) => {
  await page.goto('');
  await button(page, 'Roll four Sidekick dice').click();
  await dice(page).first().click();
  await expect(dice(page).first()).toHaveAttribute('aria-pressed', 'true');
  await dice(page).first().click();
  await expect(dice(page).first()).toHaveAttribute('aria-pressed', 'false');
  const before = await shown(page);
  await button(page, 'Keep all').click();
  expect(await shown(page)).toEqual(before);
  await expect(words(page)).toContainText('Kept.');
});

test('the keyboard alone rolls, chooses and rerolls', async ({ page }) => {
  await page.goto('cards/wwe-008/');
  await button(page, 'Roll this die').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(dice(page).first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Reroll 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(words(page)).toContainText('After the reroll:');
});

test('a card page rolls the faces of its own die, all of them', async ({ page }) => {
  await page.goto('cards/wwe-008/');
  const faces = await page
    .locator('.faces .die')
    .evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')));
  for (const [place, face] of faces.entries()) {
    await page.evaluate((share) => {
      Math.random = () => share;
    }, place / 6);
    await page.getByRole('button', { name: /^Roll/ }).click();
    expect(await shown(page)).toEqual([face]);
    await button(page, 'Keep all').click();
  }
});

test('a card whose faces are not known offers no roll', async ({ page }) => {
  await page.goto('cards/msw-028/');
  await expect(page.getByText('Not known', { exact: true })).toHaveCount(2);
  await expect(page.locator('.dice-tray')).toHaveCount(0);
});

for (const [motion, least, most] of [
  ['no-preference', 300, 800],
  ['reduce', 0, 1],
] as const) {
  test(`with ${motion} for motion a roll moves for ${least} to ${most} ms`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('');
    await button(page, 'Roll four Sidekick dice').click();
    const seconds = await dice(page)
      .first()
      .locator('.die')
      .evaluate((die) => Number.parseFloat(getComputedStyle(die).animationDuration));
    expect(seconds * 1000).toBeGreaterThanOrEqual(least);
    expect(seconds * 1000).toBeLessThanOrEqual(most);
  });
}
