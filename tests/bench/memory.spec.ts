import { type CDPSession, expect, test } from '@playwright/test';
import { GoldfishPage } from '../e2e/goldfish-page.ts';

const MEGABYTE = 1024 * 1024;
const EARLY = 20;
const LATE = 200;

test('two hundred turns at the table leave no elements and no memory behind', async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const table = new GoldfishPage(page);
  await table.open();
  await table.start();
  await page.evaluate(passUntil, EARLY);
  const early = await kept(session);
  await page.evaluate(passUntil, LATE);
  expect(await table.turn()).toBeGreaterThanOrEqual(LATE);
  const late = await kept(session);
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
