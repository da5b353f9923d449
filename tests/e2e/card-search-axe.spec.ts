import { expect, type Page, test } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { CardSearchPage } from './card-search-page.ts';

/** States of the search, each with the query to open and what to do then. */
const STATES: Record<string, [query: string, act: (page: Page) => Promise<void>]> = {
  results: ['e:fist c<=3', async () => undefined],
  'a table': ['kw:swarm view:table sort:-a3', async () => undefined],
  text: ['kw:swarm view:text', async () => undefined],
  problems: ['kw:overcrsh costt<3 kw:swarm', async () => undefined],
  nothing: ['!Karai c>=9', async () => undefined],
  'open offers': [
    'storm',
    async (page) => {
      await page.locator('.query-input').press('End');
      await page.locator('.query-input').pressSequentially(' kw:');
      await expect(page.locator('#query-offers [role="option"]').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('#query-offers [aria-selected="true"]')).toBeVisible();
    },
  ],
  'open searches and all facets': [
    'storm',
    async (page) => {
      const closed = page.locator('.facet:not([open]) > summary');
      while ((await closed.count()) > 0) await closed.first().click();
      await page.getByRole('button', { name: 'Searches' }).click();
    },
  ],
};

test('axe finds no fault in any state of the search', async ({ page }) => {
  const search = new CardSearchPage(page);
  for (const [name, [query, act]] of Object.entries(STATES)) {
    await search.open(query);
    await act(page);
    expect(await faultsInBothThemes(page), name).toEqual([]);
  }
  await page.goto('cards/help/');
  await expect(page.locator('.first-cards')).toBeVisible();
  expect(await faultsInBothThemes(page), 'help').toEqual([]);
});
