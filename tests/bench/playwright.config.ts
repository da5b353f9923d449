import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Timed tests of the built site, apart from the others: they want a quiet machine. */
export default defineConfig({
  ...base,
  testDir: '.',
  workers: 1,
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: ROOT })),
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 800 } } }],
});
