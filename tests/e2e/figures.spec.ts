import { expect, type Page, test } from '@playwright/test';
import {
  MOVEMENTS,
  waysInto,
  waysOut,
  ZONE_NAMES,
  ZONES,
} from '../../src/dice-masters/engine/movement.ts';
import { faultsInBothThemes } from './axe.ts';

const ZONE_PAGE = 'rules/dice-masters/zones/';
const idsOf = (zone: (typeof ZONES)[number]) =>
  [waysInto(zone), waysOut(zone)].flatMap((ways) => [
    ...new Set(ways.map(({ movement }) => movement.id)),
  ]);

/** The panel of an area is the only one to be seen, and lists the rules of its ways. */
async function expectPanel(page: Page, zone: (typeof ZONES)[number]): Promise<void> {
  const panels = page.locator('.zone-panel:visible');
  await expect(panels).toHaveCount(1);
  await expect(panels).toHaveAccessibleName(ZONE_NAMES[zone]);
  await expect(panels.locator('.ways li .rule-tag')).toHaveText(idsOf(zone));
}

test('the keyboard walks through every area and shows its moves', async ({ page }) => {
  await page.goto(ZONE_PAGE);
  await expectPanel(page, 'bag');
  const start = ZONES.indexOf('bag');
  await page.getByRole('radio', { name: ZONE_NAMES.bag, exact: true }).focus();
  for (const zone of [...ZONES.slice(start + 1), ...ZONES.slice(0, start + 1)]) {
    await page.keyboard.press('ArrowDown');
    const radio = page.getByRole('radio', { name: ZONE_NAMES[zone], exact: true });
    await expect(radio).toBeFocused();
    await expect(radio).toBeChecked();
    await expectPanel(page, zone);
  }
});

test('a tap chooses an area and lights what it is tied to', async ({ page }) => {
  await page.goto(ZONE_PAGE);
  await page.locator('.zone-used').click();
  await expectPanel(page, 'used');
  await expect(page.locator('.zone-bag .tie:visible')).toHaveText('gets M7');
  await expect(page.locator('.zone-out .tie:visible')).toHaveText('gives M20');
  await expect(page.locator('.zone-aside .tie:visible')).toHaveCount(0);
});

test('every area is large enough to tap and says its ways to a screen reader', async ({ page }) => {
  await page.goto(ZONE_PAGE);
  for (const zone of ZONES) {
    const box = await page.locator(`.zone-${zone}`).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const radio = page.getByRole('radio', { name: ZONE_NAMES[zone], exact: true });
    await expect(radio).toHaveAccessibleDescription(/^In from: .+\. Out to: .+\./);
  }
});

test('a rule of the diagram leads to the rule on the page', async ({ page }) => {
  await page.goto(ZONE_PAGE);
  await page.locator('.zone-panel:visible').getByRole('link', { name: 'M7', exact: true }).click();
  await expect(page).toHaveURL(/zones\/#M7$/);
  await expect(page.locator('#M7')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the diagram still works', async ({ page }) => {
    await page.goto(ZONE_PAGE);
    await expectPanel(page, 'bag');
    await page.locator('.zone-attack').click();
    await expectPanel(page, 'attack');
  });
});

test('on paper the diagram tells about every area', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(ZONE_PAGE);
  await expect(page.locator('.zone-panel:visible')).toHaveCount(ZONES.length);
  const cited = await page.locator('.zone-panel .rule-tag').allTextContents();
  expect(MOVEMENTS.filter(({ id }) => !cited.includes(id))).toEqual([]);
});

const PAGES = ['zones', 'dice-and-cards', 'energy', 'attack', 'turn-poster'];

for (const name of PAGES) {
  test(`${name} has no barrier and nothing that sticks out`, async ({ page }) => {
    await page.goto(`rules/dice-masters/${name}/`);
    expect(await faultsInBothThemes(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  });
}
