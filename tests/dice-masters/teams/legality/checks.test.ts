import { describe, expect, test } from 'vitest';
import { breaksNoRule } from '../../../../src/dice-masters/teams/breaks-no-rule.ts';
import { CHECKS } from '../../../../src/dice-masters/teams/checks/registry.ts';
import { applyEdits } from '../../../../src/dice-masters/teams/edit.ts';
import type { Format } from '../../../../src/dice-masters/teams/format.ts';
import { judge } from '../../../../src/dice-masters/teams/judge.ts';
import { isLegal } from '../../../../src/dice-masters/teams/problem.ts';
import { validate } from '../../../../src/dice-masters/teams/validate.ts';
import ruleIds from '../../../fixtures/rule-ids.json' with { type: 'json' };
import { catalogue, formatFiles, formatOf, problemsOf, team } from './bench.ts';
import { CUSTOM_FIXTURES } from './custom-fixtures.ts';
import { DEMO_FIXTURES } from './demo-fixtures.ts';
import { DOUBLES_FIXTURES } from './doubles-fixtures.ts';
import type { Fixture } from './fixture.ts';
import { STANDARD_FIXTURES } from './standard-fixtures.ts';

const FIXTURES = [...STANDARD_FIXTURES, ...DEMO_FIXTURES, ...DOUBLES_FIXTURES, ...CUSTOM_FIXTURES];
const anchors = new Set(Object.values(ruleIds).flat());

const wrongFormat = (fixture: Fixture) => formatOf(fixture.wrongFormat ?? fixture.format);

const found = (fixture: Fixture, checks = Object.values(CHECKS)) =>
  judge(team(fixture.wrong), wrongFormat(fixture), catalogue, checks).find(
    ({ check, message }) => check === fixture.check && message === fixture.message,
  );

describe.each(FIXTURES)('$check in $format: $message', (fixture) => {
  const { legal, wrong, format, message, repair } = fixture;

  test('the legal team is legal', () => {
    const problems = problemsOf(legal, format);
    expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(problems.map((problem) => problem.message)).not.toContain(message);
  });

  test('asked in short whether it breaks a rule, both get the same answer as in full', () => {
    const whole = (text: string, by: Format) =>
      validate(team(text), by, catalogue).every(({ severity }) => severity !== 'illegal');
    const short = (text: string, by: Format) => breaksNoRule(team(text), by, catalogue);
    const wrongBy = wrongFormat(fixture);
    expect(short(legal, formatOf(format))).toBe(true);
    expect(short(wrong, wrongBy)).toBe(whole(wrong, wrongBy));
  });

  test('the other team is told, with a rule to read and the repair', () => {
    const problems = validate(team(wrong), wrongFormat(fixture), catalogue);
    expect(problems.map((problem) => problem.message)).toContain(message);
    expect(found(fixture)?.repair?.label ?? null).toBe(repair);
    expect(anchors).toContain(found(fixture)?.rule);
  });

  test('the repair cures it', () => {
    const repaired = applyEdits(team(wrong), found(fixture)?.repair?.edits ?? []);
    const left = validate(repaired, wrongFormat(fixture), catalogue);
    expect(left.some((problem) => problem.message === message)).toBe(repair === null);
  });

  test('without its check nobody would tell', () => {
    const { [fixture.source]: removed, ...others } = CHECKS;
    expect(removed).toBeDefined();
    expect(found(fixture, Object.values(others))).toBeUndefined();
  });
});

describe('the table', () => {
  test('has a row for every check', () => {
    const covered = new Set(FIXTURES.map(({ source }) => source));
    expect(Object.keys(CHECKS).filter((name) => !covered.has(name))).toEqual([]);
  });

  test.each([...formatFiles])(
    'has a row for every rule that %s states for itself',
    (id, { rules }) => {
      const rows = FIXTURES.filter(({ format }) => format === id).map(({ check }) => check);
      expect(Object.values(rules).filter((rule) => !rows.includes(rule))).toEqual([]);
    },
  );

  test.each([
    ...['V01', 'V02', 'V03', 'V04', 'V05', 'V06', 'V07', 'V08', 'V09', 'V10', 'V12', 'V15'],
    ...['C02', 'D02', 'D03', 'D04', 'D05', 'D06', 'RD3'],
    ...['DQ02', 'DQ03', 'DQ04', 'DQ05', 'DQ06', 'DF02', 'DF03', 'DF04'],
  ])('has a row for %s', (id) => {
    expect(FIXTURES.map(({ check }) => check)).toContain(id);
  });
});

describe('what is never wrong', () => {
  const basics = '3 hhs-055, 3 hhs-057';
  test.each([
    ['V11 names that only contain each other', '2 avx-013, 2 imw-019'],
    ['V14 action cards among the eight', '2 avx-064, 2 avx-063'],
    ['V16 affiliations and universes mixed', '2 hhs-012, 2 avx-004, 2 wwe-004'],
    ['V20 rarities, costs and energies mixed', '2 avx-103, 2 hhs-039, 2 gaf-007'],
    [
      'V13 Sidekicks and V12 Basic Action Dice beside twenty dice',
      '4 avx-019, 4 avx-064, 4 uxm-007, 4 imw-019, 4 avx-016',
    ],
  ])('%s', (_, cards) => {
    expect(isLegal(problemsOf(`${cards} | ${basics}`, 'tournament'))).toBe(true);
  });

  test.each([
    ['V17', 'tournament', 20],
    ['C01', 'casual', 15],
    ['D01', 'demo', 10],
    ['DQ08', 'doubles-quick-start', 30],
    ['DF01', 'doubles', 30],
  ])('%s life of %s is %i', (_, id, life) => {
    expect(formatOf(id).life).toBe(life);
  });
});

describe('all problems at once', () => {
  const wrong =
    '5 hhs-017, 0 hhs-001, 3 hhs-031, 3 hhs-033, 3 hhs-055, 9 ?77abc | 3 hhs-057, 3 hhs-057';

  test('are told, not only the first', () => {
    const checks = problemsOf(wrong, 'tournament').map(({ check }) => check);
    expect(checks).toEqual(['unknown-card', 'V15', 'V09', 'V03', 'V04', 'V05', 'V08']);
  });

  test('an unknown card counts as a card with its dice', () => {
    const messages = problemsOf('9 hhs-017, 12 ?77abc | 3 hhs-055, 3 hhs-057', 'tournament');
    expect(messages.map(({ message }) => message)).toContain(
      'The cards have 21 dice in all; 20 may be on them. Take 1 off.',
    );
  });

  test('a Sidekick card takes no place of a card', () => {
    const [problem] = problemsOf('3 hhs-017, 0 sk2017-001 | 3 hhs-055, 3 hhs-057', 'tournament');
    expect(problem?.message).toBe(
      'Rigorous Training is a Sidekick card; only Character cards and Action cards take a card place here. Remove it.',
    );
  });

  test('reprints are told apart by set and number', () => {
    const [problem] = problemsOf('2 bff-050, 2 toa-039 | 3 hhs-055, 3 hhs-057', 'tournament');
    expect(problem?.message).toMatch(
      /^Red Dragon: Lesser Dragon \(BFF 50\) and Red Dragon: Lesser Dragon \(TOA 39\) share a name/,
    );
  });
});

describe('bans', () => {
  test('reach a reprint by name and subtitle', () => {
    const [problem] = problemsOf(
      '2 toa-039 | 3 hhs-055, 3 hhs-057',
      'custom:tournament~ban:bff-050',
    );
    expect(problem?.check).toBe('banned');
  });

  test('leave another subtitle of the name alone', () => {
    const left = problemsOf('2 toa-118 | 3 hhs-055, 3 hhs-057', 'custom:tournament~ban:bff-050');
    expect(isLegal(left)).toBe(true);
  });

  test('name cards that exist, with a day and a source', () => {
    const titles = new Set(
      [...catalogue.all()].map(({ name, subtitle }) => `${name}: ${subtitle}`),
    );
    const lists = [...formatFiles.values()].flatMap(({ banList }) => banList ?? []);
    expect(lists).not.toEqual([]);
    for (const { date, source, cards } of lists) {
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(source).not.toBe('');
      for (const { name, subtitle } of cards) expect(titles).toContain(`${name}: ${subtitle}`);
    }
  });
});

test('every rule that a format names is on the rules pages', () => {
  for (const id of formatFiles.keys()) {
    for (const rule of Object.values(formatOf(id).rules)) expect(anchors).toContain(rule);
  }
});
