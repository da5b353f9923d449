import { expect, type Page, test } from '@playwright/test';
import { GoldfishPage } from '../e2e/goldfish-page.ts';
import { slowDown } from './main-thread-tasks.ts';

const MOST = 100;
/** Different picks, and tries of each: a busy machine makes a try slower, never faster. */
const PICKS = 10;
const TRIES = 6;
const TURN = 15;

test('on a slow device every pick answers within 100 ms at turn 15', async ({ page }) => {
  test.setTimeout(300_000);
  const table = new GoldfishPage(page);
  await table.open();
  await table.start({ opponent: 'A second team', life: 90 });
  for (let pick = 0; pick < 150 && (await table.turn()) < TURN; pick++) await table.greedy();
  await slowDown(page, 4);
  const best: [question: string, milliseconds: number][] = [];
  for (let pick = 0; pick < PICKS; pick++) {
    const question = await table.question.innerText();
    const times = [await timeOfPick(page)];
    while (Math.min(...times) > MOST && times.length < TRIES) {
      await page.keyboard.press('u');
      await expect(table.question).toHaveText(question);
      await page.waitForTimeout(700);
      times.push(await timeOfPick(page));
    }
    best.push([question, Math.round(Math.min(...times))]);
    await page.waitForTimeout(700);
  }
  expect(
    best.filter(([, time]) => time > MOST),
    JSON.stringify(best),
  ).toEqual([]);
  console.log(`Milliseconds: ${best.map(([, time]) => time).join(', ')}`);
});

/** From choosing the greediest line to the frame that shows what came of it. */
function timeOfPick(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lines = [...document.querySelectorAll<HTMLButtonElement>('.options button')];
    const wanted = lines.find(({ innerText }) => /Pay with|Buy |Field /.test(innerText));
    const began = performance.now();
    (wanted ?? lines[0])?.click();
    return new Promise<number>((done) => {
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
    });
  });
}
