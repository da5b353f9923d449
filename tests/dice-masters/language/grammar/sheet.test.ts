import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLine } from '../../../../src/dice-masters/language/grammar/lines.ts';

const sheet = readFileSync(new URL('../../../../CONTRIBUTING.md', import.meta.url), 'utf8');
const [, block = ''] = /```lines\n([\s\S]*?)```/.exec(sheet) ?? [];
const examples = block.split('\n').filter(Boolean);

test('the sheet of the language has examples', () => {
  expect(examples.length).toBeGreaterThan(40);
});

test.each(examples)('%s', (example) => {
  const isAction = example.startsWith('{action} ');
  const line = example.replace('{action} ', '');
  const kind = isAction ? 'action' : 'character';
  const frame = { kind, keywords: [], keywordValues: {} } as const;
  expect(readLine(line, { frame, before: [], opens: false })).toMatchObject({ ok: true });
});

test.each([
  ['Fielded: may capture an opposing Sidekick.', 13, 'capture'],
  ['Fielded: may KO an opposing Sidekick', 37 - 1, 'the end'],
  ['Active: whenever you field a Sidekick, this die +1A this turn.', undefined, undefined],
  ['Fielded: KO it.', undefined, undefined],
])('%s is not read', (line, at, word) => {
  const frame = { kind: 'character', keywords: [], keywordValues: {} } as const;
  const reading = readLine(line, { frame, before: [], opens: false });
  expect(reading.ok).toBe(false);
  if (!reading.ok && at !== undefined) expect(reading.stop).toMatchObject({ at, word });
});
