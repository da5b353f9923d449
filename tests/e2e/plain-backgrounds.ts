import type { Page } from '@playwright/test';

/**
 * Axe gives no verdict on text over a gradient. This paints every gradient with the one of its
 * colours that the text on it stands out from least; what it painted before is taken off first.
 */
export function paintPlainBackgrounds(page: Page): Promise<number> {
  return page.evaluate(() => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const lightness = (colour: string) => {
      if (!brush) throw new Error('The browser cannot draw.');
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
      return 0.21 * red + 0.72 * green + 0.07 * blue;
    };
    for (const element of document.querySelectorAll<HTMLElement>('[data-painted]')) {
      element.style.removeProperty('background');
    }
    const painted = [...document.querySelectorAll<HTMLElement>('body, body *')].flatMap(
      (element) => {
        const { backgroundImage, color } = getComputedStyle(element);
        const opaque = backgroundImage.match(/rgb\([^)]*\)|color\([^/)]*\)/g) ?? [];
        const distance = (colour: string) => Math.abs(lightness(colour) - lightness(color));
        const [worst] = opaque.toSorted((a, b) => distance(a) - distance(b));
        return worst ? [{ element, worst }] : [];
      },
    );
    for (const { element, worst } of painted) {
      element.style.background = worst;
      element.dataset.painted = '';
    }
    return painted.length;
  });
}
