import { expect, type Page, test } from '@playwright/test';
import { BuilderPage, LEGAL_TEAM } from './builder-page.ts';
import { GoldfishPage } from './goldfish-page.ts';
import { OddsPage } from './odds-page.ts';

const WIDTHS = Array.from({ length: 49 }, (_, step) => 320 + 20 * step);

/** Runs in the page: numbers that a line parts from their %. */
function broken(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    if (!parent?.checkVisibility() || parent.closest('script, style, svg, select')) continue;
    for (const { 0: amount, index } of (node.textContent ?? '').matchAll(/\d[\d.,]*\s%/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + amount.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.push(`${amount} in “${parent.textContent?.slice(0, 80)}”`);
    }
  }
  return found;
}

async function expectUnbroken(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 800;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(broken), `at ${width}`).toEqual([]);
  }
}

async function unfold(page: Page): Promise<void> {
  await page.locator('.odds-figure details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  await expect(page.locator('.figure-table tbody').first()).toBeVisible();
}

for (const [view, settings] of [
  ['opening', ''],
  ['games', 'v.games~n.1000'],
  ['comparison', 'v.versus~x.policy~xp.rush~n.1000'],
] as const) {
  test(`no line parts a number from its %: odds, ${view}`, async ({ page }) => {
    const odds = new OddsPage(page);
    await odds.open(settings);
    if (view === 'opening') await expect(odds.verdict).toBeVisible();
    else await odds.play();
    await expect(page.locator('.odds-figures')).not.toHaveAttribute('aria-busy', 'true');
    await unfold(page);
    await expectUnbroken(page);
  });
}

test('no line parts a number from its %: the coach of the table', async ({ page }) => {
  const table = new GoldfishPage(page);
  await table.open();
  await table.start({ seed: 's0' });
  await page.getByRole('tab', { name: 'Coach' }).click();
  await expect(page.locator('.table-side')).toContainText('%');
  await expectUnbroken(page);
});

test('no line parts a number from its %: what an edit did', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open(LEGAL_TEAM);
  const row = builder.row('Karai');
  await row.getByRole('button', { name: /^One die less/ }).click();
  await row.getByRole('button', { name: /^Remove Karai/ }).click();
  const panel = page.getByRole('region', { name: 'What the last edit did' });
  await expect(panel).toContainText('%');
  await panel.locator('summary').click();
  await expectUnbroken(page);
});
