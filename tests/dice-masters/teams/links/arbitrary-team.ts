import fc from 'fast-check';
import { newTeam } from '../../../../src/dice-masters/teams/reading.ts';
import type { Team, TeamCard } from '../../../../src/dice-masters/teams/team.ts';
import { basics, cards, others } from './catalogue.ts';

export const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 200);

/** Words that people type, with all that links, Markdown and lists use as marks. */
const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...'ab 4x?&=#%+.,;:/()[]*_~|`\\"\'-<>!@ü日'), maxLength: 20 }),
);

/** One line without spaces at its ends, as a field in a form gives it. */
export const line = words.map((text) => text.replace(/[\s\p{C}]+/gu, ' ').trim());

const paragraph = fc.array(line, { maxLength: 3 }).map((lines) => lines.join('\n'));

const format = fc.oneof(
  { weight: 3, arbitrary: fc.constant('tournament') },
  fc.constantFrom('casual', 'custom:20d.s-hhs,avx.ban-avx-001~x*', 'custom:a.'),
);

/** Codes that no card has, as each tool might have written them. */
const foreignCode = fc.constantFrom('31zzz', '9zz2019', 'ZZZ031', 'zzz-031', '99001', 'zzz7');

function entry(ids: fc.Arbitrary<string>, dice: fc.Arbitrary<number>, note: fc.Arbitrary<string>) {
  return fc.record({ card: ids, dice, note }) satisfies fc.Arbitrary<TeamCard>;
}

const idOf = (list: readonly { id: string }[]) => fc.constantFrom(...list.map(({ id }) => id));

/** Eight cards and two Basic Actions out of the whole catalogue, 20 dice or not. */
export const fullTeam: fc.Arbitrary<Team> = fc
  .record({
    cards: fc.array(entry(idOf(others), fc.integer({ min: 1, max: 4 }), fc.constant('')), {
      minLength: 8,
      maxLength: 8,
    }),
    basicActions: fc.array(entry(idOf(basics), fc.constant(3), fc.constant('')), {
      minLength: 2,
      maxLength: 2,
    }),
  })
  .map(newTeam);

/** Anything a player may have at hand: any cards in any list, any dice, words everywhere. */
export const anyTeam: fc.Arbitrary<Team> = fc
  .record({
    name: line,
    format,
    notes: paragraph,
    // A tag stands once, as when somebody writes it twice.
    tags: fc.uniqueArray(
      line.filter((tag) => tag !== ''),
      { maxLength: 3 },
    ),
    cards: fc.array(entry(anyCard(), fc.nat(12), paragraph), { maxLength: 12 }),
    basicActions: fc.array(entry(anyCard(), fc.nat(4), paragraph), { maxLength: 4 }),
  })
  .map(newTeam);

function anyCard(): fc.Arbitrary<string> {
  const kept = fc.oneof(
    foreignCode,
    line.filter((text) => text !== ''),
  );
  return fc.oneof(
    { weight: 4, arbitrary: idOf(cards) },
    kept.map((code) => `?${code}`),
  );
}

/** Cards and Basic Actions each in their list, with words. */
export const sortedTeam: fc.Arbitrary<Team> = anyTeam.map((team) => {
  const isBasic = ({ card }: TeamCard) => basics.some(({ id }) => id === card);
  const isUnknown = ({ card }: TeamCard) => card.startsWith('?');
  return {
    ...team,
    cards: team.cards.filter((each) => !isBasic(each)),
    basicActions: team.basicActions.filter((each) => isBasic(each) || isUnknown(each)),
  };
});

/** The same with nothing but a name, cards and dice. */
export const bareTeam: fc.Arbitrary<Team> = sortedTeam.map(({ name, cards: list, basicActions }) =>
  newTeam({
    name: name === 'Unnamed' ? '' : name,
    cards: list.map((each) => ({ ...each, note: '' })),
    basicActions: basicActions.map((each) => ({ ...each, dice: 3, note: '' })),
  }),
);
