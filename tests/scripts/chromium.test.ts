import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A system whose PATH holds these commands alone. */
function findChromiumAmong(commands: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-path-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, body] of Object.entries(commands)) {
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/sh\n${body}\n`);
    chmodSync(file, 0o755);
  }
  const script = `import { findChromium } from ${JSON.stringify(new URL('../../scripts/lib/chromium.mjs', import.meta.url).href)};
    try { console.log('FOUND ' + findChromium()); } catch (error) { console.log('ERROR ' + error.message); }`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: folder },
  }).stdout;
}

/** Run what follows, without the setting in front of it. */
const ENV = 'shift; exec "$@"';
const SUDO = 'shift; exec "$@"';

test.runIf(process.platform === 'linux')(
  'before anything is installed on the system it is said what, and how to go without',
  () => {
    const said = findChromiumAmong({
      env: ENV,
      sudo: SUDO,
      true: '',
      'apt-get': 'echo "RAN apt-get $*"',
    });
    const [before = '', ...ran] = said.split('RAN ');
    for (const word of ['chromium-headless-shell', 'chromium,', 'fonts-liberation', 'apt-get']) {
      expect(before).toContain(word);
    }
    expect(before).toContain('CHROMIUM_PATH=');
    expect(ran[0]).toContain('DPkg::Lock::Timeout=');
    expect(ran[0]).toContain('update');
    expect(ran[1]).toContain('install -y --no-install-recommends chromium-headless-shell');
  },
);

test.runIf(process.platform === 'linux')('a browser that is there is used without a word', () => {
  const said = findChromiumAmong({ chromium: '', env: ENV, 'apt-get': 'echo "RAN apt-get"' });
  expect(said).toMatch(/^FOUND \S+\/chromium\n$/);
});

test.runIf(process.platform === 'linux')(
  'a system without packages of that kind is left alone',
  () => {
    const said = findChromiumAmong({ env: ENV });
    expect(said).toMatch(/^ERROR No browser found: install .* or set CHROMIUM_PATH/);
  },
);
