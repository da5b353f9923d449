import fc from 'fast-check';
import type { Clause } from '../../../../src/dice-masters/language/clause.ts';
import { EVENTS, TEXT_KEYWORDS } from '../../../../src/dice-masters/language/clause.ts';
import { DEALERS, type Effect, GOALS } from '../../../../src/dice-masters/language/effect.ts';
import { BANS, type Rule, TARGETERS } from '../../../../src/dice-masters/language/rule.ts';
import {
  amount,
  condition,
  dice,
  few,
  filter,
  keyword,
  pick,
  place,
  player,
  price,
  record,
  small,
  some,
  subject,
  yes,
} from './random-dice.ts';
import { keywordRulesOf } from './random-keywords.ts';
import { saveOf, shieldsOf } from './random-shields.ts';

const goal = some(...GOALS);
const stats = { attack: amount, defense: amount };

const shields = shieldsOf({ filter, subject, amount, dice });

const rule = (depth: number): fc.Arbitrary<Rule> =>
  fc.oneof(
    record<Rule>({ rule: fc.constant('stats'), dice: subject, ...stats, keyword }, [
      'rule',
      'dice',
    ]),
    ...keywordRulesOf(subject, keyword),
    record<Rule>(
      {
        rule: fc.constant('cost'),
        of: some('buying', 'fielding', 'both'),
        dice: subject,
        less: amount,
        least: few,
      },
      ['rule', 'of', 'dice', 'less'],
    ),
    record<Rule>(
      {
        rule: fc.constant('cost'),
        of: some('buying', 'fielding', 'both'),
        dice: subject,
        more: few,
      },
      ['rule', 'of', 'dice', 'more'],
    ),
    record<Rule>(
      { rule: fc.constant('cost'), of: fc.constant('fielding'), dice: subject, free: yes },
      ['rule', 'of', 'dice', 'free'],
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
      {
        rule: fc.constant('blocks-many'),
        dice: subject,
        most: fc.oneof(few, fc.constant('any')),
        more: few,
        attackers: filter,
      },
      ['rule', 'dice'],
    ),
    record<Rule>({ rule: fc.constant('needs-blockers'), dice: subject, least: small }, [
      'rule',
      'dice',
      'least',
    ]),
    record<Rule>(
      {
        rule: some(
          'turns-attacks',
          'double-damage',
          'must-block-this',
          'deals-first',
          'deals-leftover',
        ),
        dice: subject,
      },
      ['rule', 'dice'],
    ),
    record<Rule>({ rule: fc.constant('only-blocked-by'), dice: subject, by: filter }, [
      'rule',
      'dice',
      'by',
    ]),
    record<Rule>({ rule: fc.constant('more-damage'), dice: subject, more: amount }, [
      'rule',
      'dice',
      'more',
    ]),
    shields.prevention,
    record<Rule>({ rule: fc.constant('extra-draw'), player, amount: few }, [
      'rule',
      'player',
      'amount',
    ]),
    record<Rule>({ rule: fc.constant('global-life'), amount: few }, ['rule', 'amount']),
    record<Rule>(
      {
        rule: fc.constant('ko-goes'),
        dice: subject,
        to: some('used', 'bag'),
        by: subject,
        combat: yes,
      },
      ['rule', 'dice', 'to'],
    ),
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
    combat: fc.boolean(),
    keyword,
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
    of(
      'damage',
      { amount, to: fc.oneof(dice, player, fc.constant('a player')), by: some(...DEALERS) },
      ['amount', 'to'],
    ),
    of('ko', { dice, to: fc.constant('used') }, ['dice']),
    of('sacrifice', { dice }, ['dice']),
    of('move', { dice, to: goal }, ['dice', 'to']),
    of('field', { dice, level: few }, ['dice']),
    of('put', { dice, level: fc.oneof(few, fc.constant('same')) }, ['dice', 'level']),
    of('spin', { dice, by: some(-2, -1, 1, 2) }, ['dice', 'by']),
    of('spin-to', { dice, level: fc.oneof(few, fc.constant('any-face')) }, ['dice', 'level']),
    of('spin-to-energy', { dice, face: some('fist', 'wild', 'any'), by: fc.constant('opponent') }, [
      'dice',
      'face',
    ]),
    of('roll', { dice, stays: yes }, ['dice']),
    of('reroll', { dice, miss: fc.oneof(goal, fc.constant('ko')) }, ['dice']),
    of(
      'draw',
      {
        amount,
        to: some('prep', 'roll', 'join', 'hand'),
        quiet: yes,
        bag: fc.constant('opposing'),
      },
      ['amount', 'to'],
    ),
    of('dig', { amount, for: filter, level: few, rest: goal }, ['amount', 'for', 'level', 'rest']),
    of('boost', { dice, ...stats, keyword }, ['dice']),
    of('set', { dice, ...stats }, ['dice']),
    of('swap-stats', { dice }, ['dice']),
    of('double', { dice, stats: some('attack', 'defense', 'both'), printed: yes }, [
      'dice',
      'stats',
    ]),
    of('fight', { dice, with: dice }, ['dice', 'with']),
    of('divide', { amount, among: pick, by: some(...DEALERS) }, ['amount', 'among']),
    of('grant', { dice, keyword, value: few }, ['dice', 'keyword']),
    of('gain-life', { player, amount }, ['player', 'amount']),
    of('lose-life', { player, amount }, ['player', 'amount']),
    of('name', { cards: filter, keep: yes }, ['cards']),
    of('next', { buy: filter, less: few, least: few, to: some('prep', 'bag'), first: yes }, [
      'buy',
    ]),
    of('next', { field: filter, free: yes, first: yes }, ['field', 'free']),
    of('next', { field: filter, less: few, least: few, attack: small, defense: small }, ['field']),
    of('buy', { of: filter, free: yes, to: some('prep', 'bag') }, ['of', 'free']),
    of('buy', { of: filter, pays: few, to: some('prep', 'bag') }, ['of', 'pays']),
    of('buy', { of: filter, less: few, least: few, to: some('prep', 'bag') }, ['of', 'less']),
    of('swap-attack', { dice, with: dice }, ['dice', 'with']),
    of('swap', { dice, with: filter, from: place }, ['dice', 'with', 'from']),
    of('set-aside', { dice }, ['dice']),
    of('leave-combat', { dice }, ['dice']),
    of('heal', { dice }, ['dice']),
    of('point', { dice }, ['dice']),
    of('cancel-globals', {}, []),
    of('corrupt', { amount: few }, ['amount']),
  ];
  if (depth === 0) return fc.oneof(...plain);
  const inner = effects(depth - 1);
  return fc.oneof(
    ...plain,
    of('may', { price, effects: inner }, ['effects']),
    of('so', { first: effect(0), gives: inner }, ['first', 'gives']),
    of('if', { if: condition, effects: inner, else: inner }, ['if', 'effects']),
    of(
      'choose',
      { options: fc.array(inner, { minLength: 2, maxLength: 3 }), by: fc.constant('opponent') },
      ['options'],
    ),
    of('unless', { price, effects: inner }, ['price', 'effects']),
    of('unless', { deed: effects(0), effects: inner }, ['deed', 'effects']),
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
      rules: fc.array(
        fc.oneof(
          { arbitrary: rule(0), weight: 9 },
          shields.turnedDamage,
          saveOf(subject, effect(0)),
        ),
        {
          minLength: 1,
          maxLength: 2,
        },
      ),
    },
    ['kind', 'rules'],
  ),
  record<Clause>(
    {
      kind: fc.constant('global'),
      price,
      once: yes,
      yourTurn: yes,
      at: fc.constant('attack'),
      effects: fc.oneof(effects(2), fc.tuple(shields.answer)),
    },
    ['kind', 'price', 'effects'],
  ),
  record<Clause>(
    {
      kind: fc.constant('use'),
      at: fc.constant('damage'),
      who: some('you', 'any player'),
      once: yes,
      keyword: fc.constant('synergy'),
      yourTurn: yes,
      price,
      effects: fc.tuple(shields.answer),
    },
    ['kind', 'at', 'who', 'effects'],
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
export const action: fc.Arbitrary<Clause> = fc.oneof(
  record<Clause>({ kind: fc.constant('action'), effects: effects(2) }, ['kind', 'effects']),
  record<Clause>(
    { kind: fc.constant('action'), before: yes, only: condition, effects: effects(2) },
    ['kind', 'effects'],
  ),
);
