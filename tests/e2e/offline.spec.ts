import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { untilKept, whatIsKept } from './kept.ts';

test.use({ serviceWorkers: 'allow' });

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const CARD_PAGE = /^cards\/[a-z\d]+-\d{3}\//;
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('index.html') && !CARD_PAGE.test(file))
  .map((file) => file.replace(/index\.html$/, ''));
const MEGABYTES = 3.5;

test('after one visit every page but those of cards opens without a connection, as it was built', async ({
  page,
  context,
}) => {
  await page.goto('about/');
  await untilKept(page);
  await context.setOffline(true);
  const got = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const response = await fetch(new URL(`../${path}`, location.href));
          return response.ok ? response.text() : `${response.status}`;
        }),
      ),
    pages,
  );
  const wrong = pages.filter(
    (path, at) => got[at] !== readFileSync(join(dist, path, 'index.html'), 'utf8'),
  );
  expect(wrong).toEqual([]);
  expect(pages.length).toBeGreaterThan(300);
});

test('what is fetched for that is small', async ({ page }) => {
  await page.goto('about/');
  await untilKept(page);
  const fetched = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('kept'));
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const packs = (await Promise.all(stores.map((store) => store.matchAll()))).flat();
    const blobs = await Promise.all(packs.map((pack) => pack.blob()));
    return blobs.reduce((sum, { size }) => sum + size, 0);
  });
  const { bytes } = await whatIsKept(page);
  expect(fetched).toBeGreaterThanOrEqual(bytes);
  expect(fetched).toBeLessThan(MEGABYTES * 1e6);
  await expect(page.getByText(/On this device: everything, \d\.\d MB/)).toBeVisible();
});

test('tools, rules, search and cards work without a connection', async ({ page, context }) => {
  await page.goto('about/');
  await untilKept(page);
  await page.goto('cards/hhs-017/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Karai');
  await context.setOffline(true);

  await page.goto('rules/dice-masters/turn/#R7.1.3');
  await expect(page.locator('[id="R7.1.3"]')).toBeInViewport();
  await page.goto('keywords/overcrush');
  await expect(page).toHaveURL(/overcrush\/$/);
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
  await expect(page.locator('.search-results .hit').first()).toContainText('Iron Man');

  await page.goto('build/?add=hhs-017');
  await expect(page.locator('.team-row')).toContainText(['Karai']);
  await page.goto('goldfish/');
  await page.getByRole('button', { name: /^Play / }).click();
  await expect(page.locator('.mat')).toBeVisible();
  await page.goto('sets/hhs/table/');
  await expect(page.getByRole('row').nth(3)).toBeVisible();

  await page.goto('cards/hhs-017/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Karai');
  await expect(page.getByText('Read from')).toBeVisible();
});

test('a card never visited is drawn from its data without a connection, and leads on', async ({
  page,
  context,
}) => {
  await page.goto('cards/imw-006/');
  const facts = page.locator('.card-object');
  const name = await facts.getByRole('heading', { level: 1 }).innerText();
  const labels = () =>
    facts.locator('.cost, .die').evaluateAll((all) => all.map((one) => one.ariaLabel));
  const faces = await labels();
  await page.evaluate(() => caches.keys().then((all) => all.map((one) => caches.delete(one))));
  await page.goto('about/');
  await untilKept(page);
  await context.setOffline(true);

  await page.goto('cards/imw-006/');
  await expect(facts.getByRole('heading', { level: 1 })).toHaveText(name, { useInnerText: true });
  await expect(page.getByText('drawn from the data on your device')).toBeVisible();
  const drawn = await labels();
  expect(drawn).toEqual(faces);
  expect(faces).toHaveLength(7);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page
    .locator('.neighbours')
    .getByRole('link', { name: /Number 7/ })
    .click();
  await expect(page).toHaveURL(/imw-007\/$/);
  await expect(page.locator('.card-object')).toContainText('7 of');

  await page.goto('cards/imw-999/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such card here');
  await page.goto('data/v1/cards/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection, no dice');
  await expect(page.locator('.lead')).toContainText('Open it once with a connection and it stays');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Rules/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules');
});
