import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from './built-site.ts';

const folder = join(builtSite.dist, 'kept');

test('what is fetched for use without a connection stays below 3.5 MB, in few files', () => {
  const packs = readdirSync(folder);
  const bytes = packs.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(packs.length).toBeLessThan(12);
  expect(bytes).toBeGreaterThan(1e6);
  expect(bytes).toBeLessThan(3.5e6);
});
