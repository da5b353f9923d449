import { expect, test } from '@playwright/test';
import { CardSearchPage } from './card-search-page.ts';

const FACTS = '**/cards/data/facts-*.json';
const WORDS = '**/cards/data/words-*.json';

test('facts answer before the words are here; a term on words waits for them and says so', async ({
  page,
}) => {
  const search = new CardSearchPage(page);
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(WORDS, async (route) => {
    await held;
    await route.continue();
  });
  await search.open('kw:swarm c<=3');
  await expect(search.count).toHaveText('34 cards');
  const effects = page.locator('.results .card-tile .tile-effects').first();
  await expect(effects).toHaveText('');
  const before = await effects.boundingBox();

  await search.box.fill('o:reroll c<=3');
  await expect(search.echo).toHaveText('Reading the card texts…');
  await expect(search.names.first()).toBeVisible();

  await search.box.fill('kw:swarm c<=3');
  await expect(search.count).toHaveText('34 cards');
  letThrough();
  await expect(effects).not.toHaveText('');
  expect((await effects.boundingBox())?.height).toBe(before?.height);

  await search.box.fill('o:reroll c<=3');
  await expect(search.echo).toContainText('Cards whose effect holds “reroll”');
  await expect(effects).toContainText(/reroll/i);
});

test('without the words the page says what is left out, and tries again', async ({ page }) => {
  const search = new CardSearchPage(page);
  let refused = 0;
  await page.route(WORDS, (route) => {
    refused++;
    return route.abort();
  });
  await search.open('o:reroll kw:swarm');
  const alert = page.getByRole('alert');
  // The query asks for them, and a page at rest once more.
  await expect.poll(() => refused).toBe(2);
  await expect(alert).toContainText('The card texts could not be loaded');
  await expect(search.problems).toContainText('The texts of the cards are not at hand here.');
  await expect(search.count).toHaveText('35 cards');
  await expect(page.locator('.echo .ignored')).toHaveText('1 term ignored');
  await page.unroute(WORDS);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
  await expect(search.problems).toBeHidden();
  await expect(search.echo).toContainText('effect holds “reroll”');
});

test('who asks for words gets them at once, beside the facts; the table never does', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, what] = /cards\/data\/(\w+)-/.exec(request.url()) ?? [];
    if (what) asked.push(what);
  });
  await page.route(FACTS, async (route) => {
    await expect.poll(() => asked).toContain('words');
    await route.continue();
  });
  const search = new CardSearchPage(page);
  await search.open('o:reroll');
  await expect(search.count).toHaveText(/^\d+ cards$/);
  await page.unroute(FACTS);

  asked.length = 0;
  await page.goto('goldfish/');
  await page.getByRole('button', { name: /^Play / }).click();
  await expect(page.locator('.mat')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(new Set(asked)).toEqual(new Set(['facts']));
});
