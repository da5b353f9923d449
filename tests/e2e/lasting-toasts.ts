import type { BrowserContext, Page } from '@playwright/test';
import { SHOWN_FOR } from '../../src/ui/kit/say.ts';

/** Keeps what would vanish by itself, so that a test on a busy machine need not hurry. */
export async function letToastsStay(where: Page | BrowserContext): Promise<void> {
  await where.addInitScript((shownFor) => {
    const { setTimeout } = window;
    window.setTimeout = ((act: () => void, delay?: number, ...rest: unknown[]) =>
      delay === shownFor ? 0 : setTimeout(act, delay, ...rest)) as typeof window.setTimeout;
  }, SHOWN_FOR);
}
