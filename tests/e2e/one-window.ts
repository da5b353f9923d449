import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';

/** A page that each worker opens once: for a short look, a new window costs more than the visit. */
export const test = base.extend<{ window: Page }, { sharedWindow: Page }>({
  window: async ({ sharedWindow }, use) => {
    // From one team to another of the same page only the fragment would change, and nothing load.
    await sharedWindow.goto('about:blank');
    await use(sharedWindow);
  },
  sharedWindow: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({
        ...(project.use as BrowserContextOptions),
        // A refused service worker complains; here one visit for all can afford it.
        serviceWorkers: 'allow',
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
