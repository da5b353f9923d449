import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { untilKept, whatIsKept } from './kept.ts';
import { OwnServer } from './own-server.ts';
import { siteVersion } from './site-versions.ts';

interface Versions {
  first: string;
  second: string;
}

const test = base.extend<{ server: OwnServer }, { versions: Versions }>({
  serviceWorkers: 'allow',
  versions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs here.
    async ({}, use) => {
      const versions = { first: await siteVersion('first'), second: await siteVersion('second') };
      await use(versions);
      for (const folder of Object.values(versions)) rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  server: async ({ versions }, use) => {
    const server = await OwnServer.start(versions.first);
    await use(server);
    server.release();
    await server.stop();
  },
  baseURL: ({ server }, use) => use(server.address),
});

const notice = (page: Page) => page.getByRole('complementary', { name: 'New version' });
const versionOf = (page: Page) => page.locator('script[src*="_astro"]').first().getAttribute('src');

test('an old tab keeps its scripts, is told of a new version, and loses nothing by it', async ({
  page,
  context,
  server,
  versions,
}) => {
  await page.goto('build/?add=hhs-017');
  await expect(page.locator('.team-row')).toContainText(['Karai']);
  await untilKept(page);
  await expect(notice(page)).toHaveCount(0);

  server.folder = versions.second;
  const other = await context.newPage();
  await other.goto('about/');
  await expect(notice(page)).toContainText('A new version is ready');
  await expect(page.locator('.team-row')).toContainText(['Karai']);
  expect(await versionOf(page)).toContain('-first');

  // A dialog whose script was not loaded yet, and which the server has no more.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Share and export' })).toBeVisible();
  await page.keyboard.press('Escape');

  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('.team-row')).toContainText(['Karai']);
  await expect(notice(page)).toHaveCount(0);
  expect(await versionOf(page)).toContain('-second');
});

test('a game goes on through a new version', async ({ page, context, server, versions }) => {
  await page.goto('goldfish/');
  await page.getByRole('button', { name: /^Play / }).click();
  await page.locator('.options button').first().click();
  await untilKept(page);
  await expect(page).toHaveURL(/#game=/);
  const question = await page.locator('.decision').innerText();

  server.folder = versions.second;
  const other = await context.newPage();
  await other.goto('about/');
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(await page.locator('.decision').innerText()).toBe(question);
  await page.reload();
  expect(await versionOf(page)).toContain('-second');
  await expect(page.locator('.decision')).toHaveText(question, { useInnerText: true });
});

test('a visited page outlives an update, and old files go with the last old tab', async ({
  page,
  context,
  server,
  versions,
}) => {
  await page.goto('about/');
  await untilKept(page);
  await page.goto('cards/hhs-017/');
  await expect.poll(async () => (await whatIsKept(page)).visited).toBe(1);

  server.folder = versions.second;
  const other = await context.newPage();
  await other.goto('about/');
  await expect(notice(page)).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  const stores = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('kept')));
  expect(await stores()).toHaveLength(2);

  await page.goto('cards/hhs-017/');
  await expect.poll(() => versionOf(page)).toContain('-second');
  await other.reload();
  await expect.poll(stores).toHaveLength(1);
  await context.setOffline(true);
  await page.goto('cards/hhs-017/');
  await expect(page.getByText('Read from')).toBeVisible();
  expect(await versionOf(page)).toContain('-second');
});

test('a kept page answers while the network does not, and is renewed when it does', async ({
  page,
  server,
  versions,
}) => {
  await page.goto('about/');
  await untilKept(page);
  await page.goto('cards/hhs-017/');
  await expect.poll(async () => (await whatIsKept(page)).visited).toBe(1);

  server.hold();
  for (const path of ['keywords/overcrush/', 'cards/hhs-017/', 'about/']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.locator('.lead')).toContainText('first: A free workbench');
  server.folder = versions.second;
  server.release();
  // A tab looks for a newer version once it is at rest; one that leaves every second never does.
  const renewed = page.locator('.lead', { hasText: 'second: A free workbench' });
  await page.goto('about/');
  await expect(renewed.or(notice(page)).first()).toBeVisible();
  await page.goto('about/');
  await expect(renewed).toBeVisible();
});

test('a card that is slow to come is drawn from its data meanwhile', async ({ page, server }) => {
  await page.goto('about/');
  await untilKept(page);
  server.hold();
  await page.goto('cards/hhs-017/');
  await expect(page.getByText('drawn from the data on your device')).toBeVisible();
  server.release();
  await expect.poll(async () => (await whatIsKept(page)).visited).toBe(1);
  await page.getByRole('button', { name: 'Open the full page' }).click();
  await expect(page.getByText('Read from')).toBeVisible();
});

test('a browser that saves data fetches nothing ahead until its reader asks', async ({
  page,
  context,
  server,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('about/');
  expect((await whatIsKept(page)).isWhole).toBe(false);
  const packs = () => server.asked.filter((path) => path.startsWith('/kept/'));
  expect(packs()).toEqual([expect.stringContaining('/kept/first-')]);
  await page.reload();
  await context.setOffline(true);
  await page.goto('goldfish/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection, no dice');
  await page.getByRole('link', { name: /^What is kept/ }).click();
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Keep everything now/ }).click();
  await expect(page.getByText(/On this device: everything/)).toBeVisible();
  await context.setOffline(true);
  await page.goto('goldfish/');
  await expect(page.getByRole('button', { name: /^Play / })).toBeVisible();
});

test('another site at the same address is not hidden by what was kept', async ({
  page,
  server,
}, info) => {
  await page.goto('about/');
  await untilKept(page);
  const other = info.outputPath('other');
  mkdirSync(join(other, 'about'), { recursive: true });
  writeFileSync(join(other, 'about/index.html'), '<h1>Another site</h1>');
  server.folder = other;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another site');
});
