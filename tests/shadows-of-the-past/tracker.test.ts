import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMove,
  formatRecord,
  type Move,
  packText,
  parseRecord,
  redo,
  shellsFor,
  stateOf,
  tellMove,
  undo,
  unpackText,
} from '../../src/shadows-of-the-past/tracker/index.ts';
import { card, FOUR_TURNS, played, ROUND, SETUP, stateAfter, turn } from './made-up-battle.ts';

const START: Move[] = [{ do: 'start' }];
const life = (who: string, by: number): Move => ({ do: 'life', who, by });
const refusedAfter = (moves: Move[], move: Move) => addMove(played(moves), move);
const heroIn = (moves: Move[], id: string) => stateAfter(moves).heroes.find((one) => one.id === id);

describe('the round', () => {
  test('S3.1 S3.7 four hero turns, four villain turns, a Turn token each', () => {
    const state = stateAfter(FOUR_TURNS);
    expect(state.heroes.every(({ hasTurn }) => hasTurn)).toBe(true);
    expect([state.phase, state.villainTurns]).toEqual(['spawn', 4]);
    expect(
      refusedAfter([...START, ...turn('leonardo')], { do: 'turn', hero: 'leonardo' }),
    ).toContain('S3.7');
  });

  test('S4.1 S4.7 the line holds 2, then 4, and the two oldest leave before the next two come', () => {
    const lines = [1, 2, 3, 4].map(
      (turns) =>
        stateAfter([
          ...START,
          ...['leonardo', 'donatello', 'michelangelo', 'raphael'].slice(0, turns).flatMap(turn),
        ]).line.length,
    );
    expect(lines).toEqual([2, 4, 4, 4]);
    const third = stateAfter([
      ...START,
      ...turn('leonardo'),
      ...turn('donatello'),
      { do: 'turn', hero: 'raphael' },
      { do: 'done' },
    ]);
    expect([third.left.length, third.line.length]).toEqual([2, 2]);
  });

  test('S4.2 two cards a villain turn; S4.5 SV18 shells help all of a kind; SB4 not face down', () => {
    const villain: Move[] = [...START, { do: 'turn', hero: 'raphael' }, { do: 'done' }];
    const two = [...villain, card('foot-clan-ninja', 1), card('foot-clan-ninja', 2, true)];
    expect(shellsFor(stateAfter(two), 'foot-clan-ninja')).toBe(1);
    expect(refusedAfter(two, card('karai'))).toContain('S4.2');
    expect(refusedAfter(START, card('karai'))).toContain('S4.2');
  });

  test('S4.6 no desperation for a KO’ed leader', () => {
    const moves: Move[] = [
      ...START,
      life('karai', -4),
      { do: 'turn', hero: 'raphael' },
      { do: 'done' },
    ];
    expect(refusedAfter(moves, card('karai', 0, true))).toContain('S4.6');
    expect(typeof refusedAfter(moves, card('karai'))).toBe('object');
  });

  test('S3.8 the villain gains 1 Focus up to the start, minions spawn, tokens come off', () => {
    const state = stateAfter([{ do: 'focus', who: 'villain', by: -2 }, ...ROUND]);
    expect([state.round, state.phase, state.villainFocus]).toEqual([2, 'roll', 2]);
    expect(stateAfter(ROUND).villainFocus).toBe(3);
    expect(state.heroes.some(({ hasTurn }) => hasTurn)).toBe(false);
    expect(state.minions.map(({ wounds, pool }) => [wounds.length, pool])).toEqual([
      [4, 1],
      [1, 0],
    ]);
  });

  test('S9.1 half of each kind, no more than there are spaces', () => {
    const spawn = (spaces: number, ninja: number, elite: number): Move => ({
      do: 'spawn',
      spaces,
      figures: { 'foot-clan-ninja': ninja, 'foot-clan-elite': elite },
    });
    expect(refusedAfter(FOUR_TURNS, spawn(4, 3, 0))).toContain('S9.1');
    expect(refusedAfter(FOUR_TURNS, spawn(4, 1, 1))).toContain('3 figures');
    expect(refusedAfter(FOUR_TURNS, spawn(1, 1, 1))).toContain('1 figures');
    expect(typeof refusedAfter(FOUR_TURNS, spawn(1, 0, 1))).toBe('object');
  });
});

describe('wounds and waking up', () => {
  test('S10.1 no Life is KO; S10.2 never above the printed Life; S11.2 nor Focus', () => {
    expect(heroIn([life('leonardo', -7)], 'leonardo')).toMatchObject({ life: 0, isKo: true });
    expect(heroIn([life('leonardo', -2), life('leonardo', 9)], 'leonardo')?.life).toBe(5);
    expect(heroIn([{ do: 'focus', who: 'raphael', by: 3 }], 'raphael')?.focus).toBe(2);
  });

  test('S10.1 a minion with as many wounds as Life goes to the pool', () => {
    const wound: Move = { do: 'wound', minion: 'foot-clan-ninja', at: 1, by: 1 };
    expect(stateAfter([wound]).minions[0]).toMatchObject({ wounds: [0, 1], pool: 3 });
    expect(stateAfter([wound, wound]).minions[0]).toMatchObject({ wounds: [0], pool: 4 });
  });

  const down: Move[] = [life('leonardo', -5), { do: 'start' }, { do: 'turn', hero: 'leonardo' }];

  test('S10.6 enough Life: the hero stands up and its turn goes on', () => {
    const state = stateAfter([...down, { do: 'wake', who: 'leonardo', by: 3 }]);
    expect(state).toMatchObject({ phase: 'hero', acting: 'leonardo' });
    expect(state.heroes[0]).toMatchObject({ life: 3, isKo: false, tokens: 0 });
  });

  test('S10.6 too little: a token, and the turn is lost', () => {
    const state = stateAfter([...down, { do: 'wake', who: 'leonardo', by: 2 }]);
    expect(state.phase).toBe('villain');
    expect(state.heroes[0]).toMatchObject({ life: 2, isKo: true, tokens: 1, hasTurn: true });
    expect(refusedAfter(down, { do: 'done' })).toContain('S10.4');
  });

  test('S10.6 where nobody knows the number, the players say when a hero stands', () => {
    const mikey: Move[] = [
      life('michelangelo', -5),
      { do: 'start' },
      { do: 'turn', hero: 'michelangelo' },
    ];
    expect(stateAfter([...mikey, { do: 'wake', who: 'michelangelo', by: 5 }]).heroes[2]?.isKo).toBe(
      true,
    );
    expect(stateAfter([...mikey, { do: 'stand', who: 'michelangelo' }]).phase).toBe('hero');
  });

  test('S10.7 all four KO’ed together: the villain wins, in every battle', () => {
    const fallen = SETUP.heroes.map(({ id }) => life(id, -5));
    expect(stateAfter(fallen.slice(1)).winner).toBeNull();
    expect(stateAfter(fallen).winner).toMatchObject({ side: 'villain', rule: 'S10.7' });
  });

  test('S10.6 tokens of a battle end it, on one hero or on all together', () => {
    const tokens = (who: string): Move => ({ do: 'token', who, by: 1 });
    expect(stateAfter([tokens('raphael'), tokens('leonardo')]).winner).toBeNull();
    expect(stateAfter([tokens('raphael'), tokens('raphael')]).winner?.side).toBe('villain');
    const all = { ...SETUP, heroLimit: { tokens: 2, of: 'all' } as const };
    expect(stateAfter([tokens('raphael'), tokens('leonardo')], all).winner?.why).toBe(
      'The heroes have 2 KO’ed tokens.',
    );
    const leader = { ...SETUP, leaderLimit: { tokens: 1, of: 'one' } as const };
    expect(stateAfter([tokens('karai')], leader).winner).toMatchObject({ side: 'heroes' });
  });
});

describe('a record', () => {
  const battle = played([...ROUND, ...ROUND.slice(0, 3), card('karai', 2)]);

  test('is undone to the start and redone to the end', () => {
    let record = battle;
    for (let step = 0; step < battle.moves.length + 2; step++) record = undo(record);
    expect(stateOf(record)).toEqual(stateAfter([]));
    for (let step = 0; step < battle.moves.length + 2; step++) record = redo(record);
    expect(record).toEqual(battle);
  });

  test('comes back from its text and from a link, undone moves included', () => {
    const text = formatRecord(undo(battle));
    expect(parseRecord(unpackText(packText(text)) ?? '')).toEqual({
      ok: true,
      record: undo(battle),
      notes: [],
    });
    expect(unpackText('%%%')).toBeNull();
  });

  test('stops at a move that cannot be made, and says so', () => {
    const text = formatRecord(battle).replace('start;turn leonardo', 'start;turn shredder');
    const read = parseRecord(text);
    expect(read).toMatchObject({ ok: true, record: { at: 1 } });
    expect(read.ok && read.notes[0]).toContain('Move 2 of');
  });

  test('that is no battle is refused', () => {
    expect(parseRecord('nonsense').ok).toBe(false);
    expect(parseRecord('{"setup":{"heroes":[]}}')).toMatchObject({
      ok: false,
      problem: expect.stringContaining('S2.1'),
    });
  });

  test('hostile text never throws', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), (json, moves) => {
        parseRecord(json);
        parseRecord(JSON.stringify({ setup: SETUP, moves, at: 9 }));
        unpackText(moves);
      }),
    );
  });

  test('every move has a line of its own in the log', () => {
    const lines = new Set(battle.moves.map((move) => tellMove(move, SETUP)));
    expect(lines).toContain('Card: karai 2');
    expect([...lines].every((line) => /^[A-Z]/.test(line))).toBe(true);
  });
});
