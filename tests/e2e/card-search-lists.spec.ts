import { expect, type Page, test } from '@playwright/test';
import { BuilderPage } from './builder-page.ts';
import { CardSearchPage } from './card-search-page.ts';

/** The long lists of the site, each with what scrolls it and one of its cards. */
const LISTS = [
  { name: 'builder', path: 'build/', pane: '.tab-panel', card: '.pick' },
  { name: 'tiles', path: 'cards/?q=k%3Acharacter', pane: 'html', card: '.card-tile' },
  { name: 'table', path: 'cards/?q=view%3Atable', pane: 'html', card: '.found-table th a' },
] as const;

const scrollTop = (page: Page, pane: string) =>
  page.locator(pane).evaluate((element) => element.scrollTop);

/** The card under the pointer, and where it stands. */
const seen = (page: Page, card: string) =>
  page.evaluate((selector) => {
    const list = [...document.querySelectorAll<HTMLElement>(selector)];
    const one = list.find((element) => element.getBoundingClientRect().top > 300);
    return one ? `${one.textContent} at ${Math.round(one.getBoundingClientRect().top)}` : '';
  }, card);

/** The list comes to a place and stays there once its cards are drawn. */
async function expectAtRest(page: Page, pane: string, card: string, top: number): Promise<void> {
  await expect.poll(async () => Math.round(await scrollTop(page, pane))).toBe(top);
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await seen(page, card);
        const isSame = now !== '' && now === before;
        before = now;
        return isSame;
      },
      { intervals: [300] },
    )
    .toBe(true);
  expect(Math.round(await scrollTop(page, pane))).toBe(top);
}

for (const { name, path, pane, card } of LISTS) {
  test(`${name}: the wheel goes as far as it is turned, down and up`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-chunk]').nth(1)).toBeVisible();
    await page.mouse.move(500, 500);
    for (const [turns, each, end] of [
      [1, 8000, 8000],
      [10, 900, 17_000],
      [1, -5000, 12_000],
      [20, -200, 8000],
    ] as const) {
      for (let turn = 0; turn < turns; turn++) await page.mouse.wheel(0, each);
      await expectAtRest(page, pane, card, end);
    }
    await page.mouse.wheel(0, -100_000);
    await expectAtRest(page, pane, card, 0);
  });
}

test('builder: a new query begins at its first card, wherever the last one was left', async ({
  page,
}) => {
  const builder = new BuilderPage(page);
  await builder.open();
  await expect(page.locator('.pick').nth(3)).toBeVisible();
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 6000);
  await expect.poll(() => scrollTop(page, '.tab-panel')).toBe(6000);
  await builder.query.fill('kw:swarm');
  await expect(page.locator('.echo')).toContainText('swarm');
  await expect(page.locator('[aria-posinset="1"]')).toBeInViewport();
  expect(await scrollTop(page, '.tab-panel')).toBe(0);
});

test('what a card does is chosen from words with counts that hold', async ({ page }) => {
  const search = new CardSearchPage(page);
  await search.open();
  for (const [title, value, query] of [
    ['What it does', 'Deals damage', 'effect:damage'],
    ['When it acts', 'Fielded', 'trigger:fielded'],
    ['Whom it acts on', 'Opposing dice', 'targets:opposing'],
  ] as const) {
    const facet = search.facet(title);
    await facet.locator('summary').click();
    const choice = facet.getByRole('button', { name: new RegExp(`^${value} [\\d,]+$`) });
    const count = (await choice.locator('.amount').textContent()) ?? '';
    await choice.click();
    await expect(search.box).toHaveValue(query);
    await expect(search.count).toHaveText(`${count} cards`);
    const inside = await facet.evaluate((box) => {
      const { right } = box.getBoundingClientRect();
      return [...box.querySelectorAll('*')].every(
        (part) => part.getBoundingClientRect().right <= right + 1,
      );
    });
    expect(inside).toBe(true);
    await search.box.fill('');
    await expect(search.count).toHaveText('4,087 cards');
  }
});

test('a choice among facets moves no facet under the pointer', async ({ page }) => {
  const search = new CardSearchPage(page);
  await search.open();
  const keywords = search.facet('Keyword').locator('li button');
  await keywords.nth(3).hover();
  const places = () =>
    page
      .locator('.facet-column :is(summary, li button)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const words = () => search.facet('Keyword').locator('.label').allTextContents();
  const [before, order] = [await places(), await words()];
  for (const query of [/^kw:[\w-]+$/, /^$/, /^kw:[\w-]+$/]) {
    await page.mouse.down();
    await page.mouse.up();
    await expect(search.box).toHaveValue(query);
    await expect(page.locator('.facet-column [aria-pressed="true"]')).toHaveCount(
      query.source === '^$' ? 0 : 1,
    );
    expect(await words()).toEqual(order);
    expect(await places()).toEqual(before);
  }
  await page.mouse.move(900, 500);
  await expect(keywords.first()).toHaveAttribute('aria-pressed', 'true');
});

test('terms that are ignored are told without moving a card', async ({ page }) => {
  const search = new CardSearchPage(page);
  await search.open('kw:swarm');
  await expect(search.names.nth(3)).toBeVisible();
  const top = () => search.names.first().evaluate((name) => name.getBoundingClientRect().top);
  const before = await top();
  await search.box.fill('kw:swarm nada:x');
  await expect(search.problems).toBeInViewport();
  expect(await top()).toBe(before);
  await search.box.fill('kw:swarm');
  await expect(search.problems).toHaveCount(0);
  expect(await top()).toBe(before);
});

test('the chosen view stays readable under the pointer', async ({ page }) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const search = new CardSearchPage(page);
    await search.open();
    const chosen = page.getByRole('button', { name: 'Tiles' });
    const ink = () => chosen.evaluate((button) => getComputedStyle(button).color);
    await page.mouse.move(0, 0);
    const before = await ink();
    await chosen.hover();
    expect(await ink()).toBe(before);
  }
});
