import { defineConfig } from '@playwright/test';

const PORT = 4391;
const BASE = (process.env.BASE_PATH ?? '').replace(/^\/+|\/+$/g, '');
const address = `http://localhost:${PORT}/${BASE ? `${BASE}/` : ''}`;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  use: {
    baseURL: address,
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
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `astro preview --port ${PORT} --ignore-lock`,
    url: address,
    reuseExistingServer: false,
  },
});
