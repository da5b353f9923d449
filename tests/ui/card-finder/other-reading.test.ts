import { expect, test } from 'vitest';
import { otherReading } from '../../../src/ui/card-finder/other-reading.ts';
import { find, packed } from '../../query/catalogue.ts';

test.each([
  ['HHS 17', 's:hhs num:17', 'HHS 17'],
  ['hhs-017', 's:hhs num:17', 'HHS 17'],
  ['hhs #17', 's:hhs num:17', 'HHS 17'],
  ['IG 120', 's:ig num:120', 'IG 120'],
  ['m2015 2', 's:m2015 num:2', 'M2015 2'],
  ['overcrsh', 'kw:overcrush', 'the keyword Overcrush'],
  [' Swrm ', 'kw:swarm', 'the keyword Swarm'],
  ['turtel power', 'kw:turtle-power', 'the keyword Turtle Power'],
])('%s may mean %s, which cards answer', (text, query, words) => {
  expect(otherReading(text, packed)).toEqual({ query, words });
  expect(find(query).total).toBeGreaterThan(0);
});

test.each(['', 'zzz 17', 'hhs 99', 'hhs', '17', 'wolverine c>20', 'xylophone', 'captre'])(
  '“%s” means nothing else',
  (text) => {
    expect(otherReading(text, packed)).toBeNull();
  },
);
