import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { quarriorsCommand } from '../../src/cli/quarriors.ts';
import { box } from '../quarriors/the-box.ts';

const ask = (...words: string[]) => quarriorsCommand(words, box);
const docs = fileURLToPath(new URL('../../docs/quarriors-scenarios.md', import.meta.url));

function scenario(change: (text: string) => string = (text) => text): string {
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync(docs, 'utf8')) ?? [];
  const file = join(tmpdir(), `quarriors-${process.pid}.json`);
  writeFileSync(file, change(json));
  return file;
}

test('the example of the documentation plays as it says', () => {
  const { code, output } = ask('play', scenario(), '--json', '--log');
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ problems: [], seats: [{ glory: 7 }, { glory: 0 }] });
});

test('another end is told and ends with 1', () => {
  const { code, output } = ask(
    'play',
    scenario((text) => text.replace('[7, 0]', '[9, 0]')),
  );
  expect(code).toBe(1);
  expect(output).toContain('Problem: Glory: expected 9 0, found 7 0');
});

test.each([
  [['play'], 'Which game? Give one file, a link, or - to read it.'],
  [['play', 'nonsense'], 'This is no game of Quarriors!. Give a file, a link, or - to read it.'],
  [['sim', '--games', 'many'], '--games is a whole number from 1 to 1000000.'],
  [['sim', '--policies', 'engine'], 'Two to four policies play, one for each seat.'],
  [['sim', '--wilds', 'x'], '--wilds is no link of a Wilds.'],
])('%j is refused with a reason', (words, problem) => {
  const { code, output } = ask(...words, '--json');
  expect(code).toBe(2);
  expect(JSON.parse(output)).toEqual({ problem });
});

test('a simulation is the same for the same seed and tells intervals', () => {
  const asked = ['sim', '--games', '60', '--seed', 'x', '--worth', '--json'];
  const { output } = ask(...asked);
  expect(ask(...asked).output).toBe(output);
  const report = JSON.parse(output);
  expect(report.games).toBe(60);
  expect(report.cards).toHaveLength(10);
  const [{ wins }] = report.policies;
  expect(wins.low).toBeLessThanOrEqual(wins.p);
  expect(wins.high).toBeGreaterThanOrEqual(wins.p);
});
