import { expect, type Page, test } from '@playwright/test';

/** Holds back files until they are let go, as a slow connection does. */
async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

const count = (page: Page) => page.locator('.echo strong');
const query = (page: Page) => page.locator('.query-input');

for (const path of ['cards/', 'build/', 'cards/help/']) {
  test(`${path} asks what was typed before its code was there`, async ({ page }) => {
    const letGo = await holdBack(page, /\/_astro\/.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await query(page).pressSequentially('karai torn');
    letGo();
    await expect(count(page)).toHaveText('1 card');
    await expect(query(page)).toHaveValue('karai torn');
    await expect(query(page)).toBeFocused();
  });
}

test('words typed early go before those of the address, and into it', async ({ page }) => {
  const letGo = await holdBack(page, /\/_astro\/.*\.js$/);
  await page.goto('cards/?q=storm', { waitUntil: 'commit' });
  await query(page).pressSequentially('karai');
  letGo();
  await expect(count(page)).toHaveText('3 cards');
  await expect(page).toHaveURL(/q=karai$/);
});

for (const path of ['cards/', 'build/']) {
  test(`${path} goes down to cards that are still on their way`, async ({ page }) => {
    const letGo = await holdBack(page, '**/cards/data/facts-*.json');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('astro-island:not([ssr])')).toBeAttached();
    await query(page).fill('becky lynch');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    letGo();
    const first = page.locator('.results [data-card]').first();
    await expect(first).toBeFocused();
    await expect(count(page)).toHaveText(/^\d+ cards$/);
    await expect(page.locator('.results').getByText('Becky Lynch').first()).toBeVisible();
    await expect(first).toBeFocused();
  });
}

test('typing on takes back the way down', async ({ page }) => {
  const letGo = await holdBack(page, '**/cards/data/facts-*.json');
  await page.goto('cards/', { waitUntil: 'commit' });
  await expect(page.locator('astro-island:not([ssr])')).toBeAttached();
  await query(page).fill('becky');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type(' lynch');
  letGo();
  await expect(page.locator('.results .name').first()).toHaveText('Becky Lynch');
  await expect(query(page)).toBeFocused();
});

test('the team takes no input that would be lost', async ({ page }) => {
  const letGo = await holdBack(page, /\/_astro\/.*\.js$/);
  await page.goto('build/', { waitUntil: 'commit' });
  await expect(page.locator('.team-panel')).toHaveAttribute('inert');
  letGo();
  await page.getByRole('textbox', { name: 'Name of the team' }).fill('Quick hands');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the team' })).toHaveValue('');
});

const palette = (page: Page) => page.getByRole('combobox', { name: 'Search cards and rules' });
const options = (page: Page) => page.locator('.palette').getByRole('option');

test('what is typed behind the slash waits for the palette', async ({ page }) => {
  await page.goto('about/');
  const letGo = await holdBack(page, /\/_astro\/(palette|search)[^/]*$/);
  await page.keyboard.type('/overcruj');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('sh');
  letGo();
  await expect(palette(page)).toHaveValue('overcrush');
  await expect(options(page).first()).toContainText('Overcrush');
});

test('Enter and Escape count before the palette is there', async ({ page }) => {
  await page.goto('about/');
  let letGo = await holdBack(page, /\/_astro\/(palette|search)[^/]*$/);
  await page.keyboard.type('/over');
  await page.keyboard.press('Escape');
  letGo();
  await page.reload();
  letGo = await holdBack(page, /\/_astro\/(palette|search)[^/]*$/);
  await page.keyboard.type('/overcrush');
  await page.keyboard.press('Enter');
  letGo();
  await expect(page).toHaveURL(/\/keywords\/overcrush\/$/);
});

test('arrow keys before the answers choose among the answers', async ({ page }) => {
  await page.goto('about/');
  await page.keyboard.press('/');
  await expect(options(page).first()).toBeVisible();
  const letGo = await holdBack(page, '**/pagefind/**');
  await palette(page).fill('refill');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  letGo();
  await expect(page.locator('.palette [role="status"]')).toHaveText(/^\d+ results/);
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});
