import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { card, keyword, NESTED, title } from './keyword-card.ts';

/** Where keywords stand: page, part of the page, keyword and its name. */
const PLACES: [where: string, path: string, part: string, id: string, name: string][] = [
  ['a text of a keyword page', NESTED, '.opening', 'equip', 'Equip'],
  ['the effects of a card', 'cards/wwe-008/', '.effects', 'overcrush', 'Overcrush'],
  ['the chips of a card', 'cards/wwe-008/', '.chips', 'overcrush', 'Overcrush'],
  ['the tiles of a set', 'sets/hhs/', '.card-tile', 'turtle-power', 'Turtle Power'],
  ['a column of a table', 'sets/hhs/table/', '.data-table', 'turtle-power', 'Turtle Power'],
  ['a rule', 'rules/dice-masters/rulings/', '.rule', 'overcrush', 'Overcrush'],
];

for (const [where, path, part, id, name] of PLACES) {
  test(`a keyword in ${where} explains itself under the mouse`, async ({ page }) => {
    await page.goto(path);
    const link = keyword(page.locator(part), id);
    await link.hover();
    await expect(card(page, name)).toBeVisible();
    await expect(card(page, name)).toBeInViewport({ ratio: 0.99 });
    await page.mouse.move(2, 2);
    await expect(card(page, name)).toBeHidden();
  });
}

test('definitions are fetched once, and only when somebody asks', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(NESTED, { waitUntil: 'networkidle' });
  const count = () => asked.filter((address) => address.endsWith('/definitions.json')).length;
  expect(count()).toBe(0);
  await keyword(page, 'continuous').hover();
  await expect(card(page, 'Continuous')).toBeVisible();
  await keyword(page, 'equip').hover();
  await expect(card(page, 'Equip')).toBeVisible();
  await expect(card(page, 'Continuous')).toBeHidden();
  expect(count()).toBe(1);
});

test('the mouse can enter a card and go on to the next one', async ({ page }) => {
  await page.clock.install();
  await page.goto(NESTED);
  await keyword(page, 'equip').hover();
  await card(page, 'Equip').hover();
  await page.clock.runFor(600);
  await expect(card(page, 'Equip')).toBeVisible();
  await keyword(card(page, 'Equip'), 'gear').hover();
  await expect(card(page, 'Gear')).toBeVisible();
  await expect(card(page, 'Equip')).toBeVisible();
  await title(page, 'Equip').hover();
  await expect(card(page, 'Gear')).toBeHidden();
  await expect(card(page, 'Equip')).toBeVisible();
  await card(page, 'Equip').getByRole('link', { name: 'Open page of Equip' }).click();
  await expect(page).toHaveURL(/\/keywords\/equip\/$/);
});

test('a screen reader hears the meaning at the link and finds the card after it', async ({
  page,
}) => {
  await page.goto('cards/wwe-008/');
  const link = keyword(page.locator('.effects'), 'overcrush');
  await link.focus();
  await expect(card(page, 'Overcrush')).toBeVisible();
  await expect(link).toHaveAccessibleDescription(/^Combat damage beyond what its blockers need/);
  const id = (await card(page, 'Overcrush').getAttribute('id')) ?? '';
  await expect(link).toHaveAttribute('aria-details', id);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Open page of Overcrush/ })).toBeFocused();
  await expect(page.locator(':focus')).toContainText('55 cards');
  await page.keyboard.press('Tab');
  await expect(card(page, 'Overcrush')).toBeHidden();
  await expect(link).not.toHaveAttribute('aria-details');
  await expect(link).not.toHaveAttribute('aria-describedby');
});

test('Escape closes the topmost card first and gives the focus back', async ({ page }) => {
  await page.goto(NESTED);
  await keyword(page.locator('.opening'), 'equip').focus();
  await expect(card(page, 'Equip')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card(page, 'Gear')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(keyword(card(page, 'Gear'), 'continuous')).toBeFocused();
  await expect(card(page, 'Continuous')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Continuous')).toBeHidden();
  await expect(keyword(card(page, 'Gear'), 'continuous')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Gear')).toBeHidden();
  await expect(keyword(card(page, 'Equip'), 'gear')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Equip')).toBeHidden();
  await expect(keyword(page.locator('.opening'), 'equip')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/keywords\/equip\/$/);
});

test('Escape closes a card under the mouse, which stays closed there', async ({ page }) => {
  await page.clock.install();
  await page.goto(NESTED);
  await keyword(page, 'equip').hover();
  await expect(card(page, 'Equip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Equip')).toBeHidden();
  await page.clock.runFor(600);
  await expect(card(page, 'Equip')).toBeHidden();
});

for (const edition of ['2016', '2019']) {
  test(`a definition uses the word of the edition ${edition}`, async ({ page }) => {
    await page.goto(`${NESTED}?edition=${edition}`);
    await keyword(page, 'equip').hover();
    const word = { 2016: 'character', 2019: 'Superstar' }[edition] ?? '';
    const words = await card(page, 'Equip').locator('.edition-word').first().innerText();
    expect(words).toBe(word);
  });
}

for (const theme of ['felt', 'paper']) {
  test(`axe finds no fault with two cards open on ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((name) => localStorage.setItem('dicewright:theme', name), theme);
    await page.goto(NESTED);
    await keyword(page.locator('.opening'), 'equip').focus();
    await expect(card(page, 'Equip')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(card(page, 'Gear')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
}
