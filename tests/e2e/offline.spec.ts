import { expect, type Page, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker keeps every file of its list. */
async function waitUntilKept(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const worker = await fetch(
            (await navigator.serviceWorker.ready).active?.scriptURL ?? '',
          ).then((response) => response.text());
          const wanted = worker.slice(0, worker.indexOf('\n')).match(/"[\w-]{10}"/g)?.length ?? 0;
          const names = (await caches.keys()).filter((name) => name.includes('kept'));
          const stores = await Promise.all(names.map((name) => caches.open(name)));
          const kept = await Promise.all(stores.map(async (store) => (await store.keys()).length));
          return kept.reduce((sum, one) => sum + one, 0) - wanted;
        }),
      { timeout: 45_000 },
    )
    .toBeGreaterThanOrEqual(1);
}

test('rules, keywords, search and visited cards work without a connection', async ({
  page,
  context,
}) => {
  await page.goto('about/');
  await waitUntilKept(page);
  await page.goto('cards/hhs-017/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Karai');
  await context.setOffline(true);

  await page.goto('rules/dice-masters/turn/#R7.1.3');
  await expect(page.locator('[id="R7.1.3"]')).toBeInViewport();
  await page.goto('keywords/overcrush/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overcrush');

  await page.keyboard.press('/');
  const input = page.getByRole('combobox', { name: 'Search cards and rules' });
  await input.fill('what happens to a KO’d die');
  await expect(page.locator('.palette .hit').first()).toContainText('R13.9');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#R13\.9$/);

  await page.goto('cards/?q=o%3Areroll%20c%3C%3D3');
  await expect(page.locator('.echo strong')).toHaveText(/^\d+ cards$/);
  await expect(page.locator('.card-tile .tile-effects').first()).toContainText(/reroll/i);

  await page.goto('search/?q=iron%20man');
  await expect(page.locator('.results .hit').first()).toContainText('Iron Man');

  await page.goto('cards/hhs-017/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Karai');
  await page.goto('cards/hhs-018/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection, no dice');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Rules/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules');
});
