import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { test } from './one-window.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));
const GAMES = readdirSync(content);
/** A4 and Letter less their margins, in CSS pixels. */
const PAPER_WIDTH = 680;

function pagesOf(game: string): string[] {
  return readdirSync(`${content}${game}/rules`).map(
    (file) => `rules/${game}/${file.replace('.md', '')}/`,
  );
}

/** Tables that are wider than their box, with how much of them is hidden. */
function wideTables(
  page: Page,
): Promise<{ hidden: number; isMarked: boolean; canFocus: boolean }[]> {
  return page.locator('.table-scroll').evaluateAll((boxes) =>
    boxes
      .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth)
      .map((box) => ({
        hidden: box.scrollWidth - box.clientWidth,
        isMarked: getComputedStyle(box).backgroundImage.includes('gradient'),
        canFocus: (box as HTMLElement).tabIndex === 0,
      })),
  );
}

for (const game of GAMES) {
  test(`tables of ${game} fit, on a phone they can be seen to scroll, on paper they fit`, async ({
    window,
  }) => {
    for (const path of pagesOf(game)) {
      await window.goto(path);
      await window.setViewportSize({ width: 1280, height: 800 });
      expect(await wideTables(window), path).toEqual([]);
      await window.setViewportSize({ width: 390, height: 844 });
      for (const table of await wideTables(window)) {
        expect(table, path).toMatchObject({ isMarked: true, canFocus: true });
      }
      await window.emulateMedia({ media: 'print' });
      await window.setViewportSize({ width: PAPER_WIDTH, height: 900 });
      expect(await wideTables(window), `${path} on paper`).toEqual([]);
      await window.emulateMedia({ media: 'screen' });
    }
  });
}

test('paper has no navigation, no link icons and no closed folds', async ({ window }) => {
  await window.goto('rules/dice-masters/turn/');
  await expect(window.locator('.copy-link:visible').first()).toBeVisible();
  await window.emulateMedia({ media: 'print' });
  for (const part of [
    '.rules-nav',
    '.site-header',
    '.edition-switch',
    '.copy-link',
    '.rule-more',
  ]) {
    await expect(window.locator(part).filter({ visible: true }), part).toHaveCount(0);
  }
  await expect(window.locator('[id="R7.1.3"] .statement')).toBeVisible();
  await window.emulateMedia({ media: 'screen' });
});
