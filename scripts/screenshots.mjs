import { mkdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBuilt } from './lib/build-site.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { startPreview } from './lib/preview.mjs';
import { root } from './lib/root.mjs';

/** Pictures of the site for the README and the documentation: every view on two screens, in both themes. */
const FOLDER = join(root, 'docs/pictures');
const MOST_BYTES = 200 * 1024;

const THEMES = ['felt', 'paper'];
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 860 } },
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
};
const TEAM = '#3hhs16.3hhs1.3hhs7.3hhs25.2imw5.2imw17.2wwe7.2wwe17/hhs49.hhs50&name=Shell%20Shock';
const VIEWS = {
  home: { path: '', ready: 'main' },
  search: {
    path: `cards/?q=${encodeURIComponent('kw:overcrush c<=5 sort:-a3')}`,
    ready: '.echo strong',
  },
  build: { path: `build/${TEAM}`, ready: '.team-row' },
  goldfish: { path: 'goldfish/', ready: '.start', act: playSomeTurns },
  example: { path: 'goldfish/#example=HHS-V3.4', ready: '.guide' },
  odds: { path: `odds/${TEAM}`, ready: '.verdict' },
};

main(async () => {
  ensureInstalled();
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in VIEWS));
  if (unknown.length > 0) {
    throw new Error(
      `No view ${unknown.join(', ')}; the views are ${Object.keys(VIEWS).join(', ')}.`,
    );
  }
  const code = await ensureBuilt(['--silent']);
  if (code !== 0) return code;
  mkdirSync(FOLDER, { recursive: true });
  const server = await startPreview();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const names = Object.keys(VIEWS).filter((name) => !wanted.length || wanted.includes(name));
    for (const name of names) await takeAll(browser, server.address, name);
    return 0;
  } finally {
    await browser.close();
    await server.stop();
  }
});

async function takeAll(browser, address, name) {
  for (const [screen, settings] of Object.entries(SCREENS)) {
    for (const theme of THEMES) {
      const file = join(FOLDER, `${name}-${screen}-${theme}.webp`);
      const picture = await take(browser, address, { ...VIEWS[name], settings, theme });
      await sharp(picture).webp({ quality: 82, effort: 6 }).toFile(file);
      const { size } = statSync(file);
      console.log(`${relative(root, file)} ${Math.round(size / 1024)} KB`);
      if (size > MOST_BYTES) throw new Error(`${file} is ${size} bytes; at most ${MOST_BYTES}.`);
    }
  }
}

async function take(browser, address, { path, ready, act, settings, theme }) {
  const context = await browser.newContext({
    ...settings,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((value) => localStorage.setItem('dicewright:theme', value), theme);
  const page = await context.newPage();
  await page.goto(new URL(path, address).href, { waitUntil: 'networkidle' });
  await page.locator(ready).first().waitFor();
  await act?.(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(300);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** A game in its sixth turn, with dice in the Field and something to buy. */
async function playSomeTurns(page) {
  await page.getByRole('radio', { name: /^A second team/ }).check();
  await page.getByLabel('Luck (seed)').fill('picture');
  await page.getByRole('button', { name: /^Play / }).click();
  await page.locator('.mat').waitFor();
  await page.evaluate(async () => {
    const lines = () => [...document.querySelectorAll('.options button')];
    const turn = () => Number(/\d+/.exec(document.querySelector('.turn b').textContent)[0]);
    const isReady = () =>
      turn() >= 11 && document.querySelector('.decision')?.dataset.kind === 'main';
    for (let pick = 0; pick < 120 && !isReady(); pick++) {
      const wanted = lines().find(({ textContent }) => /Pay with|Buy |Field /.test(textContent));
      (wanted ?? lines()[0])?.click();
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });
}
