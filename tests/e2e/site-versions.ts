import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWorker } from '../../src/integrations/offline.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
/** Enough of the site for what the tests do. */
const PARTS = [
  '_astro',
  'about',
  'build',
  'cards/data',
  'cards/hhs-017',
  'cards/index.html',
  'cards/kept',
  'favicon.svg',
  'goldfish',
  'icons',
  'icons.svg',
  'index.html',
  'keywords/definitions.json',
  'keywords/overcrush',
  'manifest.webmanifest',
  'offline',
];
const TEXTS = new Set(['.css', '.html', '.js']);
const LEAD = 'A free workbench';

/** A part of the built site as another build would write it: other names of scripts and styles, other words. */
export async function siteVersion(name: string): Promise<string> {
  const folder = `${mkdtempSync(join(tmpdir(), 'dicewright-version-'))}/`;
  for (const part of PARTS) {
    if (existsSync(join(dist, part))) {
      cpSync(join(dist, part), join(folder, part), { recursive: true });
    }
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const renamed = files
    .filter((file) => file.includes('_astro') && TEXTS.has(extname(file)))
    .map((file) => [basename(file), basename(file).replace(/\.(\w+)$/, `-${name}.$1`)] as const);
  for (const file of files.filter((one) => TEXTS.has(extname(one)))) {
    let text = readFileSync(file, 'utf8').replaceAll(LEAD, `${name}: ${LEAD}`);
    for (const [before, after] of renamed) text = text.replaceAll(before, after);
    writeFileSync(file, text);
  }
  for (const [before, after] of renamed) {
    renameSync(join(folder, '_astro', before), join(folder, '_astro', after));
  }
  await writeWorker(folder, '/');
  return folder;
}
