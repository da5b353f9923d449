import { expect, type Page, test } from '@playwright/test';
import { BuilderPage, LEGAL_TEAM } from './builder-page.ts';
import { letToastsStay } from './lasting-toasts.ts';

/** Leaves not one letter of room. */
async function fill(page: Page): Promise<void> {
  await page.evaluate(() => {
    let at = 0;
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      for (;;) {
        try {
          localStorage.setItem(`filling-${at}`, 'x'.repeat(size));
          at += 1;
        } catch {
          break;
        }
      }
    }
  });
}

function makeRoom(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('filling-')) localStorage.removeItem(key);
    }
  });
}

test('a search that cannot be saved says so, stays, and is saved once there is room', async ({
  page,
}) => {
  await letToastsStay(page.context());
  await page.goto('cards/?q=karai');
  await expect(page.locator('.echo strong')).toContainText('cards');
  await fill(page);
  await page.getByRole('button', { name: 'Searches' }).click();
  const menu = page.locator('.menu-panel').filter({ hasText: 'Save this search as' });
  await menu.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(menu.getByRole('alert')).toContainText('storage is full');
  await expect(menu.getByRole('link', { name: /karai/ }).first()).toBeVisible();
  await makeRoom(page);
  await menu.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(menu.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('.toast')).toContainText('is saved');
  expect(await page.evaluate(() => localStorage.getItem('dicewright:saved-searches'))).toContain(
    'karai',
  );
});

/** Asks, and waits for the answer, as the focus follows it. */
async function askFor(page: Page, words: string): Promise<void> {
  const answer = page.locator('.echo strong');
  const before = await answer.innerText();
  await page.locator('.query-input').fill(words);
  await page.locator('.query-input').press('Enter');
  await expect(answer).not.toHaveText(before);
}

test('searches made before say so where they are listed, when they cannot be kept', async ({
  page,
}) => {
  await page.goto('cards/');
  await expect(page.locator('.echo strong')).toContainText('cards');
  await fill(page);
  await askFor(page, 'karai');
  await page.getByRole('button', { name: 'Searches' }).click();
  const menu = page.locator('.menu-panel').filter({ hasText: 'Searched before' });
  await expect(menu).toContainText('karai');
  await expect(menu).toContainText('storage is full');
  await makeRoom(page);
  await page.keyboard.press('Escape');
  await askFor(page, 'storm');
  await page.getByRole('button', { name: 'Searches' }).click();
  await expect(menu).toContainText('storm');
  await expect(menu).not.toContainText('storage is full');
});

test('a reload trusts the address where the stored team is older', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open(LEGAL_TEAM);
  await builder.name.fill('Stored');
  await expect(page).toHaveURL(/name=Stored/);
  await fill(page);
  await builder
    .row('Karai')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await builder.name.fill('Newer than what is stored');
  await expect(page.locator('.trouble')).toContainText('not saved');
  await page.reload();
  await builder.isReady();
  await expect(builder.name).toHaveValue('Newer than what is stored');
  await expect(builder.rows).toHaveCount(9);
  await expect(page.locator('.trouble')).toContainText('not saved');
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  const shelf = page.getByRole('dialog', { name: 'Your teams' });
  await expect(shelf.locator('.shelf-team')).toHaveCount(1);
  await expect(shelf.locator('.trouble')).toContainText('Download everything');
});

test('a choice that cannot be kept says so once', async ({ page }) => {
  await page.goto('about/');
  await fill(page);
  const toggle = page.getByRole('button', { name: /felt and the paper theme/ });
  await toggle.click();
  await expect(page.locator('.not-kept')).toContainText('full');
  await page.locator('.not-kept').getByRole('button', { name: 'Close' }).click();
  await toggle.click();
  await expect(page.locator('.not-kept')).toHaveCount(0);
});
