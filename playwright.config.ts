import { defineConfig } from '@playwright/test';

const PORT = 4391;
const BASE = (process.env.BASE_PATH ?? '').replace(/^\/+|\/+$/g, '');
const address = `http://localhost:${PORT}/${BASE ? `${BASE}/` : ''}`;

/** What the size of the screen cannot change. */
const ONLY_ONCE =
  /(build[-\w]*|card-finder|card-search[-\w]*|contrast|goldfish[-\w]*|odds[-\w]*|offline-origin|no-script|not-found|offline|questions|search-transfer)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: address,
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
      testIgnore: ONLY_ONCE,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `astro preview --port ${PORT} --ignore-lock`,
    url: address,
    reuseExistingServer: false,
  },
});
