import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { GoldfishPage } from '../e2e/goldfish-page.ts';

const MEGABYTE = 1024 * 1024;
const EARLY = 20;
const LATE = 198;
/** How much the log of the last turns holds changes from turn to turn; the fullest counts. */
const TURNS_COMPARED = 3;

test('two hundred turns at the table leave no elements and no memory behind', async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const table = new GoldfishPage(page);
  await table.open();
  await table.start();
  const early = await mostKept(page, session, EARLY);
  const late = await mostKept(page, session, LATE);
  expect(await table.turn()).toBeGreaterThanOrEqual(LATE + TURNS_COMPARED - 1);
  console.log(JSON.stringify({ early, late }));
  expect(late.elements).toBeLessThan(early.elements * 1.5);
  expect(late.listeners).toBeLessThan(early.listeners * 1.5);
  expect(late.bytes - early.bytes).toBeLessThan(5 * MEGABYTE);
});

interface Kept {
  elements: number;
  listeners: number;
  bytes: number;
}

/** The most that the page holds at the start of a few turns. */
async function mostKept(page: Page, session: CDPSession, from: number): Promise<Kept> {
  const all: Kept[] = [];
  for (let turn = from; turn < from + TURNS_COMPARED; turn++) {
    await page.evaluate(passUntil, turn);
    all.push(await kept(session));
  }
  const most = (key: keyof Kept) => Math.max(...all.map((one) => one[key]));
  return { elements: most('elements'), listeners: most('listeners'), bytes: most('bytes') };
}

/** What the page holds once everything that can go has gone. */
async function kept(session: CDPSession): Promise<Kept> {
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (wanted: string) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    elements: value('Nodes'),
    listeners: value('JSEventListeners'),
    bytes: value('JSHeapUsedSize'),
  };
}

/** Answers every question with its first line, a frame for each. */
async function passUntil(turn: number): Promise<void> {
  const now = () => Number(/\d+/.exec(document.querySelector('.turn b')?.textContent ?? '')?.[0]);
  while (now() < turn && !document.querySelector('.decision.over')) {
    const lines = [...document.querySelectorAll<HTMLButtonElement>('.options button')];
    const passing = lines.find(({ innerText }) => /Pass|Keep all|Do not/.test(innerText));
    (passing ?? lines[0])?.click();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
}
