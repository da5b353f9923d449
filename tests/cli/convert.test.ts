import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { convertTeam } from '../../src/cli/convert-team.ts';
import { catalogue } from '../dice-masters/teams/links/catalogue.ts';

const LINK = 'https://tb.dicecoalition.com/?view&cards=2x31xfc;4x86gaf;3x27fus&name=Two%20words';
const folder = mkdtempSync(join(tmpdir(), 'dicewright-convert-'));
afterAll(() => rmSync(folder, { recursive: true }));

const convert = (...words: string[]) => convertTeam(words, catalogue);

test.each([
  ['dicewright', '#2xfc31.4gaf86/fus27&name=Two%20words'],
  ['tb', LINK],
])('convert a link --to %s', (to, output) => {
  expect(convert(LINK, '--to', to)).toEqual({ output, warnings: '', code: 0 });
});

test.each(['dicewright', 'text', 'json'])('--to %s and back gives the same link', (to) => {
  const { output } = convert(LINK, '--to', to);
  expect(convert(output, '--to', 'tb').output).toBe(LINK);
});

test('reads a file', () => {
  const file = join(folder, 'teams.txt');
  writeFileSync(file, '[{"name":"Two words","cards":[39031,27086,20027],"dice":[2,4,3]}]');
  expect(convert(file, '--to', 'tb')).toEqual({ output: LINK, warnings: '', code: 0 });
});

test('keeps an unknown card, warns, and ends with 1', () => {
  const link = 'https://tb.dicecoalition.com/?view&cards=2x31zzz';
  const { output, warnings, code } = convert(link, '--to', 'tb');
  expect({ output, code }).toEqual({ output: link, code: 1 });
  expect(warnings).toContain('31zzz');
});

test('fails when something is lost', () => {
  const { output, warnings, code } = convert('#2swa1.2xfc31', '--to', 'tb');
  expect(output).toContain('2x31xfc');
  expect(warnings).toContain('swa-001');
  expect(code).toBe(1);
});

test('ends with 1 when a line was not read, and says which', () => {
  const { output, warnings, code } = convert('3 hhs-017\n~~~ what is this', '--to', 'json');
  expect(output).toContain('hhs-017');
  expect(warnings).toContain('what is this');
  expect(code).toBe(1);
});

test.each([
  [['--to', 'tb'], 'Which team?'],
  [[LINK], '--to is dicewright, tb, text, json.'],
  [[LINK, '--to', 'pdf'], '--to is dicewright, tb, text, json.'],
  [[LINK, '--to', 'constructor'], '--to is dicewright, tb, text, json.'],
  [[LINK, '--to', 'tb', '--to', 'text'], '--to stands twice.'],
  [['nowhere.txt', '--to', 'tb'], 'There is no file nowhere.txt.'],
  [['nowhere', '--to', 'tb'], 'no file of that name'],
  [['no such thing', '--to', 'tb'], 'no team'],
])('refuses %j', (words, reason) => {
  const { output, warnings, code } = convert(...words);
  expect({ output, code }).toEqual({ output: '', code: 2 });
  expect(warnings).toContain(reason);
  expect(JSON.parse(convert(...words, '--json').output).problem).toContain(reason);
});
