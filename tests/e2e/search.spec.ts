import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const input = (page: Page) => page.getByRole('combobox', { name: 'Search cards and rules' });
const options = (page: Page) => page.locator('.palette').getByRole('option');
const status = (page: Page) => page.locator('.palette [role="status"]');
const opener = (page: Page) => page.getByRole('link', { name: /^Search/ });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search cards and rules' });

async function faultsOn(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}

const usePaper = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.theme = 'paper';
  });

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`${key} opens the palette, Escape closes it and gives the focus back`, async ({ page }) => {
    await page.goto('about/');
    const before = page.getByRole('link', { name: 'About and sources' });
    await before.focus();
    await page.keyboard.press(key);
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.locator('.palette')).toBeHidden();
    await expect(before).toBeFocused();
  });
}

test('the keyboard alone asks, chooses and follows a rule', async ({ page }) => {
  await page.goto('about/');
  await page.keyboard.press('/');
  await input(page).waitFor();
  await page.keyboard.type('when is the bag refilled');
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await expect(options(page).first()).toContainText('R7.1.3 Refill only an empty bag');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).first().locator('mark').first()).toHaveText('Refill');
  await page.keyboard.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(input(page)).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/dice-masters\/turn\/#R7\.1\.3$/);
  await expect(page.locator('[id="R7.1.3"]')).toBeInViewport();
});

test('first the keyword, then its rules and rulings, then cards that have it', async ({ page }) => {
  await page.goto('about/');
  await opener(page).click();
  await input(page).fill('overcrush');
  await expect(page.locator('.palette-group')).toHaveText([
    'Keywords',
    'Rules',
    'Rulings',
    'Cards',
  ]);
});

test('a rule on the page itself closes the palette and comes into view', async ({ page }) => {
  await page.goto('rules/dice-masters/turn/');
  await page.keyboard.press('/');
  await input(page).fill('R7.3.3');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.palette')).toBeHidden();
  await expect(page).toHaveURL(/#R7\.3\.3$/);
  await expect(page.locator('[id="R7.3.3"]')).toBeInViewport();
});

test('Enter goes to the first hit even before it is there', async ({ page }) => {
  await page.goto('about/');
  await page.keyboard.press('Control+k');
  await input(page).fill('overcrush');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/keywords\/overcrush\/$/);
});

test('a slash typed into a field stays a slash', async ({ page }) => {
  await page.goto('search/');
  await field(page).focus();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('/');
  await expect(page.locator('.palette')).toHaveCount(0);
});

test('what was searched is offered again', async ({ page }) => {
  await page.goto('about/');
  await opener(page).click();
  await expect(options(page).first()).toHaveText('When is the bag refilled?');
  await input(page).fill('swarm');
  await expect(options(page).first()).toContainText('Swarm');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/keywords\/swarm\/$/);
  await opener(page).click();
  await expect(options(page).first()).toHaveText('swarm');
  await options(page).first().click();
  await expect(input(page)).toHaveValue('swarm');
  await expect(options(page).first()).toContainText('Swarm');
});

test('the search page keeps words and choices in the address', async ({ page }) => {
  await page.goto('search/');
  await field(page).fill('refill');
  const hits = page.locator('.results .hit');
  await expect(hits.first()).toContainText('R7.1.3');
  await page.locator('label', { hasText: 'Quarriors!' }).click();
  await expect(page).toHaveURL(/\?q=refill&game=quarriors$/);
  await expect(hits.first()).toContainText('Q6.2.2');
  const count = await hits.count();
  await expect(page.getByRole('status')).toHaveText(`${count} results`);
  await expect(page.locator('label', { hasText: 'Quarriors!' })).toContainText(String(count));
  await page.reload();
  await expect(field(page)).toHaveValue('refill');
  await expect(page.getByRole('radio', { name: /Quarriors/ })).toBeChecked();
  await expect(hits).toHaveCount(count);
  await page.getByRole('radio', { name: /Rules/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/&kind=rule$/);
  await expect(hits.first().locator('mark').first()).toHaveText('Refill');
});

test('a long list shows more on request, and the focus goes on', async ({ page }) => {
  await page.goto('search/?q=damage');
  const hits = page.locator('.results .hit');
  await expect(hits).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(hits).toHaveCount(40);
  await expect(page.locator('.results .hit:focus')).toHaveCount(1);
});

test('axe finds no fault in the palette and on the search page, in either theme', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('search/?q=overcrush');
  await expect(page.locator('.results .hit').first()).toBeVisible();
  expect(await faultsOn(page), 'page, felt').toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(options(page).first()).toBeVisible();
  expect(await faultsOn(page), 'empty palette, felt').toEqual([]);
  await input(page).fill('overcrush');
  await expect(status(page)).toContainText('results');
  expect(await faultsOn(page), 'palette, felt').toEqual([]);
  await usePaper(page);
  expect(await faultsOn(page), 'palette, paper').toEqual([]);
  await page.keyboard.press('Escape');
  expect(await faultsOn(page), 'page, paper').toEqual([]);
});
