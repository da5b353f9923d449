import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RARITIES } from '../../../../src/dice-masters/cards/card.ts';
import { ENERGY_TYPES } from '../../../../src/dice-masters/cards/energy.ts';
import {
  type CustomFormat,
  emptyCustomFormat,
  formatCustomFormat,
  parseCustomFormat,
} from '../../../../src/dice-masters/teams/custom-format.ts';
import { readFormat } from '../../../../src/dice-masters/teams/format.ts';
import { validate } from '../../../../src/dice-masters/teams/validate.ts';
import { catalogue, formatOf, formats, team } from './bench.ts';

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 200);
const SAFE = /^[A-Za-z0-9\-._~:,*]+$/;

const sorted = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.uniqueArray(arbitrary, { maxLength: 4 }).map((list) => [...list].sort());
const set = fc.constantFrom('avx', 'uxm', 'hhs', 'm2017');
const card = fc.constantFrom('avx-001', 'hhs-017', 'm2017-001');
const count = (least: number) => fc.option(fc.integer({ min: least, max: 99 }), { nil: null });
const range = fc
  .tuple(fc.nat({ max: 40 }), fc.nat({ max: 40 }))
  .map(([least, more]) => ({ least, most: least + more }));

const custom: fc.Arbitrary<CustomFormat> = fc.record({
  base: fc.constantFrom(...formats.keys()),
  name: fc.string({ unit: 'binary', maxLength: 12 }),
  life: count(1),
  cards: fc.option(range, { nil: null }),
  dice: fc.option(
    fc.oneof(range, fc.record({ least: fc.nat({ max: 99 }), most: fc.constant(null) })),
    { nil: null },
  ),
  basicActions: fc.option(range, { nil: null }),
  unread: fc.constant([]),
  sets: sorted(set),
  setsBanned: sorted(set),
  cardsBanned: sorted(card),
  namesBanned: sorted(fc.string({ unit: 'binary', minLength: 1, maxLength: 12 })),
  keywordsBanned: sorted(fc.constantFrom('ally', 'turtle-power')),
  onePerSet: fc.boolean(),
  affiliations: sorted(fc.constantFrom('x-men', 'villain')),
  affiliationsDiffer: fc.boolean(),
  costs: fc
    .tuple(fc.array(fc.nat({ max: 12 }), { maxLength: 8 }), fc.nat({ max: 3 }))
    .map(([costs, any]) => [...costs.sort((a, b) => a - b), ...Array<null>(any).fill(null)]),
  mostCost: count(0),
  rarities: sorted(fc.constantFrom(...RARITIES)),
  sameRarity: fc.boolean(),
  energies: sorted(fc.constantFrom(...ENERGY_TYPES)),
  sameEnergy: fc.boolean(),
  dicePerCard: count(1),
  pool: fc.option(fc.array(fc.record({ card, dice: fc.nat({ max: 99 }) }), { maxLength: 4 }), {
    nil: null,
  }),
});

describe('the text of a custom format', () => {
  test.each([
    [{}, 'custom:tournament'],
    [{ dice: { least: 20, most: 20 } }, 'custom:tournament~dice:20'],
    [{ dice: { least: 0, most: null } }, 'custom:tournament~dice:*'],
    [{ cards: { least: 1, most: 6 }, onePerSet: true }, 'custom:tournament~cards:1-6~one-per-set'],
    [{ sets: ['uxm', 'avx'] }, 'custom:tournament~sets:avx,uxm'],
    [
      { namesBanned: ["Pandora's Box", 'Pizza!'] },
      'custom:tournament~ban-name:Pandora*27*s_Box,Pizza*21*',
    ],
    [
      { rarities: ['starter/common', 'common'] as const },
      'custom:tournament~rarities:common,starter',
    ],
    [{ costs: [null, 3, 2] }, 'custom:tournament~costs:2,3,*'],
    [{ name: 'Friday night' }, 'custom:tournament~name:Friday_night'],
    [{ pool: [{ card: 'hhs-017', dice: 2 }] }, 'custom:tournament~pool:2xhhs-017'],
  ])('%j is %s', (parts, text) => {
    expect(formatCustomFormat({ ...emptyCustomFormat('tournament'), ...parts })).toBe(text);
  });

  test('comes back as it went, in characters that are safe in an address', () => {
    fc.assert(
      fc.property(custom, (one) => {
        const text = formatCustomFormat(one);
        expect(text).toMatch(SAFE);
        expect(parseCustomFormat(text)).toEqual(one);
      }),
      { numRuns },
    );
  });

  test.each([
    ['an unknown word', 'colour:red'],
    ['a set that cannot be one', 'sets:AVX!'],
    ['a number that is none', 'life:many'],
    ['a number below its least', 'dice-per-card:0'],
    ['a range the wrong way round', 'cards:8-2'],
    ['a value too many', 'most-cost:3,4'],
    ['a value for a flag', 'one-per-set:yes'],
    ['an unfinished letter', 'ban-name:Pizza*21'],
    ['a letter that does not exist', 'ban-name:*110000*'],
    ['an empty part', ''],
  ])('keeps %s and says so', (_, part) => {
    const text = `custom:casual~${part}~same-energy`;
    const { format, problems } = readFormat(text, formats);
    expect(problems.map((problem) => problem.part)).toEqual([part]);
    expect(format).toMatchObject({ id: text, sameEnergy: true, life: 15 });
    expect(formatCustomFormat(parseCustomFormat(text))).toBe(`custom:casual~same-energy~${part}`);
  });

  test('keeps a part that comes twice', () => {
    const { life, unread } = parseCustomFormat('custom:casual~life:9~life:8');
    expect([life, unread]).toEqual([9, ['life:8']]);
  });

  test('never throws and loses no part, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (rest) => {
        const text = `custom:tournament~${rest}`;
        expect(() => validate(team('3 hhs-017'), formatOf(text), catalogue)).not.toThrow();
        const { unread, ...read } = parseCustomFormat(text);
        const parts = formatCustomFormat({ ...read, unread: [] }).split('~').length - 1;
        expect(parts + unread.length).toBe(rest.split('~').length);
      }),
      { numRuns },
    );
  });
});

describe('a format that a team names', () => {
  test.each([
    ['vintage', 'There is no format “vintage”. The team is judged as Tournament 20/20.'],
    ['', 'The team names no format. The team is judged as Tournament 20/20.'],
    [
      'custom:vintage~life:9',
      'There is no format “vintage”. The team is judged as Tournament 20/20.',
    ],
  ])('“%s” is judged as a tournament and said to be unknown', (text, message) => {
    const { format, problems } = readFormat(text, formats);
    expect(problems.map((problem) => problem.message)).toEqual([message]);
    expect(format.id).toBe(text);
    expect(validate(team('3 hhs-017 | 3 hhs-055, 3 hhs-057'), format, catalogue)[0]?.message).toBe(
      message,
    );
  });

  test('a custom one changes what it says and leaves the rest', () => {
    const format = formatOf('custom:casual~name:Friday_night~life:12~cards:4~basics:1');
    expect(format).toMatchObject({
      name: 'Friday night',
      life: 12,
      cards: { least: 4, most: 4 },
      dice: { least: 0, most: 15 },
      basicActions: { least: 1, most: 1, dice: [3] },
    });
  });
});
