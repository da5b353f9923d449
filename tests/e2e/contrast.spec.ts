import { expect } from '@playwright/test';
import { faultsOn } from './axe.ts';
import { test } from './one-window.ts';
import { paintPlainBackgrounds } from './plain-backgrounds.ts';
import { AXE_PATHS } from './templates.ts';

for (const theme of ['felt', 'paper']) {
  for (const [name, path] of Object.entries(AXE_PATHS)) {
    test(`text stands out on ${name} in the ${theme} theme`, async ({ window }) => {
      await window.goto(path);
      await window.locator('html').evaluate((root, value) => {
        root.dataset.theme = value;
      }, theme);
      expect(await paintPlainBackgrounds(window)).toBeGreaterThan(0);
      expect(await faultsOn(window, 'color-contrast')).toEqual([]);
    });
  }
}

test('text that does not stand out is found', async ({ window }) => {
  await window.goto('about/');
  await window.locator('html').evaluate((root) => root.style.setProperty('--text', 'gray'));
  await paintPlainBackgrounds(window);
  const [fault] = await faultsOn(window, 'color-contrast');
  expect(fault?.[0]).toBe('color-contrast');
});
