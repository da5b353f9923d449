import fc from 'fast-check';
import type { Clause } from '../../../../src/dice-masters/language/clause.ts';
import { EVENTS, TEXT_KEYWORDS } from '../../../../src/dice-masters/language/clause.ts';
import {
  type Amount,
  type Condition,
  DICE_WORDS,
  type Dice,
  type DiceFilter,
  DOINGS,
  PLACES,
  PLAYERS,
  type Price,
  SHOWN,
  STATS,
} from '../../../../src/dice-masters/language/dice.ts';
import { type Effect, GOALS } from '../../../../src/dice-masters/language/effect.ts';
import { BANS, type Rule, TARGETERS } from '../../../../src/dice-masters/language/rule.ts';

const some = fc.constantFrom;
const small = fc.integer({ min: 1, max: 9 });
const few = fc.integer({ min: 1, max: 3 });
const yes = fc.constant(true as const);
const slug = some('x-men', 'avengers', 'villain', 'spider-friends');
const name = some('Iron Man', 'Shredder');
const keyword = some('overcrush', 'iron-will', 'fast');
const energy = some('fist', 'bolt', 'mask', 'shield');

function record<T>(model: Record<string, fc.Arbitrary<unknown>>, required: readonly string[]) {
  return fc.record(model, { requiredKeys: [...required] }) as unknown as fc.Arbitrary<T>;
}

const filterOf = (model: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .subarray(Object.keys(model), { maxLength: 3 })
    .chain((keys) =>
      record<DiceFilter>(Object.fromEntries(keys.map((key) => [key, model[key] as never])), keys),
    );

const simple = {
  whose: some('your', 'opposing'),
  is: some('sidekick', 'non-sidekick', 'character', 'non-sidekick-character', 'action'),
  shows: some(...SHOWN),
  affiliation: fc.uniqueArray(slug, { minLength: 1, maxLength: 2 }),
  notAffiliation: slug,
  named: name,
  notNamed: name,
  card: some('this', 'chosen'),
  other: yes,
  another: yes,
  level: some([1], [1, 2], [3]),
  energy,
  notEnergy: energy,
  cost: some({ least: 3 }, { most: 2 }, { least: 2, most: 4 }, { least: 3, most: 3 }),
  costOverIt: few,
  keyword,
  notKeyword: keyword,
  doing: some(...DOINGS),
  notBlockingThis: yes,
};
const filter = filterOf({ ...simple, engagedWith: filterOf(simple) });

const place = some(...PLACES);
const word = some(...DICE_WORDS);
const pick = record<Dice>(
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
const dice: fc.Arbitrary<Dice> = fc.oneof(word, pick, all);

const amount: fc.Arbitrary<Amount> = fc.oneof(
  { arbitrary: small, weight: 4 },
  record<Amount>({ count: filter, from: place, characters: yes, times: few, plus: few }, ['count']),
  record<Amount>({ stat: some(...STATS), of: word, half: yes, least: few }, ['stat', 'of']),
  record<Amount>({ highest: some(...STATS), among: filter }, ['highest', 'among']),
  some<Amount>({ tally: 'missed' }, { tally: 'opposing-energy' }, { tally: 'fielded-this-turn' }),
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
    { is: 'opponents' },
  ),
  record<Condition>({ is: fc.constant('koed'), die: word, not: yes }, ['is', 'die']),
);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  { arbitrary: plainCondition, weight: 5 },
  fc.tuple(plainCondition, plainCondition).map((of): Condition => ({ is: 'both', of })),
);

const price = some<Price>(
  { types: ['fist'] },
  { types: ['bolt', 'mask'] },
  { generic: 2 },
  { generic: 1, types: ['shield'] },
  { life: 2 },
  { types: ['fist'], life: 1 },
);

const player = some(...PLAYERS);
const subject = fc.oneof(fc.constant('this' as const), filter);
const goal = some(...GOALS);
const stats = { attack: amount, defense: amount };

const rule = (depth: number): fc.Arbitrary<Rule> =>
  fc.oneof(
    record<Rule>({ rule: fc.constant('stats'), dice: subject, ...stats }, ['rule', 'dice']),
    record<Rule>(
      {
        rule: fc.constant('cost'),
        of: some('buying', 'fielding'),
        dice: filter,
        less: few,
        least: few,
      },
      ['rule', 'of', 'dice', 'less'],
    ),
    record<Rule>(
      {
        rule: fc.constant('cant'),
        what: some(...BANS),
        dice: subject,
        by: filter,
        player: some('you', 'opponent'),
      },
      ['rule', 'what', 'dice'],
    ),
    record<Rule>(
      {
        rule: fc.constant('cant-target'),
        dice: subject,
        by: fc.uniqueArray(some(...TARGETERS), { minLength: 1 }),
        from: some('opponent', 'anyone'),
      },
      ['rule', 'dice', 'by', 'from'],
    ),
    record<Rule>({ rule: fc.constant('must'), what: some('attack', 'block'), dice: subject }, [
      'rule',
      'what',
      'dice',
    ]),
    record<Rule>(
      { rule: fc.constant('blocks-many'), dice: subject, most: few, more: few, attackers: filter },
      ['rule', 'dice'],
    ),
    record<Rule>({ rule: fc.constant('needs-blockers'), dice: subject, least: small }, [
      'rule',
      'dice',
      'least',
    ]),
    record<Rule>({ rule: some('turns-attacks', 'double-damage'), dice: subject }, ['rule', 'dice']),
    record<Rule>({ rule: fc.constant('prevent'), dice: subject, combat: yes, first: amount }, [
      'rule',
      'dice',
    ]),
    record<Rule>({ rule: fc.constant('extra-draw'), player, amount: few }, [
      'rule',
      'player',
      'amount',
    ]),
    record<Rule>({ rule: fc.constant('global-life'), amount: few }, ['rule', 'amount']),
    record<Rule>({ rule: fc.constant('after-attack'), dice: subject, to: fc.constant('prep') }, [
      'rule',
      'dice',
      'to',
    ]),
    some<Rule>({ rule: 'cant-use-globals' }, { rule: 'declares-blocks' }),
    ...(depth > 0
      ? [
          record<Rule>({ rule: fc.constant('when'), ...happening(depth - 1) }, [
            'rule',
            'event',
            'effects',
          ]),
        ]
      : []),
  );

const effects = (depth: number) => fc.array(effect(depth), { minLength: 1, maxLength: 3 });

function happening(depth: number) {
  return {
    event: some(...EVENTS),
    die: filter,
    by: fc.oneof(fc.constant('this' as const), filter),
    player: some('you', 'opponent', 'each'),
    combat: yes,
    if: condition,
    once: yes,
    anywhere: yes,
    eachDie: yes,
    effects: effects(depth),
  };
}

function effect(depth: number): fc.Arbitrary<Effect> {
  const of = (name_: string, model: Record<string, fc.Arbitrary<unknown>>, required: string[]) =>
    record<Effect>({ do: fc.constant(name_), ...model }, ['do', ...required]);
  const plain = [
    of('damage', { amount, to: fc.oneof(dice, player, fc.constant('a player')) }, ['amount', 'to']),
    of('ko', { dice, to: fc.constant('used') }, ['dice']),
    of('sacrifice', { dice }, ['dice']),
    of('move', { dice, to: goal }, ['dice', 'to']),
    of('field', { dice, level: few }, ['dice']),
    of('put', { dice, level: few }, ['dice', 'level']),
    of('spin', { dice, by: some(-2, -1, 1, 2) }, ['dice', 'by']),
    of('spin-to', { dice, level: fc.oneof(few, fc.constant('any-face')) }, ['dice', 'level']),
    of('roll', { dice, stays: yes }, ['dice']),
    of('reroll', { dice, miss: goal }, ['dice']),
    of('draw', { amount, to: some('prep', 'roll', 'join'), quiet: yes }, ['amount', 'to']),
    of('dig', { amount, for: filter, level: few, rest: goal }, ['amount', 'for', 'level', 'rest']),
    of('boost', { dice, ...stats }, ['dice']),
    of('grant', { dice, keyword }, ['dice', 'keyword']),
    of('gain-life', { player, amount }, ['player', 'amount']),
    of('lose-life', { player, amount }, ['player', 'amount']),
    of('name', { cards: filter, keep: yes }, ['cards']),
    of('next', { buy: filter, less: few, least: few, to: fc.constant('prep'), first: yes }, [
      'buy',
    ]),
    of('next', { field: filter, less: few, least: few, attack: small, defense: small }, ['field']),
    of('swap-attack', { dice, with: dice }, ['dice', 'with']),
    of('swap', { dice, with: filter, from: place }, ['dice', 'with', 'from']),
    of('set-aside', { dice }, ['dice']),
    of('leave-combat', { dice }, ['dice']),
    of('heal', { dice }, ['dice']),
    of('cancel-globals', {}, []),
  ];
  if (depth === 0) return fc.oneof(...plain);
  const inner = effects(depth - 1);
  return fc.oneof(
    ...plain,
    of('may', { price, effects: inner }, ['effects']),
    of('so', { first: effect(0), gives: inner }, ['first', 'gives']),
    of('if', { if: condition, effects: inner, else: inner }, ['if', 'effects']),
    of('each-player', { effects: inner }, ['effects']),
    of('opponent', { effects: inner }, ['effects']),
    of('at-end', { effects: inner }, ['effects']),
    of(
      'this-turn',
      { on: dice, rules: fc.array(rule(depth - 1), { minLength: 1, maxLength: 2 }) },
      ['rules'],
    ),
  );
}

/** Clauses of the whole vocabulary; many have no words, since no card could mean them. */
export const clause: fc.Arbitrary<Clause> = fc.oneof(
  record<Clause>({ kind: fc.constant('when'), ...happening(2) }, ['kind', 'event', 'effects']),
  record<Clause>({ kind: fc.constant('when'), event: some(...EVENTS), effects: effects(2) }, [
    'kind',
    'event',
    'effects',
  ]),
  record<Clause>(
    {
      kind: fc.constant('always'),
      if: condition,
      rules: fc.array(rule(0), { minLength: 1, maxLength: 2 }),
    },
    ['kind', 'rules'],
  ),
  record<Clause>(
    { kind: fc.constant('global'), price, once: yes, yourTurn: yes, effects: effects(2) },
    ['kind', 'price', 'effects'],
  ),
  record<Clause>(
    {
      kind: fc.constant('use'),
      at: some('global', 'main'),
      who: some('you', 'any player'),
      price,
      effects: effects(1),
    },
    ['kind', 'at', 'who', 'effects'],
  ),
  record<Clause>(
    { kind: fc.constant('keyword'), keyword: some(...TEXT_KEYWORDS), effects: effects(2) },
    ['kind', 'keyword', 'effects'],
  ),
);
export const action: fc.Arbitrary<Clause> = record<Clause>(
  { kind: fc.constant('action'), before: yes, only: condition, effects: effects(2) },
  ['kind', 'effects'],
);
