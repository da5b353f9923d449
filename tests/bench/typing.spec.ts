import { expect, test } from '@playwright/test';
import { CardSearchPage } from '../e2e/card-search-page.ts';
import { longTasksWhile, slowDown } from './main-thread-tasks.ts';

const TYPED = [
  'storm',
  'wolvrine',
  'kw:overcrush c<=5 sort:-a3',
  'e:fist view:table',
  'o:reroll c<=3',
];
const SLOWDOWN = 4;
const LONG = 50;
/** Work takes longer on a busy machine too; one quiet run of these is enough. */
const RUNS = 6;

for (const query of TYPED) {
  test(`typing “${query}” on a slow device never holds it up for 50 ms`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    const search = new CardSearchPage(page);
    await search.open();
    await slowDown(page, SLOWDOWN);
    const runs: number[][] = [];
    do {
      await search.box.fill('');
      await expect(search.count).toHaveText('4,087 cards');
      await page.waitForTimeout(1000);
      const type = async () => {
        await search.box.pressSequentially(query, { delay: 100 });
        await page.waitForTimeout(500);
      };
      runs.push(await longTasksWhile(browser, page, LONG, type));
    } while (runs.length < RUNS && runs.at(-1)?.length !== 0);
    expect(runs.at(-1), `long tasks of each run: ${JSON.stringify(runs)}`).toEqual([]);
  });
}

test('the measure finds a task that is long', async ({ page, browser }) => {
  await page.goto('about/');
  const work = () =>
    page.evaluate(() => {
      let sum = 0;
      for (let turn = 0; turn < 1e9; turn++) sum = (sum + turn * 7) % 1000;
    });
  expect(await longTasksWhile(browser, page, LONG, work)).not.toEqual([]);
});

test('an answer is visible within 100 ms of the key', async ({ page }) => {
  const search = new CardSearchPage(page);
  await search.open();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await search.box.fill('');
    await expect(search.count).toHaveText('4,087 cards');
    await page.waitForTimeout(500);
    times.push(await search.box.evaluate(timeToAnswer));
  }
  expect(Math.min(...times)).toBeLessThanOrEqual(100);
});

/** Milliseconds from a key to the frame that says how many cards it finds. */
function timeToAnswer(box: HTMLElement | SVGElement): Promise<number> {
  const start = performance.now();
  (box as HTMLInputElement).value = 'karai';
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return new Promise((resolve) => {
    const look = () => {
      const count = document.querySelector('.echo strong')?.textContent;
      if (count === '3 cards') resolve(performance.now() - start);
      else requestAnimationFrame(look);
    };
    look();
  });
}
