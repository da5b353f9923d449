import fc from 'fast-check';
import { ALIGNMENTS } from '../../../../src/dice-masters/cards/card.ts';
import {
  type Amount,
  CONDITION_KEYWORDS,
  type Condition,
  CREATURES,
  DEEDS,
  DICE_WORDS,
  type Dice,
  type DiceFilter,
  DOINGS,
  PLACES,
  PLAYERS,
  type Price,
  RANKS,
  SHOWN,
  STATS,
} from '../../../../src/dice-masters/language/dice.ts';

export const some = fc.constantFrom;
export const small = fc.integer({ min: 1, max: 9 });
export const few = fc.integer({ min: 1, max: 3 });
export const yes = fc.constant(true as const);
const slug = some('x-men', 'avengers', 'villain', 'spider-friends');
const name = some('Iron Man', 'Shredder');
export const keyword = some('overcrush', 'iron-will', 'fast');
const energy = some('fist', 'bolt', 'mask', 'shield');

export function record<T>(
  model: Record<string, fc.Arbitrary<unknown>>,
  required: readonly string[],
) {
  return fc.record(model, { requiredKeys: [...required] }) as unknown as fc.Arbitrary<T>;
}

const filterOf = (model: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .subarray(Object.keys(model), { maxLength: 3 })
    .chain((keys) =>
      record<DiceFilter>(Object.fromEntries(keys.map((key) => [key, model[key] as never])), keys),
    );

const bounds = some({ least: 3 }, { most: 2 }, { least: 2, most: 4 }, { least: 3, most: 3 });

const simple = {
  whose: some('your', 'opposing'),
  is: some('sidekick', 'character', 'action', 'basic-action'),
  shows: some(...SHOWN),
  affiliation: slug,
  named: name,
  card: some('this', 'chosen'),
  other: yes,
  another: yes,
  level: some([1], [1, 2], [3]),
  energy,
  cost: bounds,
  attack: bounds,
  defense: bounds,
  fielding: bounds,
  rank: some(...RANKS),
  nameHas: name,
  alignment: some(...ALIGNMENTS),
  creature: some(...CREATURES),
  hasGlobal: yes,
  costOverIt: few,
  keyword,
  doing: some(...DOINGS),
  did: some(...DEEDS),
  any: fc.uniqueArray(
    some<DiceFilter>(
      { affiliation: 'x-men' },
      { affiliation: 'avengers' },
      { energy: 'fist' },
      { energy: 'bolt' },
      { keyword: 'fast' },
      { alignment: 'evil' },
      { level: [1] },
      { named: 'Iron Man' },
      { named: 'Shredder' },
      { is: 'sidekick' },
    ),
    { minLength: 2, maxLength: 3 },
  ),
  not: fc.subarray(
    [
      { affiliation: 'x-men' },
      { energy: 'fist' },
      { keyword: 'fast' },
      { alignment: 'evil' },
      { is: 'sidekick' },
      { is: 'basic-action' },
      { named: 'Iron Man' },
      { blocksThis: true },
    ],
    { minLength: 1, maxLength: 2 },
  ),
};
export const filter = filterOf({ ...simple, engagedWith: filterOf(simple) });

export const place = some(...PLACES);
const word = some(...DICE_WORDS);
export const pick = record<Dice>(
  {
    pick: fc.oneof(few, some('any')),
    upTo: yes,
    of: filter,
    from: place,
    orPlayer: some('any', 'opponent'),
  },
  ['pick', 'of'],
);
const all = record<Dice>({ all: filter, from: place, but: few }, ['all']);
export const dice: fc.Arbitrary<Dice> = fc.oneof(word, pick, all);

export const amount: fc.Arbitrary<Amount> = fc.oneof(
  { arbitrary: small, weight: 4 },
  record<Amount>({ count: filter, from: place, characters: yes, times: few, plus: few }, ['count']),
  record<Amount>({ stat: some(...STATS), of: word, half: yes, least: few }, ['stat', 'of']),
  record<Amount>({ highest: some(...STATS), among: filter }, ['highest', 'among']),
  some<Amount>(
    { tally: 'missed' },
    { tally: 'done' },
    { energy: 'any', whose: 'opposing' },
    { energy: 'bolt' },
    { energy: 'fist', times: 2 },
    { tally: 'fielded-this-turn' },
  ),
);

const plainCondition: fc.Arbitrary<Condition> = fc.oneof(
  record<Condition>({ is: fc.constant('active'), named: name, not: yes }, ['is', 'named']),
  record<Condition>({ is: fc.constant('fits'), die: word, filter, not: yes }, [
    'is',
    'die',
    'filter',
  ]),
  record<Condition>({ is: fc.constant('shows'), die: word, face: some(...SHOWN), not: yes }, [
    'is',
    'die',
    'face',
  ]),
  record<Condition>(
    {
      is: fc.constant('count'),
      of: filter,
      from: place,
      characters: yes,
      least: few,
      most: fc.integer({ min: 0, max: 4 }),
      not: yes,
    },
    ['is', 'of'],
  ),
  some<Condition>(
    { is: 'life', you: 'less' },
    { is: 'life', you: 'more' },
    { is: 'attacked' },
    { is: 'attacked', not: true },
    { is: 'step', step: 'attack' },
    { is: 'turn', whose: 'your' },
    { is: 'turn', whose: 'opposing' },
    { is: 'life-total', who: 'you', most: 10 },
    { is: 'life-total', who: 'opponent', least: 5 },
    { is: 'energy', energy: 'mask', least: 1 },
    { is: 'energy', energy: 'any', whose: 'opposing', least: 2 },
  ),
  record<Condition>({ is: fc.constant('more'), who: some('you', 'opponent'), of: filter }, [
    'is',
    'who',
    'of',
  ]),
  record<Condition>({ is: fc.constant('keyword'), keyword: some(...CONDITION_KEYWORDS) }, [
    'is',
    'keyword',
  ]),
  record<Condition>({ is: fc.constant('koed'), die: word, not: yes }, ['is', 'die']),
  record<Condition>({ is: fc.constant('all'), of: filter }, ['is', 'of']),
);
export const condition: fc.Arbitrary<Condition> = fc.oneof(
  { arbitrary: plainCondition, weight: 5 },
  fc.tuple(plainCondition, plainCondition).map((of): Condition => ({ is: 'both', of })),
);

export const price = some<Price>(
  { types: ['fist'] },
  { types: ['bolt', 'mask'] },
  { generic: 2 },
  { generic: 1, types: ['shield'] },
  { life: 2 },
  { types: ['fist'], life: 1 },
);

export const player = some(...PLAYERS);
export const subject = fc.oneof(fc.constant('this' as const), filter);
