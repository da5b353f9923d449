import { expect } from '@playwright/test';
import { faultsOn } from './axe.ts';
import { test } from './one-window.ts';
import { AXE_PATHS } from './templates.ts';

for (const [name, path] of Object.entries(AXE_PATHS)) {
  test(`axe finds no fault on ${name}`, async ({ window }) => {
    await window.goto(path);
    expect(await faultsOn(window)).toEqual([]);
  });
}

test('axe does find a fault where there is one', async ({ window }) => {
  await window.goto('about/');
  await window.locator('main').evaluate((main) => main.append(new Image()));
  const [fault] = await faultsOn(window);
  expect(fault?.[0]).toBe('image-alt');
});
