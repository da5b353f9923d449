import { expect, type Page, test } from '@playwright/test';

const TEAM = '#3hhs1.3hhs12.2hhs23.2hhs9/hhs49.hhs50';
const WIDE = 'W'.repeat(30);
const LONG = 'W'.repeat(5000);
const TURNED = 'abc\u202edef';
const PAGES = ['build/', 'goldfish/', 'odds/'];

const link = (name: string) => `${TEAM}&name=${encodeURIComponent(name)}`;

async function expectNoWiderThanTheWindow(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

for (const [what, name] of [
  ['30 wide letters', WIDE],
  ['5,000 letters', LONG],
] as const) {
  test(`a name of ${what} widens no page`, async ({ page }) => {
    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      for (const address of PAGES) {
        await page.goto('about:blank');
        await page.goto(address + link(name));
        await expect(page.locator('main')).toContainText(/Plain|dice/i);
        await expectNoWiderThanTheWindow(page);
      }
    }
    await page.goto('about:blank');
    await page.goto(`goldfish/${link(name)}`);
    const begin = page.getByRole('button', { name: /^Play W/ });
    await expect(begin).toBeVisible();
    expect((await begin.boundingBox())?.height).toBeLessThan(200);
    await begin.click();
    await expect(page.locator('.mat')).toBeVisible();
    await expectNoWiderThanTheWindow(page);
  });
}

test('a name that turns its letters leaves our words as they are', async ({ page }) => {
  for (const address of PAGES) {
    await page.goto('about:blank');
    await page.goto(address + link(TURNED));
    await expect(page.locator('main')).toContainText(/dice/i);
    const turned = await page.evaluate(wordsTurned);
    expect(turned).toEqual([]);
  }
});

/** Texts with a mark that turns letters which neither an element nor isolating marks keep apart. */
function wordsTurned(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const parent = node.parentElement;
    if (!text.includes('\u202e') || !parent || parent.closest('script')) continue;
    const isApart = getComputedStyle(parent).unicodeBidi.startsWith('isolate');
    const isOwn = parent.textContent === text && isApart;
    const isMarked = /\u2068[^\u2069]*\u202e[^\u2069]*\u2069/.test(text);
    if (!isOwn && !isMarked) found.push(text);
  }
  return found;
}
