import { expect, test } from 'vitest';
import { BOX_CARDS, BOX_SETS } from './support/box-sets.ts';
import { ROWS } from './support/tables.ts';

const LEAST_ROWS = 300;
const MOST_SCRIPTS = 0.05;

test.each(BOX_SETS)('every card of %s has its abilities as data', (set) => {
  const without = BOX_CARDS.filter((card) => card.set === set && card.abilities === null);
  expect(without.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
});

test.each(BOX_SETS)('every card of %s is played in a row of its own', (set) => {
  const without = BOX_CARDS.filter((card) => card.set === set && !ROWS.has(card.id));
  expect(without.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
});

test('R11.6 every Global is used once by the active and once by the other player', () => {
  const missing = BOX_CARDS.flatMap(({ id, name, abilities }) => {
    if (!abilities?.some(({ kind }) => kind === 'global')) return [];
    const uses = (ROWS.get(id) ?? []).filter(({ picks }) =>
      picks?.some((pick) => pick.startsWith('Global ')),
    );
    // R11.9: only the active player buys dice, so nobody else has a next one.
    const yours = abilities.every(
      (clause) =>
        clause.kind !== 'global' ||
        clause.yourTurn ||
        clause.effects.every((effect) => effect.do === 'next'),
    );
    return [
      ...(uses.some(({ theirTurn }) => !theirTurn) ? [] : [`${id} ${name}: as the active player`]),
      ...(yours || uses.some(({ theirTurn }) => theirTurn) ? [] : [`${id} ${name}: as the other`]),
    ];
  });
  expect(missing).toEqual([]);
});

test('there are rows enough, and each belongs to a card', () => {
  const ids = new Set(BOX_CARDS.map(({ id }) => id));
  expect([...ROWS.keys()].filter((id) => !ids.has(id))).toEqual([]);
  const count = [...ROWS.values()].reduce((sum, rows) => sum + rows.length, 0);
  expect(count).toBeGreaterThanOrEqual(LEAST_ROWS);
});

test('few cards need a script', () => {
  const scripted = BOX_CARDS.filter(({ abilities }) =>
    abilities?.some(({ kind }) => kind === 'script'),
  );
  expect(scripted.length / BOX_CARDS.length).toBeLessThanOrEqual(MOST_SCRIPTS);
});
