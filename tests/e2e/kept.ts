import { expect, type Page } from '@playwright/test';

interface Kept {
  isWhole: boolean;
  bytes: number;
  visited: number;
}

/** What the worker says about what is on the device. */
export function whatIsKept(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<Kept>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    active?.postMessage('what is kept', [port2]);
    return answer;
  });
}

/** Waits until everything is on the device, and the worker answers for the page. */
export async function untilKept(page: Page): Promise<void> {
  await expect.poll(async () => (await whatIsKept(page)).isWhole, { timeout: 45_000 }).toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
