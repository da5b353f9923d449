import {
  addMove,
  type BattleRecord,
  beginRecord,
  type Move,
  type Setup,
  stateOf,
} from '../../src/shadows-of-the-past/tracker/index.ts';

const hero = (id: string, wake: number | null) => ({
  id,
  name: id.toUpperCase(),
  life: 5,
  focus: 2,
  wake,
});

export const SETUP: Setup = {
  name: 'Two Ninjas; one <leader>',
  heroes: [
    hero('leonardo', 3),
    hero('donatello', 3),
    hero('michelangelo', null),
    hero('raphael', 3),
  ],
  leaders: [{ id: 'karai', name: 'Karai', life: 4, focus: 0, wake: 2 }],
  minions: [
    { id: 'foot-clan-ninja', name: 'Ninja', life: 2, onMap: 2, pool: 3 },
    { id: 'foot-clan-elite', name: 'Elite', life: 4, onMap: 0, pool: 1 },
  ],
  villainFocus: 3,
  spaces: 4,
  heroSkill: -2,
  heroGoal: 'Cross the map',
  villainGoal: 'Stop them',
  heroLimit: { tokens: 2, of: 'one' },
  leaderLimit: null,
};

/** A battle with these moves; throws where one is refused. */
export function played(moves: readonly Move[], setup: Setup = SETUP): BattleRecord {
  return moves.reduce<BattleRecord>((record, move) => {
    const next = addMove(record, move);
    if (typeof next === 'string') throw new Error(next);
    return next;
  }, beginRecord(setup));
}

export const stateAfter = (moves: readonly Move[], setup: Setup = SETUP) =>
  stateOf(played(moves, setup));

export const card = (figure: string, shells = 0, isDown = false): Move => ({
  do: 'card',
  card: { figure, name: `${figure} ${shells}`, shells, isDown },
});

/** A hero's turn and the villain's answer with two cards. */
export const turn = (id: string): Move[] => [
  { do: 'turn', hero: id },
  { do: 'done' },
  card('foot-clan-ninja', 1),
  card('karai'),
  { do: 'pass' },
];

export const FOUR_TURNS: Move[] = [
  { do: 'start' },
  ...['leonardo', 'donatello', 'michelangelo', 'raphael'].flatMap(turn),
];
export const ROUND: Move[] = [
  ...FOUR_TURNS,
  { do: 'spawn', spaces: 4, figures: { 'foot-clan-ninja': 2, 'foot-clan-elite': 1 } },
];
