import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { output } from './scripts/lib/bundle-output.mjs';
import { openDoors } from './scripts/lib/open-doors.mjs';
import { pageOutput } from './scripts/lib/page-files.mjs';
import { offline } from './src/integrations/offline.ts';
import { searchIndex } from './src/integrations/search-index.ts';

/** The one script that runs before the first paint; its hash goes into the policy. */
const boot = readFileSync(new URL('./src/ui/elements/boot.js', import.meta.url), 'utf8').trim();

const noSignals = fileURLToPath(new URL('./scripts/lib/no-signals.mjs', import.meta.url));

const font = (name, cssVariable, file, fallbacks) => ({
  name,
  cssVariable,
  fallbacks,
  provider: fontProviders.local(),
  options: { variants: [{ src: [file], weight: '200 800', style: 'normal' }] },
});

export default defineConfig({
  site: process.env.SITE_URL || 'http://localhost:4321',
  base: process.env.BASE_PATH || '/',
  trailingSlash: 'always',
  compressHTML: true,
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  integrations: [
    preact(),
    sitemap({ filter: (page) => !/\/(offline|kit|cards\/kept)\/$/.test(page) }),
    searchIndex(),
    offline(),
  ],
  fonts: [
    font(
      'Bricolage Grotesque',
      '--font-display',
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
      ['system-ui', 'sans-serif'],
    ),
    font(
      'Atkinson Hyperlegible Next',
      '--font-text',
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
      ['system-ui', 'sans-serif'],
    ),
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: {
        resources: ["'self'", "'wasm-unsafe-eval'"],
        hashes: [`sha256-${createHash('sha256').update(boot).digest('base64')}`],
      },
    },
  },
  vite: {
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: pageOutput } } } },
    resolve: { alias: { '@preact/signals': noSignals } },
    plugins: [openDoors()],
    worker: { format: 'es', plugins: () => [openDoors()], rolldownOptions: { output } },
    define: { 'import.meta.env.BOOT': JSON.stringify(boot) },
  },
});
