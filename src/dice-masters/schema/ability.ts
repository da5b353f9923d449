import { z } from 'zod';
import { count, oneOf, slug } from '../../content-files/identifier.ts';
import { ENERGY_TYPES } from '../cards/energy.ts';
import { BURSTS, type Clause, DICE_KEYWORDS, EVENTS, TEXT_KEYWORDS } from '../language/clause.ts';
import { DEALERS, type Effect, GOALS } from '../language/effect.ts';
import { BANS, DAMAGE_TEXTS, type Rule, TARGETERS } from '../language/rule.ts';
import {
  amount,
  condition,
  dice,
  filter,
  pick,
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
    by: oneOf(DEALERS).exactOptional(),
  }),
  prevent: z.strictObject({
    do: z.literal('prevent'),
    amount: z.union([amount, z.literal('all')]),
    to: z.union([dice, z.literal('you')]),
  }),
  redirect: z.strictObject({
    do: z.literal('redirect'),
    amount: z.union([small, z.literal('all')]),
    from: z.union([dice, z.literal('you')]),
    to: dice,
  }),
  ko: z.strictObject({ do: z.literal('ko'), dice, to: z.literal('used').exactOptional() }),
  sacrifice: z.strictObject({ do: z.literal('sacrifice'), dice }),
  move: z.strictObject({ do: z.literal('move'), dice, to: goal }),
  field: z.strictObject({ do: z.literal('field'), dice, level: level.exactOptional() }),
  put: z.strictObject({
    do: z.literal('put'),
    dice,
    level: z.union([level, z.literal('same')]).exactOptional(),
  }),
  spin: z.strictObject({ do: z.literal('spin'), dice, by: count(-3, 3) }),
  'spin-to': z.strictObject({
    do: z.literal('spin-to'),
    dice,
    level: z.union([level, z.literal('any-face')]),
  }),
  'spin-to-energy': z.strictObject({
    do: z.literal('spin-to-energy'),
    dice,
    face: oneOf([...ENERGY_TYPES, 'wild', 'any']),
    by: z.literal('opponent').exactOptional(),
  }),
  roll: z.strictObject({ do: z.literal('roll'), dice, stays: yes.exactOptional() }),
  reroll: z.strictObject({
    do: z.literal('reroll'),
    dice,
    miss: z.union([goal, z.literal('ko')]).exactOptional(),
  }),
  draw: z.strictObject({
    do: z.literal('draw'),
    amount,
    to: oneOf(['prep', 'roll', 'join', 'hand']),
    quiet: yes,
    bag: z.literal('opposing').exactOptional(),
  }),
  dig: z.strictObject({ do: z.literal('dig'), amount, for: filter, level, rest: goal }),
  boost: z.strictObject({
    do: z.literal('boost'),
    dice,
    attack: amount.exactOptional(),
    defense: amount.exactOptional(),
    keyword: slug.exactOptional(),
  }),
  grant: z.strictObject({
    do: z.literal('grant'),
    dice,
    keyword: slug,
    value: small.exactOptional(),
  }),
  set: z.strictObject({
    do: z.literal('set'),
    dice,
    attack: amount.exactOptional(),
    defense: amount.exactOptional(),
  }),
  'swap-stats': z.strictObject({ do: z.literal('swap-stats'), dice }),
  double: z.strictObject({
    do: z.literal('double'),
    dice,
    stats: oneOf(['attack', 'defense', 'both']),
    printed: yes,
  }),
  fight: z.strictObject({ do: z.literal('fight'), dice, with: dice }),
  divide: z.strictObject({
    do: z.literal('divide'),
    amount,
    among: pick,
    by: oneOf(DEALERS).exactOptional(),
  }),
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
  choose: z.strictObject({
    do: z.literal('choose'),
    options: z.array(effects).min(2),
    by: z.literal('opponent').exactOptional(),
  }),
  unless: z.strictObject({
    do: z.literal('unless'),
    price: price.exactOptional(),
    deed: effects.exactOptional(),
    effects,
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
    to: oneOf(['prep', 'bag']).exactOptional(),
    free: yes,
  }),
  buy: z.strictObject({
    do: z.literal('buy'),
    of: filter,
    free: yes,
    pays: small.exactOptional(),
    less: small.exactOptional(),
    least: count(0, 9).exactOptional(),
    to: oneOf(['prep', 'bag']).exactOptional(),
  }),
  'at-end': z.strictObject({ do: z.literal('at-end'), effects }),
  'swap-attack': z.strictObject({ do: z.literal('swap-attack'), dice, with: dice }),
  swap: z.strictObject({ do: z.literal('swap'), dice, with: filter, from: place }),
  'set-aside': z.strictObject({ do: z.literal('set-aside'), dice }),
  'leave-combat': z.strictObject({ do: z.literal('leave-combat'), dice }),
  heal: z.strictObject({ do: z.literal('heal'), dice }),
  point: z.strictObject({ do: z.literal('point'), dice }),
  'cancel-globals': z.strictObject({ do: z.literal('cancel-globals') }),
  corrupt: z.strictObject({ do: z.literal('corrupt'), amount: small }),
};

const effect: z.ZodType<Effect> = union<Effect>('do', EFFECTS);

const happening = {
  event: oneOf(EVENTS),
  die: filter.exactOptional(),
  by: z.union([z.literal('this'), filter]).exactOptional(),
  player: oneOf(['you', 'opponent', 'each']).exactOptional(),
  combat: z.boolean().exactOptional(),
  keyword: slug.exactOptional(),
  if: condition.exactOptional(),
  once: yes,
  anywhere: yes,
  eachDie: yes,
  effects,
};

const subject = z.union([z.literal('this'), filter]);

const damageKind = {
  dice: subject.exactOptional(),
  you: yes,
  combat: z.boolean().exactOptional(),
  by: filter.exactOptional(),
  texts: z.array(oneOf(DAMAGE_TEXTS)).min(1).exactOptional(),
  opposing: yes,
};

const RULES: { [K in Rule['rule']]: z.ZodType<Extract<Rule, { rule: K }>> } = {
  stats: z.strictObject({
    rule: z.literal('stats'),
    dice: subject,
    attack: amount.exactOptional(),
    defense: amount.exactOptional(),
    keyword: slug.exactOptional(),
  }),
  has: z.strictObject({
    rule: z.literal('has'),
    dice: subject,
    keyword: slug,
    value: small.exactOptional(),
  }),
  loses: z.strictObject({ rule: z.literal('loses'), dice: subject, keyword: slug }),
  'no-adventurer': z.strictObject({ rule: z.literal('no-adventurer'), dice: z.literal('this') }),
  'deals-more': z.strictObject({
    rule: z.literal('deals-more'),
    dice: subject,
    keyword: slug,
    more: small,
  }),
  cost: z.strictObject({
    rule: z.literal('cost'),
    of: oneOf(['buying', 'fielding', 'both']),
    dice: subject,
    less: amount.exactOptional(),
    more: small.exactOptional(),
    free: yes,
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
    most: z.union([small, z.literal('any')]).exactOptional(),
    more: small.exactOptional(),
    attackers: filter.exactOptional(),
  }),
  'must-block-this': z.strictObject({ rule: z.literal('must-block-this'), dice: subject }),
  'only-blocked-by': z.strictObject({
    rule: z.literal('only-blocked-by'),
    dice: subject,
    by: filter,
  }),
  'deals-first': z.strictObject({ rule: z.literal('deals-first'), dice: subject }),
  'deals-leftover': z.strictObject({ rule: z.literal('deals-leftover'), dice: subject }),
  'more-damage': z.strictObject({
    rule: z.literal('more-damage'),
    dice: subject,
    more: amount,
  }),
  'instead-of-ko': z.strictObject({
    rule: z.literal('instead-of-ko'),
    dice: subject,
    may: yes,
    combat: yes,
    effects,
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
    ...damageKind,
    first: amount.exactOptional(),
    next: amount.exactOptional(),
    less: amount.exactOptional(),
    most: small.exactOptional(),
    half: oneOf(['up', 'down']).exactOptional(),
    once: yes,
  }),
  redirect: z.strictObject({
    rule: z.literal('redirect'),
    ...damageKind,
    to: oneOf(['this', 'opponent']),
    once: yes,
    may: yes,
  }),
  'double-damage': z.strictObject({ rule: z.literal('double-damage'), dice: subject }),
  'extra-draw': z.strictObject({ rule: z.literal('extra-draw'), player: players, amount: small }),
  'global-life': z.strictObject({ rule: z.literal('global-life'), amount: small }),
  'ko-goes': z.strictObject({
    rule: z.literal('ko-goes'),
    dice: subject,
    to: oneOf(['used', 'bag']),
    by: subject.exactOptional(),
    combat: yes,
  }),
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
    at: z.literal('attack').exactOptional(),
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
    at: oneOf(['global', 'main', 'damage']),
    who: oneOf(['you', 'any player']),
    once: yes,
    keyword: z.literal('synergy').exactOptional(),
    yourTurn: yes,
    price: price.exactOptional(),
    effects,
  }),
  keyword: z.strictObject({
    kind: z.literal('keyword'),
    ...marked,
    keyword: oneOf(TEXT_KEYWORDS),
    effects,
  }),
  'keyword-dice': z.strictObject({
    kind: z.literal('keyword-dice'),
    ...marked,
    keyword: oneOf(DICE_KEYWORDS),
    of: filter,
  }),
  script: z.strictObject({
    kind: z.literal('script'),
    ...marked,
    script: slug,
  }),
};

/** One clause of what a card does, as data. */
export const clauseSchema: z.ZodType<Clause> = union<Clause>('kind', CLAUSES);
