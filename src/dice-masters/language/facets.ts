import type { Clause } from './clause.ts';
import {
  type Amount,
  DICE_WORDS,
  type Dice,
  type DiceFilter,
  type DiceWord,
  type Players,
} from './dice.ts';
import type { Effect, EffectName } from './effect.ts';
import { SCRIPTS } from './grammar/scripts.ts';
import type { Rule, RuleName, Subject } from './rule.ts';

/** One thing that text does, and to whom. */
export interface Deed {
  effect: ReadonlySet<string>;
  targets: ReadonlySet<string>;
}

/** The kinds of `effect:` for each verb. */
const EFFECT_FACETS: Record<EffectName, readonly string[]> = {
  damage: ['damage'],
  prevent: ['prevent'],
  redirect: ['redirect'],
  ko: ['ko'],
  sacrifice: ['sacrifice'],
  move: [],
  field: ['field'],
  put: ['field'],
  spin: ['spin'],
  'spin-to': ['spin'],
  'spin-to-energy': ['spin'],
  roll: [],
  reroll: ['reroll'],
  draw: [],
  dig: ['draw', 'field'],
  boost: [],
  set: ['buff'],
  'swap-stats': ['swap'],
  double: ['buff'],
  fight: ['damage'],
  divide: ['damage'],
  grant: ['grant'],
  'gain-life': ['life'],
  'lose-life': ['life-loss'],
  may: [],
  so: [],
  if: [],
  choose: [],
  unless: [],
  'each-player': [],
  opponent: [],
  name: ['name'],
  'this-turn': [],
  next: [],
  buy: [],
  'at-end': [],
  'swap-attack': ['swap'],
  swap: ['swap'],
  'set-aside': ['set-aside'],
  'leave-combat': ['leave-combat'],
  heal: ['heal'],
  point: [],
  'cancel-globals': ['ignore'],
  corrupt: [],
};

/** The same for what holds all the time. */
const RULE_FACETS: Record<RuleName, readonly string[]> = {
  stats: [],
  has: ['grant'],
  loses: ['ignore'],
  'deals-more': ['buff'],
  'no-adventurer': [],
  cost: [],
  cant: [],
  'cant-target': ['protect'],
  'cant-use-globals': ['ignore'],
  must: ['force'],
  'blocks-many': ['block-more'],
  'needs-blockers': ['stop-blocks'],
  'must-block-this': ['force'],
  'only-blocked-by': ['stop-blocks'],
  'deals-first': ['buff'],
  'deals-leftover': ['damage'],
  'more-damage': ['damage'],
  'instead-of-ko': ['protect'],
  'declares-blocks': ['force'],
  'turns-attacks': ['damage'],
  prevent: ['prevent'],
  redirect: ['redirect'],
  'double-damage': ['buff'],
  'extra-draw': ['draw'],
  'global-life': ['life-loss'],
  'after-attack': ['prep'],
  'ko-goes': [],
  when: [],
};

/** What words such as `it` speak of, and whose words they are. */
interface Scene {
  it: Dice | undefined;
  event: DiceFilter | undefined;
  other: DiceFilter | undefined;
  /** Who does it; what is theirs is opposing where the opponent does. */
  by: 'you' | 'opponent' | 'each';
}

class Found {
  readonly deeds: Deed[] = [];
  #effect = new Set<string>();
  #targets = new Set<string>();

  effect(...kinds: readonly string[]): void {
    for (const kind of kinds) this.#effect.add(kind);
  }

  target(...kinds: readonly string[]): void {
    for (const kind of kinds) this.#targets.add(kind);
  }

  /** What is found from now on belongs to another deed. */
  next(): void {
    if (this.#effect.size + this.#targets.size > 0)
      this.deeds.push({ effect: this.#effect, targets: this.#targets });
    this.#effect = new Set();
    this.#targets = new Set();
  }
}

const NO_SCENE: Scene = { it: undefined, event: undefined, other: undefined, by: 'you' };

/** What a clause does, deed by deed. When it acts, the opening of its line tells. */
export function deedsOf(clause: Clause): Deed[] {
  const found = new Found();
  switch (clause.kind) {
    case 'always':
      for (const rule of clause.rules) readRule(rule, NO_SCENE, found);
      break;
    case 'keyword-dice':
      break;
    case 'script':
      for (const verb of verbsOf(clause.script)) found.effect(...EFFECT_FACETS[verb]);
      break;
    case 'when':
      readEffects(clause.effects, sceneOf(clause), found);
      break;
    default:
      readEffects(clause.effects, NO_SCENE, found);
  }
  found.next();
  return found.deeds;
}

/** The same of effects and rules that stand somewhere in a line. */
export function deedsIn(effects: readonly Effect[], rules: readonly Rule[]): Deed[] {
  const found = new Found();
  readEffects(effects, NO_SCENE, found);
  for (const rule of rules) readRule(rule, NO_SCENE, found);
  return found.deeds;
}

/** Whom dice lie with, and where. */
export function targetsOf(dice: Dice): ReadonlySet<string> {
  const found = new Found();
  readDice(dice, NO_SCENE, found);
  found.next();
  return found.deeds[0]?.targets ?? new Set();
}

function sceneOf({ die, by }: { die?: DiceFilter; by?: 'this' | DiceFilter }): Scene {
  return { ...NO_SCENE, event: die, other: by === 'this' ? undefined : by };
}

function verbsOf(name: string): readonly EffectName[] {
  return SCRIPTS.find(({ script }) => script === name)?.does ?? [];
}

/** What a rule does only with certain words in it. */
function rulesOwn(rule: Rule): string[] {
  switch (rule.rule) {
    case 'stats':
      return [...changeFacets(rule), ...(rule.keyword ? ['grant'] : [])];
    case 'cost':
      return rule.more === undefined ? ['cheaper'] : [];
    default:
      return [];
  }
}

/** `on`: the dice that a rule of this turn calls `this`. */
function readRule(rule: Rule, scene: Scene, found: Found, on?: Dice): void {
  found.effect(...RULE_FACETS[rule.rule]);
  found.effect(...rulesOwn(rule));
  if (rule.rule === 'cant')
    found.effect(rule.what === 'be-blocked' ? banOfBlocks(rule.by) : 'forbid');
  if (rule.rule === 'cant' && (rule.what === 'block' || rule.what === 'fight'))
    found.effect('stop-blocks');
  if (rule.rule === 'turns-attacks') found.target('opposing');
  else if ('dice' in rule && rule.dice) readSubject(rule.dice, scene, found, on);
  if ('you' in rule) found.target('player');
  found.next();
  if (rule.rule === 'when') readEffects(rule.effects, sceneOf(rule), found);
}

function banOfBlocks(by: DiceFilter | undefined): string {
  return by ? 'stop-blocks' : 'unblockable';
}

/** Effects in a row; what one of them chose the next calls `it`. */
function readEffects(effects: readonly Effect[], scene: Scene, found: Found): void {
  const here = { ...scene };
  for (const effect of effects) {
    readEffect(effect, here, found);
    here.it = chosenBy(effect) ?? here.it;
  }
}

function chosenBy(effect: Effect): Dice | undefined {
  const dice = 'dice' in effect ? effect.dice : effect.do === 'damage' ? effect.to : undefined;
  return typeof dice === 'object' ? dice : undefined;
}

function readEffect(effect: Effect, scene: Scene, found: Found): void {
  found.effect(...EFFECT_FACETS[effect.do], ...specialFacets(effect));
  if (effect.do === 'damage') readVictim(effect.to, scene, found);
  if ('player' in effect) readPlayer(effect.player, found);
  if ('dice' in effect) readDice(effect.dice, scene, found);
  found.next();
  readInner(effect, scene, found);
}

/** What a verb does only with certain words behind it. */
function specialFacets(effect: Effect): string[] {
  switch (effect.do) {
    case 'draw':
      return [effect.to === 'prep' ? 'prep' : 'draw'];
    case 'move':
      return effect.to === 'prep' ? ['prep'] : [];
    case 'boost':
      return [...changeFacets(effect), ...(effect.keyword ? ['grant'] : [])];
    case 'buy':
      return [...(effect.to === 'prep' ? ['prep'] : []), 'cheaper'];
    case 'next':
      return [...(effect.less || effect.free ? ['cheaper'] : []), ...(effect.to ? ['prep'] : [])];
    default:
      return [];
  }
}

/** Effects and rules inside others. */
function readInner(effect: Effect, scene: Scene, found: Found): void {
  switch (effect.do) {
    case 'this-turn':
      for (const rule of effect.rules) readRule(rule, scene, found, effect.on);
      return;
    case 'so':
      readEffects([effect.first, ...effect.gives], scene, found);
      return;
    case 'if':
      readEffects([...effect.effects, ...(effect.else ?? [])], scene, found);
      return;
    case 'opponent':
      readEffects(effect.effects, { ...scene, by: 'opponent' }, found);
      return;
    case 'each-player':
      readEffects(effect.effects, { ...scene, by: 'each' }, found);
      return;
    case 'unless':
      readEffects([...(effect.deed ?? []), ...effect.effects], scene, found);
      return;
    case 'choose':
      readEffects(effect.options.flat(), scene, found);
      return;
    default:
      if ('effects' in effect) readEffects(effect.effects, scene, found);
  }
}

/** Raises or lowers, or both at once. */
function changeFacets({ attack, defense }: { attack?: Amount; defense?: Amount }): string[] {
  const changes = [attack, defense].filter((one) => one !== undefined);
  return [
    ...(changes.some((one) => !isNegative(one)) ? ['buff'] : []),
    ...(changes.some(isNegative) ? ['weaken'] : []),
  ];
}

function isNegative(amount: Amount): boolean {
  if (typeof amount === 'number') return amount < 0;
  return 'times' in amount && (amount.times ?? 1) < 0;
}

function readVictim(to: Extract<Effect, { do: 'damage' }>['to'], scene: Scene, found: Found): void {
  if (to === 'a player') found.target('player');
  else if (typeof to === 'object') readDice(to, scene, found);
  else if (isDiceWord(to)) readDice(to, scene, found);
  else readPlayer(to, found);
}

function isDiceWord(to: DiceWord | Players): to is DiceWord {
  return (DICE_WORDS as readonly string[]).includes(to);
}

function readPlayer(player: Players, found: Found): void {
  if (player === 'opponent') found.target('opponent');
  else if (player !== 'you') found.target('player');
}

/** What a word such as `it` stands for; nothing where the line does not say. */
function readWord(word: DiceWord, scene: Scene, found: Found): void {
  if (word === 'this') found.target('this');
  else if (word === 'event' || word === 'other') {
    const filter = scene[word];
    if (filter) readFilter(filter, scene, found);
  } else if (scene.it) readDice(scene.it, { ...scene, it: undefined }, found);
}

function readDice(dice: Dice, scene: Scene, found: Found): void {
  if (typeof dice === 'string') {
    readWord(dice, scene, found);
    return;
  }
  const filter = 'all' in dice ? dice.all : dice.of;
  if ('all' in dice) found.target('all');
  if ('orPlayer' in dice) found.target(dice.orPlayer === 'any' ? 'player' : 'opponent');
  if (asksSidekick(filter)) found.target('sidekick');
  if (dice.from === 'them' || dice.from === 'rest') return;
  if (dice.from && dice.from !== 'field') found.target(...dice.from.split('-or-'));
  else readFilter(filter, scene, found);
}

function readSubject(dice: Subject, scene: Scene, found: Found, on?: Dice): void {
  if (dice === 'this') readDice(on ?? 'this', scene, found);
  else readFilter(dice, scene, found);
}

function readFilter(filter: DiceFilter, { by }: Scene, found: Found): void {
  const { whose, card } = filter;
  const isYours = whose === 'your' || card === 'this';
  const isBoth = by === 'each' || (whose === undefined && card === undefined);
  if (isBoth || (isYours && by === 'you') || (whose === 'opposing' && by === 'opponent'))
    found.target('own');
  if (isBoth || (isYours && by === 'opponent') || (whose === 'opposing' && by === 'you'))
    found.target('opposing');
  if (asksSidekick(filter)) found.target('sidekick');
}

function asksSidekick({ is, any }: DiceFilter): boolean {
  return is === 'sidekick' || (any?.some(asksSidekick) ?? false);
}

/** The shape of what a card does, without names, types and numbers: cards with the same one do the same. */
export function shapeOf(clauses: readonly Clause[]): string {
  return clauses.map((clause) => JSON.stringify(clause, plainly)).join('\n');
}

const IGNORED = new Set(['affiliation', 'named', 'types', 'energy']);

function plainly(key: string, value: unknown): unknown {
  if (IGNORED.has(key)) return '*';
  return typeof value === 'number' ? '#' : value;
}
