import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { output } from '../lib/bundle-output.mjs';
import { root } from '../lib/root.mjs';
import { capture } from '../lib/run.mjs';

/**
 * Bundles a script the way browsers get code and runs it with `input` as a JSON file; what it prints is JSON.
 * It has a process of its own, since reading TypeScript leaves checks behind in all code that runs after it.
 */
export async function runBundled(file, input) {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-'));
  try {
    await bundle(file, folder);
    const given = join(folder, 'input.json');
    writeFileSync(given, JSON.stringify(input));
    const { code, output } = await capture('node', [join(folder, file), given]);
    if (code !== 0) throw new Error(`${file} failed.\n${output}`);
    return JSON.parse(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function bundle(file, folder) {
  return build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: join(root, 'scripts/bench', file),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { ...output, entryFileNames: '[name].mjs' } },
    },
  });
}
