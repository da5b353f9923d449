import { expect, test } from 'vitest';
import { parsePage } from '../../src/reference/parse-page.ts';
import { plainText } from '../../src/reference/prose.ts';
import type { PagePart } from '../../src/reference/rule.ts';

const parse = (body: string) => parsePage('dice-masters', 'turn', body);

const outline = (part: PagePart) =>
  part.kind === 'prose' ? plainText(part.blocks) : `${part.rule.id} | ${part.rule.title}`;

const RULE = '### R1 One\n\nText.\n\n- source: Book\n';

/** What the page holds, how it is written, and its parts. */
const OUTLINES: [what: string, body: string, ...parts: string[]][] = [
  ['nothing', '\n'],
  ['prose only', '\nHello.\n\n## More\n\nWorld.\n', 'Hello.', 'More World.'],
  ['a rule only', RULE, 'R1 | One'],
  [
    'prose, a rule, prose',
    `Before.\n\n${RULE}\n## After\n\nWords.\n`,
    'Before.',
    'R1 | One',
    'After Words.',
  ],
  ['two rules', `${RULE}\n### R2.1a Two\n\n- source: Book\n`, 'R1 | One', 'R2.1a | Two'],
  ['an id with letters', '### SP-R12 Three\n\n- source: Book\n', 'SP-R12 | Three'],
  ['a heading that is no rule', '### Rare cards\n\nWords.\n', 'Rare cards Words.'],
];

test.each(OUTLINES)('a page with %s', (_, body, ...parts) => {
  expect(parse(body).map(outline)).toEqual(parts);
});

test('a rule keeps every fact in its place', () => {
  const [part] = parse(
    [
      '### R14.1 Order of things',
      '',
      'First this.',
      '',
      '- then',
      '- that',
      '',
      '- 2016 silent: No order.',
      '- 2019: Said twice.',
      '- later instead: Another [[R2|order]].',
      '- later title: Another order of things',
      '- example: It survives.',
      '- ruling: So be it.',
      '- source: WWE "5. Cleanup"',
      '- see: R13.8, M12',
      '- acts: E26',
    ].join('\n'),
  );
  if (part?.kind !== 'rule') throw new Error('It is no rule.');
  const { text, editions, notes, ...rest } = part.rule;
  expect(rest).toEqual({
    id: 'R14.1',
    title: 'Order of things',
    game: 'dice-masters',
    page: 'turn',
    source: 'WWE "5. Cleanup"',
    see: ['R13.8', 'M12', 'E26'],
  });
  expect(plainText(text)).toBe('First this. then that');
  const readings = Object.entries(editions).map(([name, { kind, title, text: words }]) => [
    name,
    kind,
    title,
    plainText(words),
  ]);
  expect(readings).toEqual([
    ['2016', 'silent', null, 'No order.'],
    ['2019', 'besides', null, 'Said twice.'],
    ['later', 'instead', 'Another order of things', 'Another order.'],
  ]);
  expect(notes.map(({ kind, text: words }) => [kind, plainText(words)])).toEqual([
    ['example', 'It survives.'],
    ['ruling', 'So be it.'],
  ]);
});

/** Mistake, the page, and what is said. */
const MISTAKES: [mistake: string, body: string, said: string][] = [
  ['no source', '### R1 One\n\nText.\n', 'R1 has no source'],
  [
    'two readings of an edition',
    '### R1 One\n\n- 2016: So.\n- 2016 instead: Or so.\n- source: Book\n',
    'R1 has two readings of 2016',
  ],
  [
    'a title without a reading',
    '### R1 One\n\n- 2016 title: So\n- source: Book\n',
    'R1 has a title but no reading of 2016',
  ],
  [
    'a fact nobody knows',
    '### R1 One\n\n- source: Book\n- sauce: Book\n',
    'R1 has a fact "sauce" that the reference does not know',
  ],
  ['HTML in a rule', '### R1 One\n\n<b>x</b>\n\n- source: B\n', 'has no use for "html"'],
];

test.each(MISTAKES)('a rule with %s is refused', (_, body, said) => {
  expect(() => parse(body)).toThrow(said);
});
