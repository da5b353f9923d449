import { expect, type Page, test } from '@playwright/test';
import { BuilderPage, LEGAL_TEAM } from './builder-page.ts';

/** Ways in which a browser may have no storage, put in place before any script of the page. */
const WITHOUT = {
  'where it is null': () =>
    Object.defineProperty(window, 'localStorage', { value: null, configurable: true }),
  'where asking for it throws': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  'where it takes nothing': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  },
  'where nothing of it works': () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
    Object.defineProperty(window, 'sessionStorage', { value: null });
  },
};

/** Each page, and what shows that it has started. */
const STARTED: Record<string, (page: Page) => Promise<void>> = {
  'cards/?q=karai': async (page) => {
    await expect(page.locator('.echo strong')).toContainText(/cards?/);
    await page.getByRole('button', { name: 'Searches' }).click();
  },
  'goldfish/': (page) => expect(page.locator('.goldfish h2').first()).toBeVisible(),
  'odds/': (page) => expect(page.locator('.odds h2').first()).toBeVisible(),
};

for (const [where, remove] of Object.entries(WITHOUT)) {
  test.describe(`without storage, ${where},`, () => {
    test.beforeEach(({ page }) => page.addInitScript(remove));

    for (const [address, hasStarted] of Object.entries(STARTED)) {
      test(`${address} starts and says once that nothing is kept`, async ({ page }) => {
        await page.goto(address);
        await hasStarted(page);
        const note = page.locator('.not-kept');
        await expect(note).toContainText('keep nothing');
        await expect(note).toHaveCount(1);
        await note.getByRole('button', { name: 'Close' }).click();
        await expect(note).toHaveCount(0);
      });
    }

    test('the builder starts, says so, and a reload shows the team of the address', async ({
      page,
    }) => {
      const builder = new BuilderPage(page);
      await builder.open(LEGAL_TEAM);
      await expect(page.locator('.trouble')).toContainText('does not let');
      await builder.name.fill('In the address');
      await expect(page).toHaveURL(/In%20the%20address/);
      await page.reload();
      await builder.isReady();
      await expect(builder.name).toHaveValue('In the address');
      await expect(builder.rows).toHaveCount(10);
    });

    test('theme and edition change, and what they cannot keep they say', async ({ page }) => {
      await page.goto('rules/dice-masters/turn/?edition=2016');
      await expect(page.locator('html')).toHaveAttribute('data-edition', '2016');
      await page.getByRole('button', { name: /felt and the paper theme/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', /paper|felt/);
      await expect(page.locator('.not-kept')).toContainText('keep nothing');
      await page.locator('edition-switch').getByText('2019').first().click();
      await expect(page).toHaveURL(/edition=2019/);
      await expect(page.locator('.not-kept')).toHaveCount(1);
    });
  });
}
