import { expect, test } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { GoldfishPage, PLAIN_TEAM } from './goldfish-page.ts';

test('the coach: exact odds for the dice chosen, the best dice by one click, and a look back', async ({
  page,
}) => {
  const table = new GoldfishPage(page);
  await table.open(PLAIN_TEAM);
  await table.startWithRealDice();
  await table.typeDice('f f 1');
  await page.getByRole('tab', { name: 'Log' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Coach', selected: true })).toBeFocused();

  // Two fists and a Sidekick for a card of 2 with a shield: all three rolled again is best, 73 in 108.
  const april = page.getByRole('button', { name: /April/ }).and(page.locator('.goal'));
  await expect(april).toContainText('0 %');
  await expect(april).toContainText('best 67.59 %, if you roll 3 dice again');
  await april.click();
  const chosen = table.mat.locator('.mat-die .grip[aria-pressed="true"]');
  await expect(chosen).toHaveCount(3);
  await expect(april).toContainText('as good as it gets');
  await expect(page.locator('.goldfish > p[role="status"]')).toContainText(
    'For April: roll again Sidekick Fist, Sidekick Fist, Sidekick level 1. 67.59 %.',
  );
  await table.mat
    .getByRole('button', { name: /^Roll again: Sidekick, 1 Fist/ })
    .first()
    .click();
  await expect(page.locator('.goal-wanted')).toHaveText('April: 5/9, that is 55.56 %.');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.getByLabel('And buy as well').selectOption({ label: 'April for 2' });
  await expect(page.locator('.goal')).toHaveCount(0);
  await expect(page.locator('.out-of-reach')).toContainText('April');
  await page.getByLabel('And buy as well').selectOption('');
  await expect(april).toContainText('55.56 %');

  await page.getByRole('button', { name: 'Roll 2 dice again' }).click();
  await table.typeDice('s w');
  const review = page.locator('.review').first();
  await expect(review).toContainText('3 energy rolled, 0 spent, 3 left.');
  await expect(review).toContainText('Can buy now');
  await expect(review).toContainText('April for 2, Foot Ninja for 3');
  await table.mat.getByRole('button', { name: /^Buy April/ }).click();
  await page.getByRole('button', { name: /Pay with/ }).click();
  await table.typeDice('f b m s');
  await expect(review).toContainText('Turn 1');
  await expect(review).toContainText('3 energy rolled, 2 spent, 1 left unspent.');
  await expect(review).toContainText('April for 2, Foot Ninja for 3');
  await expect(review).toContainText('nothing for that');
});
