import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readLink } from '../../../../src/dice-masters/teams/links/link.ts';
import { readAnything } from '../../../../src/dice-masters/teams/read-anything/index.ts';
import type { Reading } from '../../../../src/dice-masters/teams/reading.ts';
import { line, numRuns } from './arbitrary-team.ts';
import { cards, catalogue } from './catalogue.ts';

vi.setConfig({ testTimeout: 600_000 });

/** Text out of the pieces that readers look for, with any bytes between them. */
const scraps = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom('2x31xfc', '4xMSW018', 'avx12', '39031', '2xfc31', '-1', '?', '%', '%E0%A4'),
      fc.constantFrom(
        ';',
        '.',
        '/',
        '&',
        '&name=',
        '=',
        '#',
        '\n',
        '\r\n',
        '\n\n\n',
        ' ',
        '"',
        ',',
      ),
      fc.constantFrom('{"cards":[', '[{"name":', ']}', '```', '- ', '**', '4x ', 'x4', '(HHS)'),
      fc.constantFrom(
        'https://',
        '?view&cards=',
        'TeamName,Set',
        'pack.html#?pack=',
        'Team: ',
        'Note:',
      ),
      fc.constantFrom(...cards.slice(0, 40).map(({ name, subtitle }) => `${name}: ${subtitle}`)),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

describe('whatever comes in', () => {
  test.each<[string, string]>([
    ['as a paste', ''],
    ['as the cards of a link', '?cards='],
    ['as a Team Builder link', 'https://tb.dicecoalition.com/?view&cards='],
    ['as the address of a team', 'https://dice.example/build/#'],
    ['as a draft', 'pack.html#?pack='],
    ['as a table', 'TeamName,Set,Character,Card Name,Dice Number\n'],
    ['as a file', '{"dicewright":"teams","teams":['],
  ])('%s gives teams or problems, never an exception', (_, before) => {
    fc.assert(
      fc.property(scraps, (text) => {
        const reading = readAnything(before + text, catalogue);
        expect(reading.teams.length + reading.problems.length).toBeGreaterThan(0);
        expect(reading.recognised).not.toBe('');
        for (const { dice } of entriesOf(reading)) expect(dice).toBeGreaterThanOrEqual(0);
      }),
      { numRuns },
    );
  });

  test('as JSON of any shape gives teams or problems', () => {
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom('xfc-031', 39_031, '?', -1, 2.5));
    const team = fc.record(
      {
        name: value,
        cards: fc.array(fc.oneof(value, fc.record({ card: value, dice: value }))),
        dice: value,
        tags: value,
      },
      { requiredKeys: ['cards'] },
    );
    fc.assert(
      fc.property(fc.array(team, { minLength: 1, maxLength: 3 }), (teams) => {
        const reading = readAnything(JSON.stringify(teams), catalogue);
        const all = teams.reduce((sum, { cards: list }) => sum + list.length, 0);
        expect(entriesOf(reading).length + reading.problems.length).toBeGreaterThanOrEqual(all);
      }),
      { numRuns },
    );
  });
});

describe('never fewer cards than came in', () => {
  test('in the fragment of our link', () => {
    fc.assert(
      fc.property(scraps, (text) => {
        const [body = ''] = text.trim().replace(/^#/, '').split('&');
        fc.pre(!body.startsWith('-'));
        const pieces = body.split(/[./]/).filter((piece) => piece !== '');
        expect(entriesOf(readLink(text, catalogue)).length).toBe(pieces.length);
      }),
      { numRuns },
    );
  });

  test('in ?cards=: every piece between semicolons is an entry', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (parts) => {
        const pieces = parts.join(';').replace(/[\s&]/g, '').split(';');
        const reading = readAnything(`?cards=${pieces.join(';')}`, catalogue);
        const named = pieces.filter((piece) => decoded(piece) !== '');
        expect(entriesOf(reading).length).toBeGreaterThanOrEqual(named.length);
      }),
      { numRuns },
    );
  });

  test('in a list: every line with dice is an entry', () => {
    const counted = fc.record({
      dice: fc.nat(12),
      words: line.filter((text) => /^[\p{L}][\p{L} :'-]*$/u.test(text)),
    });
    fc.assert(
      fc.property(fc.array(counted, { minLength: 1, maxLength: 12 }), (lines) => {
        const text = lines.map(({ dice, words }) => `${dice}x ${words}`).join('\n');
        expect(entriesOf(readAnything(text, catalogue))).toHaveLength(lines.length);
      }),
      { numRuns },
    );
  });

  test('in a list of any words: every line with dice is an entry or a problem', () => {
    fc.assert(
      fc.property(
        fc.array(
          line.filter((text) => /[\p{L}\p{N}]/u.test(text)),
          { minLength: 1, maxLength: 12 },
        ),
        (lines) => {
          const reading = readAnything(lines.map((words) => `4x ${words}`).join('\n'), catalogue);
          const told = entriesOf(reading).length + reading.problems.length;
          expect(told).toBeGreaterThanOrEqual(lines.length);
        },
      ),
      { numRuns },
    );
  });
});

function entriesOf({ teams }: Reading) {
  return teams.flatMap((team) => [...team.cards, ...team.basicActions]);
}

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece).replace(/[;\s]/g, '');
  } catch {
    return piece;
  }
}
