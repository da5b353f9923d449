import { expect, test } from 'vitest';
import { parseMarkdown } from '../../src/reference/markdown.ts';
import { type Block, plainText, type Span } from '../../src/reference/prose.ts';

const text = (words: string): Span => ({ kind: 'text', text: words });
const paragraph = (...spans: Span[]): Block => ({ kind: 'paragraph', spans });
const line = (words: string): Block => paragraph(text(words));

/** What it shows, what is written, and what is read. */
const CASES: [what: string, written: string, ...read: Block[]][] = [
  ['nothing', '\n\n'],
  ['two paragraphs', 'One.\n\nTwo.', line('One.'), line('Two.')],
  [
    'strong and emphasised words',
    '**When:** it *would* be KO’d',
    paragraph(
      { kind: 'strong', spans: [text('When:')] },
      text(' it '),
      { kind: 'emphasis', spans: [text('would')] },
      text(' be KO’d'),
    ),
  ],
  [
    'marks inside strong words',
    '**It used [[Regenerate]]?**',
    paragraph({
      kind: 'strong',
      spans: [
        text('It used '),
        { kind: 'keyword', id: 'regenerate', words: 'Regenerate' },
        text('?'),
      ],
    }),
  ],
  ['code', '`*/**`', paragraph({ kind: 'code', text: '*/**' })],
  ['an escaped star stays in its sentence', 'one \\* two', line('one * two')],
  ['a quote is not turned into an entity', 'Say "1 < 2 & 3"', line('Say "1 < 2 & 3"')],
  ['a link', '[all](/rules/)', paragraph({ kind: 'link', href: '/rules/', spans: [text('all')] })],
  [
    'a heading with an anchor of its own',
    '## Between the books!',
    { kind: 'heading', depth: 2, id: 'between-the-books', spans: [text('Between the books!')] },
  ],
  [
    'a list',
    '- one\n- two',
    { kind: 'list', ordered: false, items: [[line('one')], [line('two')]] },
  ],
  ['a numbered list', '1. one', { kind: 'list', ordered: true, items: [[line('one')]] }],
  [
    'a table',
    '| a | b |\n|---|---|\n| c | {fist} |',
    {
      kind: 'table',
      head: [[text('a')], [text('b')]],
      rows: [[[text('c')], [{ kind: 'energy', unit: 'fist' }]]],
    },
  ],
  ['a figure', '{figure play-area}', { kind: 'figure', name: 'play-area' }],
];

test.each(CASES)('reads %s', (_, written, ...read) => {
  expect(parseMarkdown(written)).toEqual(read);
});

/** What the reference has no place for is refused, not lost. */
const REFUSED: [what: string, written: string, kind: string][] = [
  ['raw HTML', '<b>no</b>\n', 'html'],
  ['a quotation', '> words', 'blockquote'],
  ['a block of code', '```\ncode\n```', 'code'],
  ['a rule line', 'a\n\n---\n', 'hr'],
  ['a picture', '![art](card.png)', 'image'],
];

test.each(REFUSED)('refuses %s', (_, written, kind) => {
  expect(() => parseMarkdown(written)).toThrow(`the reference has no use for "${kind}"`);
});

test('the words alone leave out figures and keep everything else', () => {
  const blocks = parseMarkdown(
    '## A [[Swarm]]\n\n{figure play-area}\n\n- {Characters} pay {bolt}\n\n| a |\n|---|\n| [[R5.1]] |',
  );
  expect(plainText(blocks)).toBe('A Swarm Characters pay bolt a R5.1');
});
