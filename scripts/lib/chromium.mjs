import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, isExecutable, pathsOf } from './programs.mjs';

/** The shell is the same browser without windows, which takes a quarter less time. */
const SHELL = 'chromium-headless-shell';
const COMMANDS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const BROWSERS = [SHELL, 'chromium'];
const FONTS = 'fonts-liberation';
const MAC_APPS = ['Chromium', 'Google Chrome'];
const WINDOWS_APPS = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];

/** The path of a Chromium or Chrome that starts; on Debian-like systems it may install one. */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  }
  const found = installed();
  if (found) return found;
  installWithApt();
  const added = installed();
  if (added) return added;
  throw new Error(
    'No browser found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.',
  );
}

function installed() {
  return candidates().find((path) => isExecutable(path) && starts(path));
}

function candidates() {
  if (process.platform === 'win32') {
    const homes = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']];
    return [...homes, process.env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((home) => WINDOWS_APPS.map((app) => join(home, app)));
  }
  const commands = COMMANDS.flatMap(pathsOf);
  if (process.platform !== 'darwin') return commands;
  const apps = ['/Applications', join(process.env.HOME ?? '', 'Applications')].flatMap((home) =>
    MAC_APPS.map((app) => join(home, `${app}.app/Contents/MacOS/${app}`)),
  );
  return [...commands, ...apps];
}

function starts(path) {
  // chrome.exe opens a window instead of printing its version.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** The first browser that the system's packages offer. */
function installWithApt() {
  const sudo = aptPrefix();
  if (!sudo) return;
  // Another installation may be under way: wait for it instead of failing.
  const wait = ['-o', 'DPkg::Lock::Timeout=600'];
  const apt = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...wait];
  const complaints = [];
  const succeeds = (...args) => {
    const [command, ...rest] = [...apt, ...args];
    const stdio = ['ignore', 'inherit', 'pipe'];
    const { status, stderr, error } = spawnSync(command, rest, { encoding: 'utf8', stdio });
    if (status !== 0)
      complaints.push(`apt-get ${args[0]} failed: ${error?.message ?? stderr.trim()}`);
    return status === 0;
  };
  console.log(
    `No Chromium found, so system packages are installed: ${BROWSERS.join(' or ')}, and ${FONTS},\n` +
      `with ${[...sudo, 'apt-get'].join(' ')}. To go without, stop now (Ctrl-C) and name a browser ` +
      'that is already here: CHROMIUM_PATH=/path/to/chromium npm test',
  );
  succeeds('update');
  const isThere = BROWSERS.some((browser) =>
    succeeds('install', '-y', '--no-install-recommends', browser, FONTS),
  );
  if (!isThere) console.error(complaints.join('\n'));
}

function aptPrefix() {
  if (process.platform !== 'linux' || !findProgram('apt-get')) return null;
  if (process.getuid() === 0) return [];
  const sudo = ['sudo', '-n'];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? sudo : null;
}
