import { expect, type Page, test } from '@playwright/test';

const input = (page: Page) => page.getByRole('combobox', { name: 'Search cards and rules' });
const options = (page: Page) => page.locator('.palette').getByRole('option');
const status = (page: Page) => page.locator('.palette [role="status"]');
const opener = (page: Page) => page.getByRole('link', { name: /^Search/ });

for (const [text, found] of [
  ['suitup', 'Suit Up'],
  ['call out', 'Call Out'],
  ['e30', 'E30 Does Swarm chain'],
  ['spiderman', 'Spider-Man'],
  ['karai torn between two worlds', 'HHS-017 Karai: Torn Between Two Worlds'],
  ['torn between two worlds', 'HHS-017 Karai: Torn Between Two Worlds'],
  ['iron man', 'Iron Man'],
] as const) {
  test(`“${text}” brings ${found} first`, async ({ page }) => {
    await page.goto('about/');
    await opener(page).click();
    await input(page).fill(text);
    await expect(status(page)).toContainText('result');
    await expect(options(page).first().locator('.hit-title')).toHaveText(found);
  });
}

test('words that stand nowhere are answered with help, as text', async ({ page }) => {
  await page.goto('about/');
  await opener(page).click();
  await input(page).fill('<img src=qqq>zzz');
  await expect(status(page)).toContainText('Nothing found for “<img src=qqq>zzz”');
  await expect(page.locator('.palette img')).toHaveCount(0);
});

for (const late of [0, 1500]) {
  test(`a failing index is said, and asking again tries again, Pagefind ${late} ms late`, async ({
    page,
  }) => {
    await page.route('**/pagefind/wasm.*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, late));
      await route.continue();
    });
    let isDown = true;
    await page.route('**/pagefind/register.json', (route) =>
      isDown ? route.abort() : route.continue(),
    );
    await page.goto('about/');
    await opener(page).click();
    await expect(status(page)).toContainText('did not load');
    isDown = false;
    await input(page).fill('swarm');
    await expect(options(page).first()).toContainText('Swarm');
  });
}
