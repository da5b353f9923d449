import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../../src/dice-masters/teams/checks/check.ts';
import { CHECKS } from '../../../../src/dice-masters/teams/checks/registry.ts';
import { applyEdits, type TeamEdit } from '../../../../src/dice-masters/teams/edit.ts';
import { findAll, isCured } from '../../../../src/dice-masters/teams/judge.ts';
import { validate } from '../../../../src/dice-masters/teams/validate.ts';
import { catalogue, formatOf, problemsOf, team } from './bench.ts';

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 200);
const BASICS = '3 hhs-055, 3 hhs-057';
const NINE =
  '2 hhs-001, 2 hhs-007, 2 hhs-012, 2 hhs-019, 2 hhs-022, 2 hhs-025, 2 avx-019, 2 uxm-007';

function repairOf(text: string, format: string, check: string) {
  return problemsOf(text, format).find((problem) => problem.check === check)?.repair?.label ?? null;
}

describe('a good card stays where a bad one can go', () => {
  test.each([
    ['an unknown card first', `1 ?77abc, ${NINE}`, 'tournament', 'V01', 'Remove “77abc”'],
    ['a duplicate first', `2 hhs-016, 2 hhs-017, ${NINE.slice(11)}`, 'tournament', 'V01', /Karai/],
    ['the same card twice', `2 hhs-001, 2 hhs-001, ${NINE.slice(11)}`, 'tournament', 'V01', /./],
    [
      'a banned one first',
      `1 bff-050, ${NINE}`,
      'custom:tournament~ban:bff-050',
      'V01',
      /Red Dragon/,
    ],
    [
      'of two with a name the banned one goes',
      `2 hhs-016, 2 hhs-017 | ${BASICS}`,
      'custom:tournament~ban:hhs-016',
      'V09',
      /^Remove Karai: (?!Torn)/,
    ],
    [
      'a surplus of dice goes with the card that nobody knows',
      '9 ?77abc, 4 avx-019, 4 avx-064, 4 uxm-007, 4 imw-019, 3 avx-016',
      'tournament',
      'V05',
      'Remove “77abc”',
    ],
    [
      'three Basic Actions, one unknown',
      `2 hhs-001 | 3 ?9zz, ${BASICS}`,
      'tournament',
      'V07',
      'Remove “9zz”',
    ],
    [
      'one card against two',
      // Both affiliations of the first are those of the others.
      '2 avx-013, 2 avx-004, 2 uxm-031',
      'custom:tournament~affiliations-differ',
      'affiliations-differ',
      /^Remove [^,]*$/,
    ],
  ])('%s', (_, text, format, check, label) => {
    expect(repairOf(text, format, check)).toMatch(label);
  });

  test('what must go anyhow goes, then the last; never both of a pair', () => {
    const problem = problemsOf(`2 hhs-016, 2 hhs-017, ${NINE}`, 'tournament').find(
      ({ check }) => check === 'V01',
    );
    const edits = problem?.repair?.edits ?? [];
    expect(edits.map((edit) => 'at' in edit && edit.at)).toEqual([9, 1]);
  });
});

describe('another printing', () => {
  test.each([
    ['of a set that is allowed', 'custom:tournament~sets:toa,hhs', 'sets'],
    ['of a set that is not banned', 'custom:tournament~not-sets:bff', 'not-sets'],
    ['where each set may be there once', 'custom:tournament~one-per-set', 'one-per-set'],
  ])('%s is offered', (_, format, check) => {
    const text = `3 bff-050, 1 ${check === 'one-per-set' ? 'bff-001' : 'hhs-001'} | 3 hhs-055, 3 hhs-057`;
    const problem = problemsOf(
      check === 'one-per-set' ? text.replace(/3 bff-050, 1 bff-001/, '1 bff-001, 3 bff-050') : text,
      format,
    ).find((one) => one.check === check);
    expect(problem?.repair?.label).toBe('Take the TOA printing of Red Dragon');
    const repaired = applyEdits(team(text), problem?.repair?.edits ?? []);
    expect(repaired.cards.map(({ card }) => card)).toContain('toa-039');
  });

  test('is not offered where it is banned as well', () => {
    expect(repairOf(`2 bff-050 | ${BASICS}`, 'custom:tournament~ban:bff-050', 'banned')).toBe(
      'Remove Red Dragon',
    );
  });

  test('of a Basic Action goes by its name alone', () => {
    const id = [...catalogue.all()].find(
      (card) => card.kind === 'basic-action' && catalogue.reprints(card.id).length > 0,
    );
    const others = catalogue.reprints(id?.id ?? '');
    expect(new Set(others.map(({ name }) => name))).toEqual(new Set([id?.name]));
    expect(others.every(({ kind }) => kind === 'basic-action')).toBe(true);
  });
});

/** Cards that a problem is about, where it is one that takes cards away. */
function named({ severity, check, cards }: Finding): string[] {
  return severity === 'illegal' || check === 'unknown-card' ? cards : [];
}

test('where a repair takes two cards and one of them is good, no single card would have done', () => {
  const ids = ['hhs-016', 'hhs-017', 'hhs-001', 'avx-013', 'avx-004', 'uxm-031', 'bff-050'];
  const entry = fc.record({
    card: fc.constantFrom(...ids, 'toa-039', 'hhs-007', 'avx-064', 'hhs-055', '?77abc', '?1z'),
    dice: fc.integer({ min: 1, max: 5 }),
    note: fc.constant(''),
  });
  const format = fc.constantFrom(
    'tournament',
    'custom:tournament~cards:1-4',
    'custom:tournament~one-per-set',
    'custom:tournament~affiliations-differ',
    'custom:tournament~same-energy',
    'custom:tournament~same-rarity~ban:hhs-017',
    'custom:tournament~costs:2,3,4,*',
  );
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 11 }), format, (cards, text) => {
      const rules = formatOf(text);
      const one = { ...team(`| ${BASICS}`), cards };
      const find = (edits: TeamEdit[]) =>
        findAll(applyEdits(one, edits), rules, catalogue, Object.values(CHECKS));
      const before = find([]);
      for (const problem of validate(one, rules, catalogue)) {
        const removed = (problem.repair?.edits ?? []).flatMap((edit) =>
          edit.kind === 'remove' ? (one[edit.slot][edit.at]?.card ?? []) : [],
        );
        const bad = new Set(before.filter(({ check }) => check !== problem.check).flatMap(named));
        if (removed.length < 2 || removed.every((card) => bad.has(card))) continue;
        const single = cards.findIndex((_, at) =>
          isCured(problem, before, find([{ kind: 'remove', slot: 'cards', at }])),
        );
        expect({ check: problem.check, single }).toEqual({ check: problem.check, single: -1 });
      }
    }),
    { numRuns },
  );
});
