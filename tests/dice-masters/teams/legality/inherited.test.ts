import { describe, expect, test } from 'vitest';
import { applyEdits, type TeamEdit } from '../../../../src/dice-masters/teams/edit.ts';
import type { Team } from '../../../../src/dice-masters/teams/team.ts';
import { validate } from '../../../../src/dice-masters/teams/validate.ts';
import { catalogue, formatFiles, formatOf, team } from './bench.ts';
import { DEMO_FIXTURES } from './demo-fixtures.ts';
import { DOUBLES_FIXTURES } from './doubles-fixtures.ts';
import { STANDARD_FIXTURES } from './standard-fixtures.ts';

const FIXTURES = [...STANDARD_FIXTURES, ...DEMO_FIXTURES, ...DOUBLES_FIXTURES];

/** A legal team of the format, and one slip that every format forbids. */
const SLIPS = {
  someDice: () => [{ kind: 'dice', slot: 'cards', at: 0, dice: 0 }],
  maxDice: ({ cards: [first] }) => [
    {
      kind: 'dice',
      slot: 'cards',
      at: 0,
      dice: (catalogue.card(first?.card ?? '')?.maxDice ?? 0) + 1,
    },
  ],
  sameName: ({ cards }) => [{ kind: 'replace', slot: 'cards', at: 1, entry: entryAt(cards, 0) }],
  sameBasicAction: ({ basicActions }) => [
    { kind: 'add', slot: 'basicActions', at: 1, entry: entryAt(basicActions, 0) },
  ],
  cardKind: ({ basicActions }) => [
    { kind: 'replace', slot: 'cards', at: 0, entry: entryAt(basicActions, 0) },
  ],
} satisfies Record<string, (team: Team) => TeamEdit[]>;

function entryAt(row: Team['cards'], at: number): Team['cards'][number] {
  const entry = row[at];
  if (!entry) throw new Error('The legal team is too small.');
  return entry;
}

describe.each([...formatFiles.keys()])('%s', (id) => {
  const format = formatOf(id);
  const legal = team(FIXTURES.find((fixture) => fixture.format === id)?.legal ?? '');

  test.each(Object.entries(SLIPS))('forbids a slip against %s', (topic, slip) => {
    // Where every card carries its full dice, that says it all. (DQ04)
    const stated = topic === 'someDice' && format.fullDice ? 'fullDice' : topic;
    const rule = format.rules[stated as keyof typeof SLIPS];
    const rulesOf = (one: Team) => validate(one, format, catalogue).map((problem) => problem.rule);
    expect(rulesOf(legal)).not.toContain(rule);
    expect(rulesOf(applyEdits(legal, slip(legal)))).toContain(rule);
  });
});
