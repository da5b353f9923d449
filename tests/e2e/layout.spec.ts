import { expect, type Page } from '@playwright/test';
import { test } from './one-window.ts';
import { TEMPLATES } from './templates.ts';

const WIDTHS = { desktop: [1280], phone: [320, 390] };
const SMALLEST_TARGET = 44;

/** Things a finger aims at; links inside a sentence or a table row follow the text. */
const CONTROLS = [
  'button',
  'input:not([type="radio"], [type="checkbox"])',
  'label:has(input)',
  '.button',
  '.brand',
  '.site-nav a',
  '.site-footer a',
  '.letters a',
  '.list-card[href]',
  '.door',
].join(', ');

function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

function smallControls(page: Page): Promise<string[]> {
  return page.locator(CONTROLS).evaluateAll(
    (controls, least) =>
      controls.flatMap((control) => {
        const { height, width } = control.getBoundingClientRect();
        const isSmall = control.checkVisibility() && (height < least || width < least);
        return isSmall ? [`${control.outerHTML.slice(0, 80)} ${width}x${height}`] : [];
      }),
    SMALLEST_TARGET,
  );
}

for (const [name, path] of Object.entries(TEMPLATES)) {
  test(`${name} never scrolls sideways, and its controls fit a finger`, async ({ window }, {
    project,
  }) => {
    await window.goto(path);
    for (const width of WIDTHS[project.name as keyof typeof WIDTHS]) {
      await window.setViewportSize({ width, height: 800 });
      expect(await sidewaysOverflow(window), `at ${width} px`).toBe(0);
      expect(await smallControls(window), `at ${width} px`).toEqual([]);
    }
  });
}
