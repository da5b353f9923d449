import { describe, expect, test } from 'vitest';
import { logLines } from '../../../src/dice-masters/words/log.ts';
import { type Row, scenarioOf } from '../playing-cards/support/row.ts';
import { play } from './support/scenarios.ts';
import { character } from './support/shorthand.ts';

type Situation = Omit<Row, 'it' | 'follows'>;

/** The lines of the log after the picks of a row. */
function told(id: string, row: Situation): string[] {
  const { log, game, problems } = play(scenarioOf(id, { it: 'is told', follows: {}, ...row }));
  expect(problems).toEqual([]);
  return logLines(log, game, ['Ann', 'Bob']);
}

const CASES: readonly [what: string, id: string, row: Situation, line: string][] = [
  [
    'E27 what Overcrush leaves over',
    'wwe-007',
    {
      from: 'attack',
      you: { field: ['Becky Lynch level 1'] },
      them: { field: ['Sidekick'] },
      picks: ['attack Becky', 'block Becky'],
    },
    '2. Bob takes 4 damage from Becky Lynch. (E27)',
  ],
  [
    'R13.3 R13.4 each side of a fight by its own rule',
    'wwe-007',
    {
      from: 'attack',
      you: { field: ['Becky Lynch level 1'] },
      them: { field: ['Sidekick'] },
      picks: ['attack Becky', 'block Becky'],
    },
    '2. Becky Lynch takes 1 damage from Sidekick. (R13.4)',
  ],
  [
    'M9 a text puts dice out of Used into the Field',
    'hhs-039',
    {
      you: { reserve: ['Shredder level 1', '3 Sidekick fist'], used: ['Sidekick'] },
      picks: ['field Shredder', 'own Sidekick'],
    },
    '2. Sidekick moves from Used Pile to Field Zone. (M9)',
  ],
  [
    'R15.9 a die that misses goes to the bag, and not by Immortal',
    'hhs-056',
    {
      you: { reserve: ["Splinter's Teachings action"], used: ['Giant', 'Trick'] },
      rolls: ['Giant: bolt'],
      picks: ["use Splinter's"],
    },
    '2. Giant moves from Used Pile to Bag. (R15.9)',
  ],
  [
    'R9.5 a die that hits is fielded from where it was rolled',
    'hhs-056',
    {
      you: { reserve: ["Splinter's Teachings action"], used: ['Giant', 'Trick'] },
      rolls: ['Giant: level 2'],
      picks: ["use Splinter's"],
    },
    '2. Giant moves from Used Pile to Field Zone. (R9.5)',
  ],
  [
    'M18 R16.2 a rerolled die with a stated fate goes there directly',
    'wwe-007',
    {
      you: { field: ['Sidekick'], reserve: ['Becky Lynch level 1', 'Sidekick fist'] },
      picks: ['field Becky', 'own Sidekick', 'done'],
      rolls: ['Sidekick: mask'],
    },
    '2. Sidekick moves from Field Zone to Out of Play. (M18)',
  ],
  [
    'M18 R5.2 the same of an opposing die',
    'wwe-007',
    {
      you: { reserve: ['Becky Lynch level 1', 'Sidekick fist'] },
      them: { field: ['Sidekick'] },
      picks: ['field Becky', 'opposing Sidekick', 'done'],
      rolls: ['Sidekick: mask'],
    },
    '2. Sidekick moves from Field Zone to Used Pile. (M18, R5.2)',
  ],
  [
    'R15.9 Chair Smash Preps itself without being KO’d',
    'wwe-052',
    {
      from: 'attack',
      you: { field: ['Grunt level 1', 'Chair Smash action*'] },
      them: { field: ['Giant level 1'] },
      picks: ['attack Grunt', 'block Grunt', 'Chair Smash with Chair', 'opposing Giant'],
    },
    '2. Chair Smash moves from Field Zone to Prep Area. (R15.9)',
  ],
  [
    'R15.9 dice that Asuka draws',
    'wwe-005',
    {
      you: {
        reserve: ['Asuka level 1', 'Sidekick mask'],
        bag: ['Grunt', 'Sidekick'],
        used: [],
      },
      draws: ['Sidekick'],
      picks: ['field Asuka', 'name Grunt'],
    },
    '2. Sidekick, which was set aside, moves to Used Pile. (R15.9)',
  ],
  [
    'M2 a purchase that goes to Prep, by that alone',
    'wwe-007',
    {
      you: { card: ['Grunt'], reserve: ['Sidekick shield', '2 Sidekick fist'] },
      picks: ['Global Becky', 'buy Grunt'],
    },
    '2. Grunt moves from its card to Prep Area. (M2)',
  ],
  [
    'R8.4 a purchase says what it cost',
    'wwe-007',
    {
      you: { card: ['Grunt'], reserve: ['2 Sidekick fist'] },
      picks: ['buy Grunt'],
    },
    '2. Ann buys Grunt for 2. (R8.4)',
  ],
  [
    'R12.6 Infiltrate',
    'wwe-042',
    {
      from: 'attack',
      you: { field: ['Sasha Banks level 3'] },
      picks: ['attack Sasha', 'infiltrate with Sasha'],
    },
    '2. Sasha Banks uses Infiltrate. (R12.6)',
  ],
];

describe('lines cite the rule that made them happen', () => {
  test.each(CASES)('%s', (_, id, row, line) => {
    expect(told(id, row)).toContain(line);
  });

  test('R16.2 nothing passes the Reserve Pool on its way to a stated fate', () => {
    const lines = told('wwe-007', {
      you: { field: ['Sidekick'], reserve: ['Becky Lynch level 1', 'Sidekick fist'] },
      picks: ['field Becky', 'own Sidekick', 'done'],
      rolls: ['Sidekick: mask'],
    });
    expect(lines.filter((line) => line.includes('to Reserve Pool'))).toEqual([]);
  });
});

describe('lines tell what happened, and nothing else', () => {
  const stand = { ...character('Stand', ['0/1/2']), keywords: ['iron-will'] };
  const hit = (picks: string[], them: string[]) =>
    told('imw-029', {
      you: { reserve: ['Smash! action', 'Sidekick bolt'] },
      them: { cards: [stand], field: them },
      picks,
    });

  test('E32 a KO that Iron Will stops', () => {
    const lines = hit(['use Smash!'], ['Stand level 1']);
    expect(lines).toContain('2. Ann uses Smash! (R10.2)');
    expect(lines).toContain('2. Stand is not KO’d, because of Iron Will. (E32)');
  });

  test('R18.5 no text is said to act when nothing comes of it', () => {
    const lines = told('wwe-002', {
      from: 'attack',
      you: { field: ['AJ Styles level 1'], used: [] },
      picks: ['attack AJ'],
    });
    expect(lines.filter((line) => line.includes('takes effect'))).toEqual([]);
  });

  test('R12.7 R7.3.2 the other player is asked under the rule of the step', () => {
    const you = { cards: ['hhs-058'], field: ['Grunt level 1'] };
    const them = { reserve: ['Sidekick bolt'] };
    const rule = (from: 'main' | 'attack', picks: string[]) => {
      const asks = { asks: { kind: 'window' as const } };
      const row = { it: 'asks', from, you, them, picks, follows: asks };
      return play(scenarioOf('hhs-057', row)).game.decision.rule;
    };
    expect(rule('attack', ['attack Grunt'])).toBe('R12.7');
    expect(rule('main', [])).toBe('R7.3.2');
  });
});
