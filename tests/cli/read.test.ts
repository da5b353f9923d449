import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { coverageCommand, readCommand } from '../../src/cli/read-line.ts';
import { requireCatalogue } from '../../src/dice-masters/catalogue/index.ts';

const catalogue = requireCatalogue(fileURLToPath(new URL('../../content/', import.meta.url)));

test('a line is answered with its clause and its words', () => {
  const { output, code } = readCommand(['Fielded: gain 1 life.', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(output)).toEqual({
    ok: true,
    clause: {
      kind: 'when',
      event: 'fielded',
      effects: [{ do: 'gain-life', player: 'you', amount: 1 }],
    },
    written: 'Fielded: gain 1 life.',
  });
});

test('a line that is not read says where it stopped and what could follow', () => {
  const { output, code } = readCommand(['Fielded: gain 1 token.']);
  expect(code).toBe(1);
  expect(output).toContain('column 17, at "token."');
  expect(output).toContain('life');
});

test('coverage counts the cards that play and names what stops the others', () => {
  const { output } = coverageCommand(['--set', 'avx', '--json'], catalogue);
  const { cards, playing, bySet, stopped } = JSON.parse(output);
  expect(playing).toBe(bySet.avx);
  expect(new Set(stopped.map(({ id }: { id: string }) => id)).size).toBe(cards - playing);
});

test('there is no coverage of a set that is not there', () => {
  expect(coverageCommand(['--set', 'nope'], catalogue).code).toBe(2);
});
