import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CASES } from './architecture/cases.ts';
import { ROOM_MAY_IMPORT, RULES } from './architecture/rules.ts';
import { readSources } from './architecture/source.ts';
import { claimsOf, sharedClasses } from './architecture/styles.ts';

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

test('no circle of rooms in ui', () => {
  const rooms = Object.keys(ROOM_MAY_IMPORT);
  const upwards = Object.entries(ROOM_MAY_IMPORT).flatMap(([room, allowed], place) =>
    allowed.filter((one) => !rooms.slice(0, place).includes(one)).map((one) => [room, one]),
  );
  expect(upwards).toEqual([]);
});

describe('a class is styled by one owner', () => {
  test('in all sheets', () => expect(sharedClasses(sources)).toEqual([]));

  test('which is who has selectors that begin with it', () => {
    const css = '@media (x) { .a .b, p.c:hover { } } /* .d {} */ .e > .f { } :is(.g) .h { }';
    expect([...claimsOf(css)]).toEqual(['a', 'c', 'e']);
  });

  test('a feature with all its sheets, but each sheet of the kit', () => {
    const sheets = ['ui/odds/a.css', 'ui/odds/b.css', 'ui/kit/a.css', 'ui/kit/b.css'];
    const said = sharedClasses(sheets.map((path) => ({ path, text: `.${path.slice(3, 6)} { }` })));
    expect(said).toEqual([['kit', ['ui/kit/a.css', 'ui/kit/b.css']]]);
  });
});

test.each(['dice-masters', 'tabletop', 'site', 'ui', 'cli', 'pages', 'components', 'layouts'])(
  'the checker reads the folder %s',
  (folder) => {
    expect(sources.filter(({ path }) => path.startsWith(`${folder}/`))).not.toEqual([]);
  },
);
