import { expect, type Page, test } from '@playwright/test';
import { THEME_KEY } from './templates.ts';

const toggle = (page: Page) => page.getByRole('button', { name: /felt and the paper theme/ });
const lightness = (page: Page) =>
  page.evaluate(() => {
    const parts = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? [];
    return parts.slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
  });

test('felt is dark, paper is light, and the button goes from one to the other', async ({
  page,
}) => {
  await page.goto('about/');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  const felt = await lightness(page);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  const paper = await lightness(page);
  expect(paper).toBeGreaterThan(600);
  expect(felt).toBeLessThan(200);
  await toggle(page).click();
  expect(await lightness(page)).toBe(felt);
});

test('the choice outlives a reload and a walk to another page', async ({ page }) => {
  await page.goto('about/');
  await toggle(page).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Sets', exact: true }).click();
  await expect(page).toHaveURL(/\/sets\/$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
});

test('the choice is there before the body is, so nothing flashes', async ({ page }) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'paper');
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.documentElement.dataset.atFirst = document.documentElement.dataset.theme;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, THEME_KEY);
  await page.goto('cards/hhs-017/');
  await expect(page.locator('html')).toHaveAttribute('data-at-first', 'paper');
});

test('a stored value that is no theme changes nothing', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'glass'), THEME_KEY);
  await page.goto('about/');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
});

const paperIsOn = async (page: Page) => {
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await lightness(page)).toBeGreaterThan(600);
  await expect(toggle(page).locator('.icon').first()).toBeHidden();
  await expect(toggle(page).locator('.icon').last()).toBeVisible();
};
const feltIsOn = async (page: Page) => {
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await lightness(page)).toBeLessThan(200);
  await expect(toggle(page).locator('.icon').first()).toBeVisible();
  await expect(toggle(page).locator('.icon').last()).toBeHidden();
};

test('a system that asks for light gets paper, and follows when it changes its mind', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('about/');
  await paperIsOn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await feltIsOn(page);
});

test('a choice wins over the system, in both directions', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('about/');
  await toggle(page).click();
  await feltIsOn(page);
  await page.reload();
  await feltIsOn(page);
  await toggle(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await paperIsOn(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'light' });
  test('the first paint is paper where the system asks for light', async ({ page }) => {
    await page.goto('about/');
    const felt = await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme);
    expect(felt).toBe('light');
  });
});
