import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsv, parseCsv } from '../../../../src/dice-masters/teams/files/csv.ts';
import { readAnything } from '../../../../src/dice-masters/teams/read-anything/index.ts';
import { writeTeams } from '../../../../src/dice-masters/teams/write-team.ts';
import { catalogue, teamOf } from '../links/catalogue.ts';

test.each([
  '=1+1',
  '+1+1',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '＝1',
  '%1',
])('%j is text in a spreadsheet, and comes back as it was', (field) => {
  const text = formatCsv([[field, 'x']]);
  expect(text.replace(/^"/, '')).toMatch(/^'/);
  expect(parseCsv(text.replaceAll('\r\n', '\n'))[0]?.[0]?.trim()).toBe(
    field.replace('\r', '\n').trim(),
  );
});

test.each(['-3', '+2', '-0.5', '1e-7', 'Karai', "'s", ''])('%j stays as it is', (field) => {
  expect(formatCsv([[field, 'x']])).toBe(`${field},x\r\n`);
});

test('any field comes back, and none begins like a formula', () => {
  const field = fc.string({ maxLength: 20 }).map((text) => text.replace(/[\r\n]/g, ''));
  fc.assert(
    fc.property(field, field, (a, b) => {
      const text = formatCsv([[`${a}.`, `=${b}`]]);
      expect(parseCsv(text)).toEqual([[`${a}.`, `=${b}`]]);
      expect(text).toMatch(/,"?'/);
    }),
  );
});

test('a team whose name is a formula goes through the file unharmed', () => {
  const team = teamOf('2xxfc-031', '', { name: '=HYPERLINK("http://example.org")' });
  const { text } = writeTeams([team], 'teams-csv', catalogue);
  expect(text).toContain(`"'=HYPERLINK(`);
  expect(readAnything(text, catalogue).teams[0]?.name).toBe(team.name);
});
