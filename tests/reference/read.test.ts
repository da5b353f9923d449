import { expect, test } from 'vitest';
import { formatProblem } from '../../src/content-files/problem.ts';
import { readReference, requireReference } from '../../src/reference/read.ts';
import { SOUND, withReference } from './made-up-reference.ts';

const TURN = 'dice-masters/rules/turn.md';
const SWARM = 'dice-masters/keywords/swarm.md';

/** The sound file with one piece of its text exchanged. */
const changed = (file: string, from: string, to: string) => {
  const text = SOUND[file] ?? '';
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
  return { [file]: text.replace(from, to) };
};

const problemsWith = (files: Record<string, string>) =>
  withReference(files, (root) => readReference(root).problems.map(formatProblem));

test('a sound reference is read in order and without a problem', () => {
  withReference({}, (root) => {
    const { pages, rules, keywords } = requireReference(root);
    expect(pages.map(({ slug }) => slug)).toEqual(['start', 'turn']);
    expect([...rules.keys()].sort()).toEqual(['R1', 'R2']);
    expect(rules.get('R1')).toMatchObject({ game: 'dice-masters', page: 'turn', see: ['R2'] });
    expect(keywords.get('swarm')).toMatchObject({ id: 'swarm', rules: ['R1'], examples: [] });
  });
});

/** Mistake, the files that make it, and everything that is said about it. */
const MISTAKES: [mistake: string, files: Record<string, string>, ...said: string[]][] = [
  [
    'a link to no rule',
    changed(TURN, 'See [[R2]]', 'See [[R9]]'),
    `content/${TURN} › link to R9: there is no such rule or keyword`,
  ],
  [
    'a link to no keyword',
    changed(TURN, 'Words.', 'Has [[Swram]].'),
    `content/${TURN} › link to swram: there is no such rule or keyword`,
  ],
  [
    'a reference to no rule',
    changed(TURN, 'see: R2', 'see: R2, R7'),
    `content/${TURN} › link to R7: there is no such rule or keyword`,
  ],
  [
    'a keyword that names no rule',
    changed(SWARM, 'rules: [R1]', 'rules: [R8]'),
    `content/${SWARM} › link to R8: there is no such rule or keyword`,
  ],
  [
    'a link to no rule in a keyword',
    changed(SWARM, 'Many dice.', '- **Many** [[R6]] dice.'),
    `content/${SWARM} › link to R6: there is no such rule or keyword`,
  ],
  [
    'a rule id used twice',
    changed(TURN, 'Words.', 'Words.\n\n### R2 Again\n\n- source: Book'),
    `content/${TURN} › R2: the id is taken by dice-masters/rules/start.md`,
  ],
  [
    'a rule without a source, and so no page',
    changed(TURN, '- source: Book\n', ''),
    `content/${TURN} › the file: R1 has no source`,
    `content/${SWARM} › link to R1: there is no such rule or keyword`,
  ],
  [
    'a file without front matter',
    { 'dice-masters/keywords/rush.md': 'Just words.\n' },
    'content/dice-masters/keywords/rush.md › the file: it has no front matter',
  ],
  [
    'a missing summary',
    changed(SWARM, 'summary: Draws dice.\n', ''),
    `content/${SWARM} › summary: expected some text, found nothing`,
    'content/dice-masters/rules/start.md › link to swarm: there is no such rule or keyword',
  ],
  [
    'a word out of no list',
    { 'dice-masters/keywords/rush.md': (SOUND[SWARM] ?? '').replace('origin: box', 'origin: bag') },
    'content/dice-masters/keywords/rush.md › origin: expected one of box, later, found "bag"',
  ],
  [
    'a misspelled field',
    { 'dice-masters/keywords/rush.md': (SOUND[SWARM] ?? '').replace('rules:', 'ruels:') },
    'content/dice-masters/keywords/rush.md › ruels: expected no such field',
  ],
  [
    'an order that is no number',
    {
      'dice-masters/rules/end.md':
        '---\ntitle: End\norder: last\nsummary: The end.\n---\n\nWords.\n',
    },
    'content/dice-masters/rules/end.md › order: expected a whole number from 0 to 999, found "last"',
  ],
  [
    'an example that is no card id',
    {
      'dice-masters/keywords/rush.md': (SOUND[SWARM] ?? '').replace(
        'rules: [R1]',
        'examples: [hhs-1]',
      ),
    },
    'content/dice-masters/keywords/rush.md › examples.0: expected a card id such as "hhs-017", found "hhs-1"',
  ],
  [
    'Markdown that the reference has no use for',
    { 'dice-masters/keywords/rush.md': (SOUND[SWARM] ?? '').replace('Many dice.', '> Many dice.') },
    'content/dice-masters/keywords/rush.md › the file: the reference has no use for "blockquote": > Many dice.\n',
  ],
];

test.each(MISTAKES)('%s is named with its file and place', (_, files, ...said) => {
  expect(problemsWith(files)).toEqual(said);
});

test('all mistakes are reported at once, and the build stops with them', () => {
  const files = {
    ...changed(TURN, 'See [[R2]]', 'See [[R9]]'),
    ...changed(SWARM, 'rules: [R1]', 'rules: [R8]'),
  };
  withReference(files, (root) => {
    expect(() => requireReference(root)).toThrow(
      /^The content has 2 problem\(s\):\n {2}content\/dice-masters\/rules.*R9.*\n {2}content\/dice-masters\/keywords.*R8/,
    );
  });
});
