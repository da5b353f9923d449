import { z } from 'zod';
import { count, oneOf, slug } from '../../content-files/identifier.ts';
import { BURSTS, type Clause, EVENTS, TEXT_KEYWORDS } from '../language/clause.ts';
import { type Effect, GOALS } from '../language/effect.ts';
import { BANS, type Rule, TARGETERS } from '../language/rule.ts';
import {
  amount,
  condition,
  dice,
  filter,
  place,
  players,
  price,
  union,
  yes,
} from './ability-dice.ts';

const level = count(1, 4);
const small = count(1, 9);
const goal = oneOf(GOALS);
const effects = z.array(z.lazy(() => effect)).min(1);
const rules = z.array(z.lazy(() => rule)).min(1);

const EFFECTS: { [K in Effect['do']]: z.ZodType<Extract<Effect, { do: K }>> } = {
  damage: z.strictObject({
    do: z.literal('damage'),
    amount,
    to: z.union([players, z.literal('a player'), dice]),
  }),
  ko: z.strictObject({ do: z.literal('ko'), dice, to: z.literal('used').exactOptional() }),
  sacrifice: z.strictObject({ do: z.literal('sacrifice'), dice }),
  move: z.strictObject({ do: z.literal('move'), dice, to: goal }),
  field: z.strictObject({ do: z.literal('field'), dice, level: level.exactOptional() }),
  put: z.strictObject({ do: z.literal('put'), dice, level: level.exactOptional() }),
  spin: z.strictObject({ do: z.literal('spin'), dice, by: count(-3, 3) }),
  'spin-to': z.strictObject({
    do: z.literal('spin-to'),
    dice,
    level: z.union([level, z.literal('any-face')]),
  }),
  roll: z.strictObject({ do: z.literal('roll'), dice, stays: yes.exactOptional() }),
  reroll: z.strictObject({ do: z.literal('reroll'), dice, miss: goal.exactOptional() }),
  draw: z.strictObject({
    do: z.literal('draw'),
    amount,
    to: oneOf(['prep', 'roll', 'join']),
    quiet: yes,
  }),
  dig: z.strictObject({ do: z.literal('dig'), amount, for: filter, level, rest: goal }),
  boost: z.strictObject({
    do: z.literal('boost'),
    dice,
    attack: amount.exactOptional(),
    defense: amount.exactOptional(),
  }),
  grant: z.strictObject({ do: z.literal('grant'), dice, keyword: slug }),
  'gain-life': z.strictObject({ do: z.literal('gain-life'), player: players, amount }),
  'lose-life': z.strictObject({ do: z.literal('lose-life'), player: players, amount }),
  may: z.strictObject({ do: z.literal('may'), price: price.exactOptional(), effects }),
  so: z.strictObject({ do: z.literal('so'), first: z.lazy(() => effect), gives: effects }),
  if: z.strictObject({
    do: z.literal('if'),
    if: condition,
    effects,
    else: effects.exactOptional(),
  }),
  'each-player': z.strictObject({ do: z.literal('each-player'), effects }),
  opponent: z.strictObject({ do: z.literal('opponent'), effects }),
  name: z.strictObject({ do: z.literal('name'), cards: filter, keep: yes }),
  'this-turn': z.strictObject({ do: z.literal('this-turn'), on: dice.exactOptional(), rules }),
  next: z.strictObject({
    do: z.literal('next'),
    buy: filter.exactOptional(),
    field: filter.exactOptional(),
    less: small.exactOptional(),
    least: count(0, 9).exactOptional(),
    attack: small.exactOptional(),
    defense: small.exactOptional(),
    first: yes,
    to: z.literal('prep').exactOptional(),
  }),
  'at-end': z.strictObject({ do: z.literal('at-end'), effects }),
  'swap-attack': z.strictObject({ do: z.literal('swap-attack'), dice, with: dice }),
  swap: z.strictObject({ do: z.literal('swap'), dice, with: filter, from: place }),
  'set-aside': z.strictObject({ do: z.literal('set-aside'), dice }),
  'leave-combat': z.strictObject({ do: z.literal('leave-combat'), dice }),
  heal: z.strictObject({ do: z.literal('heal'), dice }),
  'cancel-globals': z.strictObject({ do: z.literal('cancel-globals') }),
};

const effect: z.ZodType<Effect> = union<Effect>('do', EFFECTS);

const happening = {
  event: oneOf(EVENTS),
  die: filter.exactOptional(),
  by: z.union([z.literal('this'), filter]).exactOptional(),
  player: oneOf(['you', 'opponent', 'each']).exactOptional(),
  combat: yes,
  if: condition.exactOptional(),
  once: yes,
  anywhere: yes,
  eachDie: yes,
  effects,
};

const subject = z.union([z.literal('this'), filter]);

const RULES: { [K in Rule['rule']]: z.ZodType<Extract<Rule, { rule: K }>> } = {
  stats: z.strictObject({
    rule: z.literal('stats'),
    dice: subject,
    attack: amount.exactOptional(),
    defense: amount.exactOptional(),
  }),
  cost: z.strictObject({
    rule: z.literal('cost'),
    of: oneOf(['buying', 'fielding']),
    dice: filter,
    less: small,
    least: count(0, 9).exactOptional(),
  }),
  cant: z.strictObject({
    rule: z.literal('cant'),
    what: oneOf(BANS),
    dice: subject,
    by: filter.exactOptional(),
    player: oneOf(['you', 'opponent']).exactOptional(),
  }),
  'cant-target': z.strictObject({
    rule: z.literal('cant-target'),
    dice: subject,
    by: z.array(oneOf(TARGETERS)).min(1),
    from: oneOf(['opponent', 'anyone']),
  }),
  'cant-use-globals': z.strictObject({ rule: z.literal('cant-use-globals') }),
  must: z.strictObject({
    rule: z.literal('must'),
    what: oneOf(['attack', 'block']),
    dice: subject,
  }),
  'blocks-many': z.strictObject({
    rule: z.literal('blocks-many'),
    dice: subject,
    most: small.exactOptional(),
    more: small.exactOptional(),
    attackers: filter.exactOptional(),
  }),
  'needs-blockers': z.strictObject({
    rule: z.literal('needs-blockers'),
    dice: subject,
    least: small,
  }),
  'declares-blocks': z.strictObject({ rule: z.literal('declares-blocks') }),
  'turns-attacks': z.strictObject({ rule: z.literal('turns-attacks'), dice: subject }),
  prevent: z.strictObject({
    rule: z.literal('prevent'),
    dice: subject,
    combat: yes,
    first: amount.exactOptional(),
  }),
  'double-damage': z.strictObject({ rule: z.literal('double-damage'), dice: subject }),
  'extra-draw': z.strictObject({ rule: z.literal('extra-draw'), player: players, amount: small }),
  'global-life': z.strictObject({ rule: z.literal('global-life'), amount: small }),
  'after-attack': z.strictObject({
    rule: z.literal('after-attack'),
    dice: subject,
    to: z.literal('prep'),
  }),
  when: z.strictObject({ rule: z.literal('when'), ...happening }),
};

const rule: z.ZodType<Rule> = union<Rule>('rule', RULES);

const marked = { burst: oneOf(BURSTS).exactOptional(), instead: yes };

const CLAUSES: { [K in Clause['kind']]: z.ZodType<Extract<Clause, { kind: K }>> } = {
  when: z.strictObject({ kind: z.literal('when'), ...marked, ...happening }),
  always: z.strictObject({
    kind: z.literal('always'),
    ...marked,
    if: condition.exactOptional(),
    rules,
  }),
  global: z.strictObject({
    kind: z.literal('global'),
    ...marked,
    price,
    once: yes,
    yourTurn: yes,
    effects,
  }),
  action: z.strictObject({
    kind: z.literal('action'),
    ...marked,
    before: yes,
    only: condition.exactOptional(),
    effects,
  }),
  use: z.strictObject({
    kind: z.literal('use'),
    ...marked,
    at: oneOf(['global', 'main']),
    who: oneOf(['you', 'any player']),
    price: price.exactOptional(),
    effects,
  }),
  keyword: z.strictObject({
    kind: z.literal('keyword'),
    ...marked,
    keyword: oneOf(TEXT_KEYWORDS),
    effects,
  }),
  script: z.strictObject({
    kind: z.literal('script'),
    ...marked,
    script: slug,
  }),
};

/** One clause of what a card does, as data. */
export const clauseSchema: z.ZodType<Clause> = union<Clause>('kind', CLAUSES);
