import { expect, test } from '@playwright/test';
import { GoldfishPage } from '../e2e/goldfish-page.ts';
import { slowDown } from './main-thread-tasks.ts';

test('on a slow device a pick answers within 100 ms at turn 15', async ({ page }) => {
  test.setTimeout(120_000);
  const table = new GoldfishPage(page);
  await table.open();
  await table.start({ opponent: 'A second team', life: 90 });
  for (let pick = 0; pick < 150 && (await table.turn()) < 29; pick++) {
    const words = await table.options.allInnerTexts();
    const wanted = words.findIndex((line) => /Pay with|Buy |Field /.test(line));
    await table.options.nth(Math.max(0, wanted)).click();
  }
  await slowDown(page, 4);
  const times: number[] = [];
  for (let pick = 0; pick < 9; pick++) {
    times.push(
      await page.evaluate(() => {
        const began = performance.now();
        document.querySelector<HTMLButtonElement>('.options button')?.click();
        return new Promise<number>((done) => {
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
        });
      }),
    );
  }
  expect(Math.min(...times), `milliseconds: ${times.map(Math.round)}`).toBeLessThanOrEqual(100);
});
