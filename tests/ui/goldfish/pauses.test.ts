import { afterEach, describe, expect, test } from 'vitest';
import { viewOf } from '../../../src/dice-masters/engine/view.ts';
import { $autoAdvance } from '../../../src/ui/goldfish/advance/auto-advance.ts';
import { pausesIn, runUntil } from '../../../src/ui/goldfish/advance/pauses.ts';
import {
  $library,
  $table,
  goOn,
  isOpen,
  pick,
  rerollFate,
  startGame,
  type TableGame,
  undo,
} from '../../../src/ui/goldfish/goldfish-state.ts';
import { library, plain } from './library.ts';

function shown(): TableGame {
  const table = $table.get();
  if (!table) throw new Error('no game is on the table');
  return table;
}

function begin(): void {
  $library.set(library);
  startGame(plain(), 'felt', ['Shell Shock', '']);
}

afterEach(() => {
  $autoAdvance.set('on');
  $table.set(null);
});

describe('going step by step', () => {
  test('by itself the table goes on to the next question', () => {
    begin();
    pick(0);
    pick(0);
    expect(isOpen(shown())).toBe(true);
    expect(shown().run.game.turn).toBe(3);
  });

  test('otherwise it pauses at the end of every step in which something happened', () => {
    begin();
    pick(0);
    $autoAdvance.set('off');
    pick(0);
    const steps: string[] = [];
    while (!isOpen(shown())) {
      const { turn, step } = shown().run.game;
      steps.push(`${turn} ${step}`);
      goOn();
    }
    expect(steps).toEqual(['1 cleanup', '3 clear-and-draw']);
    expect(shown().run.game.decision.kind).toBe('reroll');
  });

  test('at a pause the table is as it was then: drawn, not yet rolled', () => {
    begin();
    pick(0);
    $autoAdvance.set('off');
    pick(0);
    goOn();
    const { seats } = viewOf(shown().run.game);
    expect(seats[0].zones.prep).toHaveLength(4);
    expect(shown().run.game.step).toBe('clear-and-draw');
  });

  test('undo at a pause takes the pick back', () => {
    begin();
    pick(0);
    $autoAdvance.set('off');
    pick(0);
    undo();
    expect(isOpen(shown())).toBe(true);
    expect(shown().run.game.decision.kind).toBe('main');
  });

  test('cut anywhere, the log is the beginning of the whole one', () => {
    begin();
    pick(0);
    pick(0);
    const { entries } = shown().run.log;
    for (const length of pausesIn(entries, 0)) {
      expect(runUntil(shown(), library.find, length).log.entries).toEqual(entries.slice(0, length));
    }
  });
});

describe('rerolling fate', () => {
  test('keeps the position, forgets what could be redone, and changes what comes', () => {
    begin();
    pick(0);
    pick(0);
    const usual = shown();
    undo();
    const before = shown();
    const back = rerollFate();
    expect(shown().run.log.entries).toEqual(before.run.log.entries);
    expect(shown().picks).toHaveLength(before.place);
    const rolls = new Set<string>();
    for (let luck = 0; luck < 5; luck++) {
      pick(0);
      rolls.add(JSON.stringify(shown().run.log.entries));
      undo();
      rerollFate();
    }
    expect(rolls.size).toBeGreaterThan(1);
    back?.();
    expect(shown().picks).toEqual(usual.picks);
  });

  test('a pick before the change takes the change back', () => {
    begin();
    pick(0);
    rerollFate();
    expect(shown().fates).toHaveLength(1);
    undo();
    pick(1);
    expect(shown().fates).toEqual([]);
  });
});
