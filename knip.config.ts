import type { KnipConfig } from 'knip';

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---/g;
const SCRIPT_BODY = /<script[^>]*(?<!\/)>([\s\S]*?)<\/script>/g;
const SCRIPT_SOURCE = /<script\s[^>]*?src="(\.[^"]+)"/g;

/** Knip's own reader of Astro files does not follow `<script src="…">`. */
function importsOf(text: string): string {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, inner = '']) => inner);
  const sources = found(SCRIPT_SOURCE).map((source) => `import '${source}';`);
  return [...found(FRONTMATTER), ...sources, ...found(SCRIPT_BODY)].join('\n');
}

const config: KnipConfig = {
  entry: [
    'tests/bench/*.ts',
    'scripts/*.mjs',
    'scripts/bench/{abilities,abilities-speed,build,engine,engine-speed,lighthouse,odds,search,sim,teams,typing}.mjs',
    'src/cli/main.ts',
    'src/cli/sim-worker.ts',
  ],
  project: ['src/**/*.{ts,tsx,astro}', 'scripts/**/*.mjs', 'tests/**/*.ts'],
  // Fonts are named by file path; `astro check` is started from a script.
  ignoreDependencies: [/^@fontsource/, '@astrojs/check'],
  compilers: { astro: importsOf },
};

export default config;
