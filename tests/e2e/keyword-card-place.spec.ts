import { expect, type Locator, test } from '@playwright/test';

/** Shares of the height of the window where the link is brought to. */
const HEIGHTS = [0.05, 0.4, 0.9];

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no box.');
  return box;
};

for (const [path, part] of [
  ['sets/hhs/', '.chip.keyword'],
  ['sets/hhs/table/', '.data-table .keyword-link'],
  ['keywords/regenerate/', '.rulings .keyword-link'],
] as const) {
  test(`on ${path} a card stays in the window and off its link`, async ({ page }) => {
    await page.goto(path);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    for (const share of HEIGHTS) {
      const link = page.locator(part).nth(path.startsWith('sets') ? 8 : 0);
      await link.scrollIntoViewIfNeeded();
      await link.evaluate((element, top) => {
        window.scrollBy(0, element.getBoundingClientRect().top - top);
        element.focus({ preventScroll: true });
      }, height * share);
      const card = page.locator('.keyword-card');
      await expect(card).toBeVisible();
      const [one, other] = [await boxOf(card), await boxOf(link)];
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(width);
      expect(one.y).toBeGreaterThanOrEqual(0);
      expect(one.y + one.height).toBeLessThanOrEqual(height);
      const isBelow = one.y >= other.y + other.height;
      expect(isBelow || one.y + one.height <= other.y, `${share} of the height`).toBe(true);
      await page.keyboard.press('Escape');
      await link.blur();
    }
  });
}

test('a card moves with its link when the page or a box in it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('sets/hhs/table/');
  const link = page.locator('.data-table .keyword-link').nth(3);
  await link.focus();
  const card = page.locator('.keyword-card');
  await expect(card).toBeVisible();
  const gap = async () => (await boxOf(card)).y - (await boxOf(link)).y;
  const before = await gap();
  await page.evaluate(() => window.scrollBy(0, -60));
  await expect.poll(gap).toBeCloseTo(before, 0);
  await page.locator('.table-scroll').evaluate((box) => box.scrollBy(-120, 0));
  const edge = page.viewportSize()?.width ?? 0;
  await expect
    .poll(async () => (await boxOf(card)).x + (await boxOf(card)).width)
    .toBeLessThanOrEqual(edge);
});
