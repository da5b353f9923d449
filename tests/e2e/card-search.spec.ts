import { test as base, expect } from '@playwright/test';
import { CardSearchPage } from './card-search-page.ts';

const test = base.extend<{ search: CardSearchPage }>({
  search: async ({ page }, use) => use(new CardSearchPage(page)),
});

test('a typo finds the card', async ({ search }) => {
  await search.open();
  await search.box.pressSequentially('wolvrine');
  await expect(search.names.first()).toHaveText('Wolverine');
  await expect(search.page.getByText('These names come near')).toBeVisible();
});

test('every key narrows the cards and says what was understood', async ({ search }) => {
  await search.open();
  await expect(search.count).toHaveText('4,087 cards');
  await search.box.fill('kw:swarm c<=3');
  await expect(search.echo).toContainText('Cards with keyword swarm and with cost at most 3.');
  await expect(search.count).toHaveText('34 cards');
});

test('facets rewrite the query, and the query sets the facets', async ({ search }) => {
  await search.open('storm');
  const bolt = search.facet('Energy').getByRole('button', { name: /^Bolt/ });
  await bolt.click();
  await expect(search.box).toHaveValue('storm energy:bolt');
  await expect(bolt).toHaveAttribute('aria-pressed', 'true');
  await search.box.fill('storm energy:mask');
  await expect(bolt).toHaveAttribute('aria-pressed', 'false');
  await expect(search.facet('Energy').getByRole('button', { name: /^Mask/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await search.chip(/Energy: Mask/).click();
  await expect(search.box).toHaveValue('storm');
});

test('a long facet is found by typing, and its count holds', async ({ search }) => {
  await search.open();
  const sets = search.facet('Set');
  await sets.locator('summary').click();
  await sets.getByRole('searchbox').fill('half shell');
  const first = sets.locator('li button').first();
  const count = await first.locator('.amount').textContent();
  await first.click();
  await expect(search.box).toHaveValue('set:hhs');
  await expect(search.count).toHaveText(`${count} cards`);
});

test('completion by keyboard: field, value, and Escape', async ({ search }) => {
  await search.open();
  await search.box.pressSequentially('keywo');
  await expect(search.offers.first()).toContainText('kw:');
  await search.page.keyboard.press('ArrowDown');
  await search.page.keyboard.press('Enter');
  await expect(search.box).toHaveValue('kw:');
  await search.page.keyboard.type('overc');
  await expect(search.offers.first()).toContainText('overcrush');
  await search.page.keyboard.press('ArrowDown');
  await search.page.keyboard.press('Tab');
  await expect(search.box).toHaveValue('kw:overcrush');
  await expect(search.box).toBeFocused();
  await expect(search.offers).toHaveCount(0);
  await expect(search.count).toHaveText('55 cards');
  await search.page.keyboard.type(' sto');
  await expect(search.offers.first()).toBeVisible();
  await search.page.keyboard.press('Escape');
  await expect(search.offers).toHaveCount(0);
  await expect(search.box).toHaveValue('kw:overcrush sto');
});

test('an ignored term is underlined, explained and mended by one click', async ({ search }) => {
  await search.open('kw:overcrsh c<=3');
  await expect(search.page.locator('.query-paint .bad')).toHaveText(['kw:', 'overcrsh']);
  await expect(search.page.locator('.ignored')).toHaveText('1 term ignored');
  await expect(search.problems).toContainText('No keyword is called “overcrsh”');
  await search.problems.getByRole('button', { name: 'Use kw:overcrush' }).click();
  await expect(search.box).toHaveValue('kw:overcrush c<=3');
  await expect(search.problems).toHaveCount(0);
});

test('a term is not scolded while it is being typed', async ({ search }) => {
  await search.open();
  await search.box.pressSequentially('c<=3 kw:');
  await expect(search.count).toHaveText(/^[\d,]+ cards$/);
  await expect(search.page.locator('.ignored')).toHaveText('1 term ignored', { timeout: 3000 });
});

test('back, forward and reload restore the query', async ({ search, page }) => {
  await search.open('storm');
  await search.facet('Energy').getByRole('button', { name: /^Bolt/ }).click();
  await expect(page).toHaveURL(/q=storm\+energy%3Abolt/);
  await search.box.fill('karai');
  await expect(page).toHaveURL(/q=karai$/);
  await page.goBack();
  await expect(search.box).toHaveValue('storm energy:bolt');
  await page.goBack();
  await expect(search.box).toHaveValue('storm');
  await expect(search.count).toHaveText('47 cards');
  await page.goForward();
  await page.goForward();
  await expect(search.box).toHaveValue('karai');
  await page.reload();
  await search.isReady();
  await expect(search.box).toHaveValue('karai');
  await expect(search.names.first()).toHaveText('Karai');
});

test('a burst of typing is one step back', async ({ search, page }) => {
  await search.open();
  await search.box.pressSequentially('storm');
  await expect(page).toHaveURL(/q=storm$/);
  await page.goBack();
  await expect(search.box).toHaveValue('');
  await expect(search.count).toHaveText('4,087 cards');
});

test('tiles, table and text; a column title sorts', async ({ search, page }) => {
  await search.open('kw:swarm');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(search.box).toHaveValue('kw:swarm view:table');
  const table = page.getByRole('table');
  await table.getByRole('button', { name: 'Level 3' }).click();
  await expect(search.box).toHaveValue('kw:swarm view:table sort:-a3');
  await expect(table.getByRole('columnheader', { name: 'Level 3' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Affiliations' }).click();
  await expect(table.getByRole('columnheader', { name: 'Affiliations' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(page.locator('.card-texts article').first()).toContainText('Swarm');
  await page.getByLabel('Sort by').selectOption('name');
  await expect(search.box).toHaveValue('kw:swarm view:text sort:name');
  await page.getByLabel('Printings').selectOption('name');
  await expect(search.box).toHaveValue('kw:swarm view:text sort:name unique:name');
});

test('all cards scroll, and few of them are in the page at a time', async ({ search, page }) => {
  await search.open('sort:name');
  await expect(search.names.first()).toBeVisible();
  // The page is as long as its first cards are tall, which it learns when they are drawn.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(search.names.last()).toHaveText(/^Z/, { timeout: 1000 });
  }).toPass();
  expect(await page.locator('.card-tile').count()).toBeLessThan(60);
  const place = page.locator('.card-tile').last();
  await expect(place).toHaveAttribute('aria-setsize', '4087');
});

test('searches are saved by name, deleted, and brought back', async ({ search, page }) => {
  await search.open('kw:swarm');
  await page.getByRole('button', { name: 'Searches' }).click();
  await page.getByLabel('Save this search as').fill('Little ones');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.reload();
  await search.isReady();
  await page.getByRole('button', { name: 'Clear the query' }).click();
  await page.getByRole('button', { name: 'Searches' }).click();
  await page.getByRole('link', { name: /Little ones/ }).click();
  await expect(search.box).toHaveValue('kw:swarm');
  await page.getByRole('button', { name: 'Delete “Little ones”' }).click();
  await expect(page.getByRole('link', { name: /Little ones/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /Little ones/ })).toBeVisible();
});

test('what was searched before is offered in the empty box', async ({ search, page }) => {
  await search.open();
  await search.box.fill('karai');
  await page.keyboard.press('Enter');
  await expect(search.count).toHaveText('3 cards');
  await page.getByRole('button', { name: 'Clear the query' }).click();
  await search.box.click();
  await expect(search.offers.first()).toContainText('karai');
  await expect(search.offers.first()).toContainText('searched before');
});

test('the link and the cards can be copied', async ({ search, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await search.open('!Karai s:hhs');
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Link to this search' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(await copied()).searchParams.get('q')).toBe('!Karai s:hhs');
  await page.getByRole('button', { name: 'Names as text' }).click();
  expect(await copied()).toMatch(/ 3 found\.\n.*\nKarai: Torn Between Two Worlds \(HHS 17\)\n/);
});

test('where nothing fits, it says which term is in the way', async ({ search, page }) => {
  await search.open('!Karai c>=9');
  await expect(page.getByRole('heading', { name: 'No card fits all of that.' })).toBeVisible();
  await page.getByRole('button', { name: 'Without c>=9' }).click();
  await expect(search.box).toHaveValue('!Karai');
  await expect(search.count).toHaveText('3 cards');
});

test('by keyboard alone from the query to a card and back', async ({ search, page }) => {
  await search.open();
  await search.box.focus();
  await page.keyboard.type('becky lynch');
  await expect(search.names.first()).toHaveText('Becky Lynch');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  const link = page.locator('.results [data-card]').first();
  await expect(link).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(link).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(search.box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Becky Lynch');
  await page.goBack();
  await expect(search.box).toHaveValue('becky lynch');
});

test('an arrow down that comes before the cards leads to them once they are there', async ({
  search,
  page,
}) => {
  await search.open();
  await search.box.focus();
  await search.box.evaluate(async (box) => {
    const input = box as HTMLInputElement;
    input.value = 'becky lynch';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    for (const key of ['Escape', 'ArrowDown']) {
      // Until the box has heard of it, and no longer.
      await new Promise((resolve) => setTimeout(resolve));
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
  });
  await expect(page.locator('.results [data-card]').first()).toBeFocused();
  await expect(search.names.first()).toHaveText('Becky Lynch');
});

test('without its data the page says what to do, and tries again', async ({ search, page }) => {
  await page.route('**/cards/data/*.json', (route) => route.abort());
  await page.goto('cards/?q=storm');
  await expect(page.getByRole('alert')).toContainText('The cards could not be loaded.');
  await page.unroute('**/cards/data/*.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(search.count).toHaveText('47 cards');
});

test('the examples of the help page run where they stand', async ({ page }) => {
  await page.goto('cards/help/');
  const example = page.getByRole('listitem').filter({ hasText: 'dmin>=4' });
  const count = await example.locator('.amount').textContent();
  await example.getByRole('button').click();
  await expect(page.getByRole('combobox')).toHaveValue('dmin>=4');
  await expect(page.locator('.echo strong')).toHaveText(count ?? '');
});
