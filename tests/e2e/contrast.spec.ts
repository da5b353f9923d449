import { expect } from '@playwright/test';
import { faultsOn, wearTheme } from './axe.ts';
import { test } from './one-window.ts';
import { paintPlainBackgrounds } from './plain-backgrounds.ts';
import { AXE_PATHS } from './templates.ts';

for (const [name, path] of Object.entries(AXE_PATHS)) {
  test(`text stands out on ${name} in both themes`, async ({ window }) => {
    await window.goto(path);
    for (const theme of ['felt', 'paper']) {
      await wearTheme(window, theme);
      expect(await paintPlainBackgrounds(window)).toBeGreaterThan(0);
      expect(await faultsOn(window, 'color-contrast'), theme).toEqual([]);
    }
  });
}

test('text that does not stand out is found', async ({ window }) => {
  await window.goto('about/');
  await window.locator('html').evaluate((root) => root.style.setProperty('--text', 'gray'));
  await paintPlainBackgrounds(window);
  const [fault] = await faultsOn(window, 'color-contrast');
  expect(fault?.[0]).toBe('color-contrast');
});
