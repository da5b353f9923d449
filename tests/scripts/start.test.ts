import { existsSync, readFileSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MadeUpProject } from './made-up-project.ts';

let project: MadeUpProject;
beforeEach(() => {
  project = new MadeUpProject();
});
afterEach(() => project.remove());

const builds = () => readFileSync(project.path('docs/builds'), 'utf8').length;
const page = async (address: string, name: string) => (await fetch(new URL(name, address))).text();

test('two starts at once: one builds, the other waits for it, each has a port and says so', async () => {
  const first = project.start();
  await expect.poll(builds).toBe(1);
  const second = project.start();
  await second.says(/Another build is running \(process \d+\); waiting/);
  expect(existsSync(project.path('dist'))).toBe(false);
  project.write('docs/go', '');
  const addresses = [await first.ready(), await second.ready()];
  expect(new Set(addresses).size).toBe(2);
  expect(builds()).toBe(1);
  for (const address of addresses) expect(await page(address, 'last.html')).toBe('one');
  expect(first.output + second.output).toMatch(/Port 4321 is taken; this is \d+\./);
});

test('nothing changed: the last build is served; a change, and it is built anew', async () => {
  project.write('docs/go', '');
  const first = project.start();
  await first.ready();
  await first.stop('SIGINT');
  const second = project.start();
  await second.ready();
  expect(second.output).toContain('Nothing has changed');
  expect(builds()).toBe(1);
  await second.stop('SIGINT');
  project.write('content/page', 'two');
  const third = project.start();
  expect(await page(await third.ready(), '')).toBe('two');
  expect(builds()).toBe(2);
  await third.stop('SIGINT');
  expect(project.leftovers()).toEqual(['dist']);
});

test('while a change is built, what was served stays whole; breaking off leaves it and no rubbish', async () => {
  project.write('docs/go', '');
  const first = project.start();
  const address = await first.ready();
  project.write('content/page', 'two');
  rmSync(project.path('docs/go'));
  const second = project.start();
  await expect.poll(() => existsSync(project.path('.astro/dist-next/index.html'))).toBe(true);
  expect(await page(address, '')).toBe('one');
  expect(await page(address, 'last.html')).toBe('one');
  await second.stop('SIGINT');
  expect(await page(address, 'last.html')).toBe('one');
  expect(project.leftovers()).toEqual(['dist']);
});

test('a lock left by a process that died holds nobody up', async () => {
  project.write('docs/go', '');
  project.write('.astro/build.lock', '999999999');
  expect(await page(await project.start().ready(), 'last.html')).toBe('one');
});
