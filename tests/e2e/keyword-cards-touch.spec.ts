import { expect, test } from '@playwright/test';
import { card, keyword, NESTED, title } from './keyword-card.ts';

// A service worker would answer in place of the network that one test cuts off.
test.use({ hasTouch: true, serviceWorkers: 'block' });

test('the first tap explains, the second follows the link', async ({ page }) => {
  await page.goto('cards/wwe-008/');
  const link = keyword(page.locator('.effects'), 'overcrush');
  await link.tap();
  await expect(card(page, 'Overcrush')).toBeVisible();
  await expect(page).toHaveURL(/\/cards\/wwe-008\/$/);
  await link.tap();
  await expect(page).toHaveURL(/\/keywords\/overcrush\/$/);
});

test('a tapped card stays until a tap elsewhere, and offers its page', async ({ page }) => {
  await page.clock.install();
  await page.goto('cards/wwe-008/');
  await keyword(page.locator('.chips'), 'overcrush').tap();
  await expect(card(page, 'Overcrush')).toBeVisible();
  await card(page, 'Overcrush').getByText('Normally one small blocker').tap();
  await page.clock.runFor(600);
  await expect(card(page, 'Overcrush')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(card(page, 'Overcrush')).toBeHidden();
  await keyword(page.locator('.chips'), 'overcrush').tap();
  await page.getByRole('link', { name: 'Open page of Overcrush' }).tap();
  await expect(page).toHaveURL(/\/keywords\/overcrush\/$/);
});

test('taps go from card to card, and a tap on the lower one closes the upper', async ({ page }) => {
  await page.goto(NESTED);
  await keyword(page.locator('.opening'), 'equip').tap();
  await keyword(card(page, 'Equip'), 'gear').tap();
  await expect(card(page, 'Gear')).toBeVisible();
  await expect(card(page, 'Equip')).toBeVisible();
  await title(page, 'Equip').tap();
  await expect(card(page, 'Gear')).toBeHidden();
  await expect(card(page, 'Equip')).toBeVisible();
});

test('where definitions cannot be had, a tap follows the link at once', async ({ page }) => {
  await page.route('**/definitions.json', (route) => route.abort());
  await page.goto(NESTED);
  await keyword(page, 'equip').tap();
  await expect(page).toHaveURL(/\/keywords\/equip\/$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a keyword is a plain link', async ({ page }) => {
    await page.goto('cards/wwe-008/');
    await keyword(page, 'overcrush').tap();
    await expect(page).toHaveURL(/\/keywords\/overcrush\/$/);
  });
});
