import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.PORT ?? 4391);
const BASE = (process.env.BASE_PATH ?? '').replace(/^\/+|\/+$/g, '');
const address = `http://localhost:${PORT}/${BASE ? `${BASE}/` : ''}`;

/** What looks or works differently on a small screen; everything else is tested once, on a desktop. */
const BOTH_SIZES =
  /[\\/](accessibility|dice-tray|editions|figures|keyword[-\w]*|layout|search|sort-table|theme|turn-poster)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Limits for what hangs, not measures of speed: the suite passes on a machine busy with other work.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: address,
    // The felt theme, unless a test asks for another.
    colorScheme: 'dark',
    // Each visit would fetch the whole library anew; the tests of being offline allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: BOTH_SIZES,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `astro preview --port ${PORT} --ignore-lock`,
    url: address,
    reuseExistingServer: false,
  },
});
