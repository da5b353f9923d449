import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { applyEdits } from '../../../../src/dice-masters/teams/edit.ts';
import type { Problem } from '../../../../src/dice-masters/teams/problem.ts';
import type { Team, TeamCard } from '../../../../src/dice-masters/teams/team.ts';
import { EMPTY_TEAM } from '../../../../src/dice-masters/teams/team.ts';
import { validatePartners } from '../../../../src/dice-masters/teams/two-teams.ts';
import { validate } from '../../../../src/dice-masters/teams/validate.ts';
import { catalogue, formatOf, formats } from './bench.ts';

vi.setConfig({ testTimeout: 600_000 });

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 200);

const FEW = [
  ...['hhs-001', 'hhs-007', 'hhs-012', 'hhs-016', 'hhs-017', 'hhs-031', 'hhs-033', 'hhs-055'],
  ...['hhs-057', 'hhs-058', 'imw-013', 'imw-019', 'imw-026', 'imw-028', 'imw-029', 'toa-003'],
  ...['bff-050', 'toa-039', 'avx-013', 'uxm-043', 'uxm-031', 'avx-064', 'avx-103', 'gaf-007'],
  ...['wwe-042', 'wwe-021', 'wwe-049', 'sk2017-001', '?999xyz', '?1abc', 'zzz-999'],
];
const EVERY = [...catalogue.all()].map(({ id }) => id);

const card = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...FEW) }, fc.constantFrom(...EVERY));
const dice = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 7 }) },
  fc.constantFrom(-1, 2.5, 99),
);
const entry: fc.Arbitrary<TeamCard> = fc.record({ card, dice, note: fc.constant('') });
const team: fc.Arbitrary<Team> = fc.record({
  ...Object.fromEntries(
    Object.entries(EMPTY_TEAM).map(([key, value]) => [key, fc.constant(value)]),
  ),
  cards: fc.array(entry, { maxLength: 12 }),
  basicActions: fc.array(entry, { maxLength: 4 }),
}) as fc.Arbitrary<Team>;

const part = fc.constantFrom(
  ...['cards:2-3', 'cards:4', 'dice:20', 'dice:1-6', 'dice:*', 'basics:0-1', 'dice-per-card:1'],
  ...[
    'sets:hhs,avx,imw',
    'not-sets:hhs',
    'ban:hhs-017,bff-050',
    'ban-name:Karai',
    'ban-keyword:ally',
  ],
  ...['one-per-set', 'affiliations:villain', 'affiliations-differ', 'costs:2,3,5,*', 'most-cost:4'],
  ...[
    'rarities:common',
    'same-rarity',
    'energies:fist,bolt',
    'same-energy',
    'life:15',
    'colour:red',
  ],
  'pool:2xhhs-017,2xhhs-016,1xhhs-001,3xavx-064',
);
const format = fc.oneof(
  fc.constantFrom(...formats.keys()),
  fc
    .tuple(fc.constantFrom(...formats.keys()), fc.uniqueArray(part, { maxLength: 4 }))
    .map(([base, parts]) => `custom:${[base, ...parts].join('~')}`),
);

/** Whether a problem is the other one again, of as many cards or fewer. */
function isStill(after: Problem, before: Problem): boolean {
  const isSame = after.check === before.check && after.severity === before.severity;
  return (
    isSame &&
    after.cards.length > 0 === before.cards.length > 0 &&
    new Set(before.cards).isSupersetOf(new Set(after.cards))
  );
}

function expectCure(problem: Problem, before: Problem[], after: Problem[]): void {
  expect(after.filter((other) => isStill(other, problem))).toEqual([]);
  const illegal = after.filter(({ severity }) => severity === 'illegal');
  expect(illegal.filter((other) => !before.some((old) => isStill(other, old)))).toEqual([]);
}

describe('every repair, over arbitrary teams and formats', () => {
  test('removes its problem and adds no illegal one', () => {
    fc.assert(
      fc.property(team, format, (one, text) => {
        const rules = formatOf(text);
        const before = validate(one, rules, catalogue);
        for (const problem of before) {
          if (problem.repair === null) continue;
          const after = validate(applyEdits(one, problem.repair.edits), rules, catalogue);
          expectCure(problem, before, after);
        }
      }),
      { numRuns },
    );
  });

  test('does so for partners too', () => {
    fc.assert(
      fc.property(
        team,
        team,
        fc.constantFrom('doubles', 'doubles-quick-start'),
        (one, two, text) => {
          const rules = formatOf(text);
          const teams = [one, two];
          const before = validatePartners(teams, rules, catalogue);
          for (const problem of before.filter(({ message }) => message.includes('both teams'))) {
            const edits = problem.repair?.edits ?? [];
            if (edits.length === 0) continue;
            const after = teams.map((old, at) =>
              at === problem.team ? applyEdits(old, edits) : old,
            );
            const left = validatePartners(after, rules, catalogue);
            const illegal = left.filter(({ severity }) => severity === 'illegal');
            expect(illegal.filter((other) => !before.some((old) => isStill(other, old)))).toEqual(
              [],
            );
            const told = left.map(({ message }) => message);
            expect(told).not.toContain(problem.message);
          }
        },
      ),
      { numRuns },
    );
  });

  test('leads to a team with nothing illegal, one repair after the other', () => {
    fc.assert(
      fc.property(team, fc.constantFrom('tournament', 'casual', 'rainbow-draft'), (one, text) => {
        const rules = formatOf(text);
        let current = one;
        for (let step = 0; step < 60; step += 1) {
          const repair = validate(current, rules, catalogue).find(
            (problem) => problem.severity === 'illegal' && problem.repair,
          )?.repair;
          if (!repair) break;
          current = applyEdits(current, repair.edits);
        }
        const left = validate(current, rules, catalogue);
        expect(left.filter(({ severity }) => severity === 'illegal')).toEqual([]);
      }),
      { numRuns },
    );
  });
});

test('every message is one clean line and names no card by its place', () => {
  fc.assert(
    fc.property(team, format, (one, text) => {
      for (const { message, cards } of validate(one, formatOf(text), catalogue)) {
        expect(message).toMatch(/^[^\n]+\.$/u);
        expect(message).not.toMatch(/undefined|NaN|null|(?<![-.\d])1 (dice|cards)\b/);
        const codes = new Set([...one.cards, ...one.basicActions].map((placed) => placed.card));
        expect(cards.filter((code) => !codes.has(code))).toEqual([]);
      }
    }),
    { numRuns },
  );
});
