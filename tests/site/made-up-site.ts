import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuiltSite } from './built-site.ts';

/** Runs the body on a throw-away site with these files, hosted under `base`. */
export function withSite<T>(
  files: Record<string, string>,
  base: string,
  body: (site: BuiltSite) => T,
): T {
  const dist = mkdtempSync(join(tmpdir(), 'dicewright-site-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dist, file)), { recursive: true });
      writeFileSync(join(dist, file), text);
    }
    return body({ dist: `${dist}/`, origin: 'https://dicewright.test', base });
  } finally {
    rmSync(dist, { recursive: true });
  }
}
