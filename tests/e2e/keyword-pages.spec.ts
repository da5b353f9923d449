import { expect, type Page, test } from '@playwright/test';

const rows = (page: Page) => page.locator('.data-table tbody tr:visible');
const sets = (page: Page) => page.getByLabel('Show cards of');

test('the cards of a keyword narrow to one set, and the address keeps it', async ({ page }) => {
  await page.goto('keywords/overcrush/');
  await expect(rows(page)).toHaveCount(55);
  await expect(page.locator('.mentions li:visible')).toHaveCount(55);
  await sets(page).selectOption('wwe');
  await expect(page).toHaveURL(/\?set=wwe$/);
  const have = await rows(page).count();
  const speak = await page.locator('.mentions li:visible').count();
  expect(have).toBeGreaterThan(0);
  expect(have).toBeLessThan(55);
  await expect(page.getByRole('status')).toHaveText(`${have + speak} cards shown.`);
  await expect(
    page.getByRole('heading', { name: `Cards that have it ${have} of 55` }),
  ).toBeVisible();
  await expect(sets(page).locator('option:checked')).toContainText(`(${have + speak})`);
  await page.reload();
  await expect(sets(page)).toHaveValue('wwe');
  await expect(rows(page)).toHaveCount(have);
  for (const row of await rows(page).all()) await expect(row).toContainText(/WWE \d+/);
  await sets(page).selectOption('');
  await expect(page).toHaveURL(/\/keywords\/overcrush\/$/);
  await expect(rows(page)).toHaveCount(55);
});

test('sorting and choosing a set go together', async ({ page }) => {
  await page.goto('keywords/overcrush/?set=wwe&sort=-cost');
  const costs = await rows(page).locator('.cost b').allTextContents();
  expect(costs.length).toBeGreaterThan(1);
  expect(costs.map(Number)).toEqual(costs.map(Number).sort((a, b) => b - a));
  await expect(page).toHaveURL(/\?set=wwe&sort=-cost$/);
});

test('a set without any of its cards says so; an unknown set shows all', async ({ page }) => {
  await page.goto('keywords/loyalty-counter/');
  await expect(sets(page)).toHaveCount(0);
  await page.goto('keywords/overcrush/?set=nonsense');
  await expect(sets(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(55);
  await page.goto('keywords/deadly/');
  const onlySpoken = await page.locator('.mentions li').evaluateAll((items) => {
    const having = new Set(
      [...document.querySelectorAll<HTMLElement>('tr[data-set]')].map((row) => row.dataset.set),
    );
    return items.map((item) => (item as HTMLElement).dataset.set).find((set) => !having.has(set));
  });
  await sets(page).selectOption(onlySpoken ?? '');
  await expect(page.getByText('No card of this set has it.')).toBeVisible();
  await expect(page.locator('.data-table')).toBeHidden();
});

/** Page, and what stands on it in this order. */
const PARTS: [path: string, ...headings: string[]][] = [
  [
    'keywords/overcrush/',
    'Timing',
    'Between the books',
    'Rulings',
    'Example',
    'Related rules',
    'Cards to look at first',
    'Cards that have it 55',
    'Cards that speak of it 55',
  ],
  ['keywords/active/', 'Related rules', 'Example', 'Cards to look at first'],
];

for (const [path, ...headings] of PARTS) {
  test(`${path} has its parts in order`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main h2')).toHaveText(headings);
    await expect(page.locator('.worked-example p .die.inline').first()).toBeVisible();
    await expect(page.locator('.fact-strip')).toContainText('HHS 2016');
  });
}

test('a keyword beyond the boxes says so, and pages lead to their neighbours', async ({ page }) => {
  await page.goto('keywords/heroic/');
  await expect(page.locator('.fact-strip')).toContainText('Known from later sources');
  await page.locator('a[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Immortal');
  await page.locator('a[rel="prev"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heroic');
});

test('the index narrows by word or meaning, and the address keeps the words', async ({ page }) => {
  await page.goto('keywords/');
  const names = page.locator('.keyword-index li:visible strong');
  await expect(names).toHaveCount(86);
  await page.getByLabel('Find by word or meaning').fill('second draw');
  await expect(page.getByRole('status')).toContainText('No word or meaning holds');
  await page.getByLabel('Find by word or meaning').fill('underd');
  await expect(names).toHaveText(['Underdog']);
  await expect(page.getByRole('status')).toHaveText('1 word found.');
  await expect(page.getByRole('heading', { name: 'Terms' })).toBeHidden();
  await page.getByLabel('Find by word or meaning').fill('extra die');
  const found = await names.allTextContents();
  expect(found).toContain('Swarm');
  await page.reload();
  await expect(names).toHaveText(found);
});
