import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/dice-masters/engine/game.ts';
import { dropsOf } from '../../../src/ui/goldfish/table/drops.ts';
import { litBy } from '../../../src/ui/goldfish/table/lit.ts';
import { runTable } from '../../../src/ui/goldfish/table/run-table.ts';
import { optionWords } from '../../../src/ui/goldfish/table/words.ts';
import { library, twoTeams } from './library.ts';

/** Where everything lit can be dragged: the places, each with what dropping there does. */
function draggable(game: Game): Map<string, string[]> {
  const lit = litBy(game);
  const drops = [
    ...[...lit.dice].map(([die, options]) => dropsOf(game, die, options)),
    ...[...lit.cards.values()].map((options) => dropsOf(game, -1, options)),
  ];
  const places = new Map<string, string[]>();
  for (const [place, options] of drops.flatMap((one) => [...one])) {
    const words = options.map((option) => optionWords(game, option));
    places.set(place, [...(places.get(place) ?? []), ...words]);
  }
  return places;
}

/** The first position of a game, played greedily, in which this is asked. */
function asked(kind: string): Game {
  for (let luck = 0; luck < 20; luck++) {
    const picks: number[] = [];
    for (let pick = 0; pick < 60; pick++) {
      const { game, outcome, picks: all } = runTable(twoTeams(), `${luck}`, picks, library.find);
      if (outcome.end !== 'open') break;
      if (game.decision.kind === kind) return game;
      const words = Array.from({ length: game.decision.count }, (_, one) => optionWords(game, one));
      const wanted = words.findIndex((line) => /^(Buy|Field|Attack with) /.test(line));
      picks.splice(0, picks.length, ...all, Math.max(0, wanted));
    }
  }
  throw new Error(`${kind} was never asked`);
}

describe('dragging means an option and nothing else', () => {
  test('R7.2.2 dice of the roll go to the tray', () => {
    const places = draggable(asked('reroll'));
    expect([...places.keys()]).toEqual(['tray']);
    expect(places.get('tray')?.every((words) => words.startsWith('Reroll '))).toBe(true);
  });

  test('R9.1 R8.8 characters go to the Field, bought dice to the Used Pile', () => {
    const places = draggable(asked('main'));
    for (const words of places.get('0-field') ?? []) expect(words).toMatch(/^Field /);
    for (const words of places.get('0-used') ?? []) expect(words).toMatch(/^Buy /);
    for (const words of places.get('0-out') ?? []) expect(words).toMatch(/^Use /);
    expect(places.size).toBeGreaterThan(0);
    const others = new Set(places.keys()).difference(new Set(['0-field', '0-used', '0-out']));
    expect([...others]).toEqual([]);
  });

  test('R4.2 energy that pays goes Out of Play', () => {
    const places = draggable(asked('pay'));
    expect([...places.keys()]).toEqual(['0-out']);
    expect(places.get('0-out')?.every((words) => words.startsWith('Pay '))).toBe(true);
  });

  test('R12.2 attackers go to the Attack Zone', () => {
    const places = draggable(asked('attackers'));
    expect([...places.keys()]).toEqual(['attack']);
    expect(places.get('attack')?.every((words) => words.startsWith('Attack with '))).toBe(true);
  });

  test('R12.4 a blocker goes to the attacker it blocks; an attacker goes nowhere', () => {
    const game = asked('blockers');
    const attackers = new Set(
      Array.from({ length: game.decision.count }, (_, option) => game.decision.b[option]),
    );
    const places = draggable(game);
    for (const place of places.keys()) {
      expect(attackers.has(Number(place.replace('die-', '')))).toBe(true);
    }
    for (const words of [...places.values()].flat()) expect(words).toMatch(/block /i);
    for (const attacker of attackers) {
      if (attacker === undefined || attacker < 0) continue;
      const options = litBy(game).dice.get(attacker) ?? [];
      expect([...dropsOf(game, attacker, options)]).toEqual([]);
    }
  });
});
