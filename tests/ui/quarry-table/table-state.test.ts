import { beforeEach, describe, expect, test } from 'vitest';
import { dealt, dealWilds, wildsCards } from '../../../src/quarriors/wilds/index.ts';
import {
  $table,
  answer,
  begin,
  formatTable,
  leaveGame,
  openTable,
  undo,
} from '../../../src/ui/quarry-table/table-state.ts';
import { box } from '../../quarriors/the-box.ts';

const CARDS = wildsCards(box.cards, box.classes);
const wilds = dealt(dealWilds(CARDS, { locked: [], excluded: [] }, 'table'));
const SETUP = { profile: '2011', players: 3, wilds, first: 0 } as const;
const SITTERS = ['person', 'glory-race', 'engine'] as const;
const session = () => {
  const { session: now } = $table.get();
  if (!now) throw new Error('no game is open');
  return now;
};
const last = () => (session().question?.options.length ?? 1) - 1;

beforeEach(() => begin(box, SETUP, SITTERS, 'luck'));

describe('a game with two computer players', () => {
  test('only the person is asked, until somebody has won', () => {
    while (session().question) {
      expect(session().question?.seat).toBe(0);
      answer(last());
    }
    expect(session().outcome.winners.length).toBeGreaterThan(0);
  });

  test('undo takes back the answer and what computers did after it', () => {
    for (let times = 0; times < 8; times++) answer(last());
    const before = session().hash;
    answer(last());
    undo();
    expect(session().hash).toBe(before);
  });

  test('its link opens the same table with the same players', () => {
    for (let times = 0; times < 12; times++) answer(last());
    const link = `#${formatTable($table.get())}`;
    const { hash } = session();
    leaveGame();
    openTable(link, box);
    expect(session().hash).toBe(hash);
    expect($table.get()).toMatchObject({ sitters: SITTERS, problem: '' });
  });
});

test.each([
  ['#game=', 'This is no game of Quarriors!. Begin a new game.'],
  ['#game=1~2011~2~0~no-such~s~~&seats=pp', 'There is no card no-such. Begin a new game.'],
  [
    `#game=1~2011~9~0~${wilds.join('.')}~s~~`,
    'The players of this game cannot be read. Begin a new game.',
  ],
])('%s says what is wrong', (link, problem) => {
  openTable(link, box);
  expect($table.get()).toMatchObject({ session: null, problem });
});

test('a game that the rules do not allow says so and stays open', () => {
  openTable(`#game=1~2011~2~0~${wilds.join('.')}~s~zzz~&seats=pp`, box);
  expect(session().question).not.toBeNull();
  expect($table.get().problem).toMatch(/goes another way/);
});
