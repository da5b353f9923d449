import { describe, expect, test } from 'vitest';
import { formatLink, readParts, splitLink } from '../../src/tabletop/replay-link.ts';

const RECORDING = {
  version: 7,
  seed: 'a seed ~ with marks',
  fates: [{ at: 12, seed: '~' }],
  picks: [0, 9, 62, 63, 400],
  hashes: [0, 4095],
};

function read(link: string, setupParts: number) {
  const parts = splitLink(link, setupParts);
  return parts && readParts(parts);
}

describe('the link of a replay', () => {
  test('puts the setup of any game between the version and the luck', () => {
    const link = formatLink(['one', 2], RECORDING);
    expect(link).toBe('7~one~2~a%20seed%20%7E%20with%20marks~09-_0__6G~00__~12.%7E');
    expect(read(link, 2)).toEqual({ ok: true, recording: RECORDING });
  });

  test.each([
    ['7~one~2~seed~', null],
    ['x~one~2~seed~~', 'The numbers of this replay cannot be read.'],
    ['7~one~2~seed~!~', 'The picks of this replay cannot be read.'],
    ['7~one~2~seed~~0', 'The picks of this replay cannot be read.'],
    ['7~one~2~seed~~00~later', 'The luck of this replay cannot be read.'],
  ])('says what is wrong with %s', (link, problem) => {
    expect(read(link, 2)).toEqual(problem === null ? null : { ok: false, problem });
  });
});
