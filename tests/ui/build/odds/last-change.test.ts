import { expect, test } from 'vitest';
import { EMPTY_TEAM } from '../../../../src/dice-masters/teams/team.ts';
import { changeWords, lastChange } from '../../../../src/ui/build/odds/last-change.ts';
import { addStep, moveBy, startHistory } from '../../../../src/ui/team-shelf/history.ts';

const entry = (card: string, dice: number) => ({ card, dice, note: '' });
const start = startHistory({ ...EMPTY_TEAM, cards: [entry('hhs-001', 2), entry('hhs-007', 3)] });
const words = (history: typeof start) => {
  const change = lastChange(history);
  return change && changeWords(change, (card) => card.toUpperCase());
};

test('a team without edits has no last change', () => {
  expect(lastChange(start)).toBeNull();
});

test('cards that come and go and dice that change are told, whatever else was edited since', () => {
  const edited = addStep(start, [
    { kind: 'replace', slot: 'cards', at: 0, entry: entry('hhs-016', 2) },
    { kind: 'dice', slot: 'cards', at: 1, dice: 1 },
  ]);
  const renamed = addStep(edited, [{ kind: 'name', name: 'New name' }]);
  const moved = addStep(renamed, [{ kind: 'move', slot: 'cards', from: 0, to: 1 }]);
  const told = ['HHS-001 out', 'HHS-007 3 → 1 dice', 'HHS-016 in'];
  expect(words(edited)?.toSorted()).toEqual(told);
  expect(words(moved)?.toSorted()).toEqual(told);
});

test('undo makes the step before it the last change', () => {
  const one = addStep(start, [{ kind: 'dice', slot: 'cards', at: 0, dice: 3 }]);
  const two = addStep(one, [{ kind: 'remove', slot: 'cards', at: 1 }]);
  expect(words(two)).toEqual(['HHS-007 out']);
  expect(words(moveBy(two, -1))).toEqual(['HHS-001 2 → 3 dice']);
});
