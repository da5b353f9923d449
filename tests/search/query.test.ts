import { expect, test } from 'vitest';
import { rootOf } from '../../src/search/players-words.ts';
import { parseRuleId, prepareQuery } from '../../src/search/query.ts';
import { stem } from '../../src/search/stem.ts';
import { squash, wordsOf } from '../../src/search/words.ts';

test.each([
  ['When is the bag refilled?', ['bag', 'refilled']],
  ["What happens to a KO'd die?", ['ko', 'die']],
  ['a KO’ed figure is knocked out', ['ko', 'figure', 'ko']],
  ['Re-roll or roll again', ['reroll', 'reroll']],
  ['dice I did not use', ['dice', 'unused']],
  ['Señor Müller’s café', ['senor', 'muller', 'cafe']],
  ['how does it', []],
])('%s is about %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['refilled', 'refills', 'refilling', 'refill'],
  ['blocker', 'blocked', 'blocks', 'block'],
  ['abilities', 'ability'],
  ['purchases', 'purchasing', 'purchase'],
  ['stopped', 'stopping', 'stop'],
])('%s and its kin have one root', (...words) => {
  expect(new Set(words.map(stem)).size).toBe(1);
});

test.each([
  ['buy', 'purchase'],
  ['killed', 'ko'],
  ['dies', 'ko'],
  ['dice', 'die'],
  ['gone', 'removed'],
  ['changed', 'differ'],
  ['superstar', 'character'],
])('a player says %s, the books say %s', (said, meant) => {
  expect(rootOf(said)).toBe(rootOf(meant));
});

test('a die is no death', () => {
  expect(rootOf('die')).not.toBe(rootOf('ko'));
});

test.each([
  ['R7.1.3', 'R7.1.3'],
  ['r7.1.3', 'R7.1.3'],
  ['e03', 'E3'],
  ['E3', 'E3'],
  ['HHS-V1', 'HHSV1'],
  ['hhsv1', 'HHSV1'],
  ['R11.6a', 'R11.6a'],
  ['overcrush', null],
  ['2016', null],
  ['R7 and R8', null],
])('%s is the rule id %s', (text, id) => {
  expect(parseRuleId(text)).toBe(id);
});

test.each([
  ['how do I win in Quarriors!', 'quarriors', ['win']],
  ['line of sight in Shadows of the Past', 'shadows-of-the-past', ['lin', 'sight']],
  ['quarriors', 'quarriors', ['quarrior']],
  ['how do I win', null, ['win']],
])('%s asks about %s', (text, game, words) => {
  expect(prepareQuery(text)).toMatchObject({ game, words });
});

test('a long question keeps its telling words', () => {
  const { words } = prepareQuery(
    'when an attacking character die deals damage to a player, may a regenerating blocker intervene',
  );
  expect(words).toContain('regenerat');
  expect(words).not.toContain('die');
  expect(words.length).toBeLessThanOrEqual(5);
});

test.each([
  ['iron m', ['iron']],
  ['suit up', ['suit', 'up']],
  ['who is ko', ['ko']],
  ['m', ['m']],
])('%s, still being typed, looks for %j', (text, words) => {
  expect(prepareQuery(text).words).toEqual(words);
});

test('each root counts once', () => {
  expect(prepareQuery('block blockers blocked').words).toEqual(['block']);
});

test('a name is the same written together', () => {
  expect(squash('Suit Up')).toBe(squash('suitup'));
});
