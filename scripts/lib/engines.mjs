import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { findProgram, isExecutable } from './programs.mjs';

const LIBRARIES = ['/usr/lib', '/usr/lib64', '/usr/libexec'];
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** The engines that the smoke tests know, each with its programs; one that has not all of them is missing. */
export function findEngines() {
  return {
    chromium: { programs: { CHROMIUM_PATH: findChromium() }, packages: 'chromium' },
    firefox: { programs: { FIREFOX_PATH: findFirefox() }, packages: 'firefox-esr' },
    webkit: {
      programs: {
        WEBKIT_DRIVER_PATH: findProgram('WebKitWebDriver'),
        MINI_BROWSER_PATH: findMiniBrowser(),
        XVFB_PATH: findProgram('Xvfb'),
      },
      packages: 'webkit2gtk-driver xvfb',
    },
  };
}

function findFirefox() {
  const wanted = process.env.FIREFOX_PATH;
  if (wanted && !isExecutable(wanted)) {
    throw new Error(`FIREFOX_PATH names ${wanted}, which is no program.`);
  }
  return wanted ?? findProgram('firefox-esr', 'firefox') ?? [MAC_FIREFOX].find(isExecutable);
}

/** The browser that comes with WebKitGTK lies in a folder of its libraries, not in PATH. */
function findMiniBrowser() {
  const inside = (folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name));
  const folders = LIBRARIES.filter((folder) => existsSync(folder)).flatMap(inside);
  const triplets = folders.filter((folder) => folder.endsWith('-linux-gnu')).flatMap(inside);
  return [...folders, ...triplets]
    .filter((folder) => /webkit(2gtk-4|gtk-6)[^/]*$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isExecutable);
}
