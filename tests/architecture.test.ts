import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CASES } from './architecture/cases.ts';
import { RULES } from './architecture/rules.ts';
import { readSources } from './architecture/source.ts';

const sources = readSources(fileURLToPath(new URL('../src/', import.meta.url)));

describe.each(Object.entries(RULES))('%s', (name, rule) => {
  test('in the whole source', () => {
    const broken = sources.flatMap((source) => rule(source).map((found) => [source.path, found]));
    expect(broken).toEqual([]);
  });

  test('and the checker tells right from wrong', () => {
    const cases = CASES[name] ?? [];
    const said = cases.map(([path, text]) => [path, text, ...rule({ path, text })]);
    expect(said).toEqual(cases);
    expect(cases.some(([, , ...found]) => found.length > 0)).toBe(true);
  });
});

test.each(['domain', 'catalogue', 'site', 'ui', 'cli', 'pages', 'components', 'layouts'])(
  'the checker reads the folder %s',
  (folder) => {
    expect(sources.filter(({ path }) => path.startsWith(`${folder}/`))).not.toEqual([]);
  },
);
