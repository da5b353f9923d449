import type { Clause } from './clause.ts';
import type { Amount, Dice, DiceFilter } from './dice.ts';
import type { Effect, EffectName } from './effect.ts';
import { SCRIPTS } from './grammar/scripts.ts';
import type { Rule, RuleName, Subject } from './rule.ts';

/** What the search knows of a card: what it does, and to whom. When it acts, the openings of its lines tell. */
export interface Facets {
  effect: ReadonlySet<string>;
  targets: ReadonlySet<string>;
}

/** The kinds of `effect:` for each verb. */
const EFFECT_FACETS: Record<EffectName, readonly string[]> = {
  damage: ['damage'],
  ko: ['ko'],
  sacrifice: ['sacrifice'],
  move: [],
  field: ['field'],
  put: ['field'],
  spin: ['spin'],
  'spin-to': ['spin'],
  roll: [],
  reroll: ['reroll'],
  draw: ['draw'],
  dig: ['draw', 'field'],
  boost: ['buff'],
  grant: ['grant'],
  'gain-life': ['life'],
  'lose-life': ['life-loss'],
  may: [],
  so: [],
  if: [],
  'each-player': [],
  opponent: [],
  name: ['name'],
  'this-turn': [],
  next: [],
  'at-end': [],
  'swap-attack': ['swap'],
  swap: ['swap'],
  'set-aside': ['set-aside'],
  'leave-combat': ['leave-combat'],
  heal: ['heal'],
  'cancel-globals': ['ignore'],
};

/** The same for what holds all the time. */
const RULE_FACETS: Record<RuleName, readonly string[]> = {
  stats: ['buff'],
  cost: ['cheaper'],
  cant: [],
  'cant-target': ['protect'],
  'cant-use-globals': ['ignore'],
  must: ['force'],
  'blocks-many': ['block-more'],
  'needs-blockers': ['stop-blocks'],
  'declares-blocks': ['force'],
  'turns-attacks': ['damage'],
  prevent: ['prevent'],
  'double-damage': ['buff'],
  'extra-draw': ['draw'],
  'global-life': ['life-loss'],
  'after-attack': ['prep'],
  when: [],
};

interface Found {
  effect: Set<string>;
  targets: Set<string>;
}

export function facetsOf(clauses: readonly Clause[]): Facets {
  const found: Found = { effect: new Set(), targets: new Set() };
  for (const clause of clauses) readClause(clause, found);
  return found;
}

function readClause(clause: Clause, found: Found): void {
  switch (clause.kind) {
    case 'always':
      for (const rule of clause.rules) readRule(rule, found);
      return;
    case 'script':
      for (const verb of verbsOf(clause.script)) {
        for (const one of EFFECT_FACETS[verb]) found.effect.add(one);
      }
      return;
    default:
      readEffects(clause.effects, found);
  }
}

function verbsOf(name: string): readonly EffectName[] {
  return SCRIPTS.find(({ script }) => script === name)?.does ?? [];
}

function readRule(rule: Rule, found: Found): void {
  for (const one of RULE_FACETS[rule.rule]) found.effect.add(one);
  if (rule.rule === 'when') readEffects(rule.effects, found);
  if (rule.rule === 'cant')
    found.effect.add(rule.what === 'be-blocked' ? banOfBlocks(rule.by) : 'forbid');
  if (rule.rule === 'cant' && rule.what === 'block') found.effect.add('stop-blocks');
  if (rule.rule === 'turns-attacks') found.targets.add('opposing');
  else if ('dice' in rule) readSubject(rule.dice, found);
}

function banOfBlocks(by: DiceFilter | undefined): string {
  return by ? 'stop-blocks' : 'unblockable';
}

function readEffects(effects: readonly Effect[], found: Found): void {
  for (const effect of effects) readEffect(effect, found);
}

function readEffect(effect: Effect, found: Found): void {
  for (const one of [...EFFECT_FACETS[effect.do], ...specialFacets(effect)]) found.effect.add(one);
  if (effect.do === 'damage') readVictim(effect.to, found);
  if ('dice' in effect) readDice(effect.dice, found);
  readInner(effect, found);
}

/** What a verb does only with certain words behind it. */
function specialFacets(effect: Effect): string[] {
  switch (effect.do) {
    case 'draw':
    case 'move':
      return effect.to === 'prep' ? ['prep'] : [];
    case 'boost':
      return isNegative(effect.attack) || isNegative(effect.defense) ? ['weaken'] : [];
    case 'next':
      return [...(effect.less ? ['cheaper'] : []), ...(effect.to ? ['prep'] : [])];
    default:
      return [];
  }
}

/** Effects and rules inside others. */
function readInner(effect: Effect, found: Found): void {
  switch (effect.do) {
    case 'this-turn':
      if (effect.on) readDice(effect.on, found);
      for (const rule of effect.rules) readRule(rule, found);
      return;
    case 'so':
      readEffects([effect.first, ...effect.gives], found);
      return;
    case 'if':
      readEffects([...effect.effects, ...(effect.else ?? [])], found);
      return;
    default:
      if ('effects' in effect) readEffects(effect.effects, found);
  }
}

function isNegative(amount: Amount | undefined): boolean {
  return typeof amount === 'number' && amount < 0;
}

function readVictim(to: Extract<Effect, { do: 'damage' }>['to'], found: Found): void {
  if (to === 'opponent') found.targets.add('opponent');
  else if (to === 'a player' || to === 'each') found.targets.add('player');
  else if (typeof to === 'object') readDice(to, found);
}

function readDice(dice: Dice, found: Found): void {
  if (dice === 'this') found.targets.add('this');
  if (typeof dice === 'string') return;
  const filter = 'all' in dice ? dice.all : dice.of;
  if ('all' in dice) found.targets.add('all');
  if ('orPlayer' in dice) found.targets.add(dice.orPlayer === 'any' ? 'player' : 'opponent');
  if (dice.from && dice.from !== 'field') found.targets.add(dice.from);
  else readFilter(filter, found);
}

function readSubject(dice: Subject, found: Found): void {
  if (dice === 'this') found.targets.add('this');
  else readFilter(dice, found);
}

function readFilter(filter: DiceFilter, found: Found): void {
  const { whose, is, card } = filter;
  if (whose === 'your' || card === 'this') found.targets.add('own');
  if (whose === 'opposing') found.targets.add('opposing');
  if (whose === undefined && card === undefined) {
    found.targets.add('own');
    found.targets.add('opposing');
  }
  if (is === 'sidekick') found.targets.add('sidekick');
}

/** The shape of what a card does, without names, types and numbers: cards with the same one do the same. */
export function shapeOf(clauses: readonly Clause[]): string {
  return clauses.map((clause) => JSON.stringify(clause, plainly)).join('\n');
}

const IGNORED = new Set(['affiliation', 'notAffiliation', 'named', 'notNamed', 'types', 'energy']);

function plainly(key: string, value: unknown): unknown {
  if (IGNORED.has(key)) return '*';
  return typeof value === 'number' ? '#' : value;
}
