import { expect, test } from '@playwright/test';
import type { DecisionKind } from '../../src/dice-masters/engine/decisions/decision.ts';
import { faultsInBothThemes, faultsOn } from './axe.ts';
import { linksByKind } from './decision-kinds.ts';
import { GoldfishPage } from './goldfish-page.ts';

/** What comes up sooner or later. */
const USUAL: DecisionKind[] = [
  'reroll',
  'main',
  'window',
  'attackers',
  'blockers',
  'keyword-window',
  'pay',
  'split-damage',
  'drawn-die',
  'rolled-face',
  'target',
  'choose-die',
  'may',
  'order',
  'name',
  'amount',
  'face',
];

test('no barriers at any kind of question, in both themes', async ({ page }) => {
  test.setTimeout(300_000);
  const table = new GoldfishPage(page);
  await table.open();
  expect(await faultsInBothThemes(page)).toEqual([]);
  const links = linksByKind();
  expect([...links.keys()]).toEqual(expect.arrayContaining(USUAL));
  for (const [kind, link] of links) {
    await page.goto('about:blank');
    await table.open(link);
    await expect(page.locator('.decision')).toHaveAttribute('data-kind', kind);
    expect(await faultsInBothThemes(page), kind).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('ten turns by touch, and nothing scrolls sideways', async ({ page }) => {
    const table = new GoldfishPage(page);
    await table.open();
    await table.start({ opponent: 'Dummy blockers', life: 60 });
    for (let pick = 0; pick < 120 && (await table.turn()) < 10; pick++) await pickByTouch(table);
    expect(await table.turn()).toBeGreaterThanOrEqual(10);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('button', { name: /options as a list/ }).tap();
    expect(await faultsOn(page)).toEqual([]);
  });
});

/** Taps what is lit; else the large button at the thumb. */
async function pickByTouch(table: GoldfishPage): Promise<void> {
  const kind = await table.kind();
  const lit = table.mat.locator('.card-slot.lit .grip, .mat-die.lit .grip').first();
  if (kind === 'main' && (await lit.count()) > 0) await lit.tap();
  else if (kind === 'attack' && (await lit.count()) > 0) {
    await lit.tap();
    await table.page.getByRole('button', { name: 'Attack with 1 die' }).tap();
  } else await table.page.locator('.options .main button').first().tap();
}

test('motion is left out where it is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = new GoldfishPage(page);
  await table.open();
  await table.start();
  await table.options.first().click();
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(running).toBe(0);
});
