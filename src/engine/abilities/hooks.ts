import { kindsOf } from '../energy/cost.ts';
import type { Layout } from '../state/layout.ts';
import { NONE } from '../state/table.ts';
import {
  type Ability,
  type Activated,
  AMOUNTS,
  type Amount,
  JOURNEYS,
  type Journey,
  MOMENTS,
  type Modifier,
  type Moment,
  PERMISSIONS,
  type Permission,
  type Replacement,
  type Ruling,
  type Trigger,
} from './ability.ts';
import type { KeywordRules } from './keyword.ts';

/** Where an ability comes from: exactly one of card, keyword and lasting effect. */
export interface Origin {
  ability: Ability;
  /** The card it is printed on, or -1. */
  card: number;
  /** The keyword as a bit, or 0. */
  keyword: number;
  /** The die a lasting effect was put on, or -1. */
  die: number;
  /** Who put the lasting effect there, or -1. */
  seat: number;
  /** The die a lasting effect speaks of besides the one it was put on, or -1. */
  target: number;
  /** What kind of text a lasting effect came from. */
  source: 'card' | 'global' | 'action';
}

export interface Bound<T> {
  hook: T;
  origin: Origin;
}

/** Windows as bits. */
export const WINDOWS: Record<Activated['window'], number> = {
  global: 1,
  main: 2,
  keyword: 4,
  reaction: 8,
};

/** Text that players use, with what is asked of it all the time. */
export interface Offer extends Bound<Activated> {
  window: number;
  /** Types of energy in its cost, as bits. */
  kinds: number;
}

type Table<K extends string, T> = Record<K, Bound<T>[]>;
export type ReplacementOf<K> = Extract<Replacement, { of: K }>;

/** Every hook in the game, by what it waits for. Empty lists cost nothing. */
export class Hooks {
  readonly triggers: Table<Moment, Trigger> = emptyTable(MOMENTS);
  readonly modifiers: Table<Amount, Modifier> = emptyTable(AMOUNTS);
  readonly rulings: Table<Permission, Ruling> = emptyTable(PERMISSIONS);
  readonly damage: Bound<ReplacementOf<'damage'>>[] = [];
  readonly ko: Bound<ReplacementOf<'ko'>>[] = [];
  readonly destinations: Table<Journey, ReplacementOf<'destination'>> = emptyTable(JOURNEYS);
  readonly activated: Offer[] = [];
  /** How many of them each window has. */
  readonly windows: Record<Activated['window'], number> = {
    global: 0,
    main: 0,
    keyword: 0,
    reaction: 0,
  };
  /** Keywords that a card of the game has or an effect gave. */
  private keywordsBound = 0;
  private readonly keywords: readonly KeywordRules[];
  private readonly bits: ReadonlyMap<string, number>;
  /** How many there are of each kind; games without any never look further. */
  triggerCount = 0;
  modifierCount = 0;
  rulingCount = 0;
  destinationCount = 0;
  /** Texts that may lower a defense. */
  defenseLosses = 0;

  constructor(layout: Layout, keywords: readonly KeywordRules[]) {
    this.keywords = keywords;
    this.bits = new Map(keywords.map(({ id }, place) => [id, 1 << place]));
    for (const [card, { abilities, keywords: ids }] of layout.cards.entries()) {
      for (const ability of abilities) this.bind(printed(ability, card));
      for (const id of ids) this.bindKeyword(this.keywordBit(id));
    }
  }

  /** The keyword as a bit; 0 for one the engine does not play. */
  keywordBit(id: string): number {
    return this.bits.get(id) ?? 0;
  }

  bindKeyword(bit: number): void {
    if (bit === 0 || (this.keywordsBound & bit) !== 0) return;
    this.keywordsBound |= bit;
    const keyword = this.keywords[31 - Math.clz32(bit)];
    if (!keyword) return;
    this.bind({
      ability: keyword.ability,
      card: NONE,
      keyword: bit,
      die: NONE,
      seat: NONE,
      target: NONE,
      source: 'card',
    });
  }

  bind(origin: Origin): void {
    const { triggers, modifiers, rulings, replacements, activated } = origin.ability;
    for (const hook of triggers ?? []) this.triggers[hook.moment].push({ hook, origin });
    for (const hook of modifiers ?? []) this.modifiers[hook.amount].push({ hook, origin });
    for (const hook of rulings ?? []) this.rulings[hook.permission].push({ hook, origin });
    for (const hook of replacements ?? []) this.bindReplacement(hook, origin);
    for (const hook of activated ?? []) this.activated.push(offerOf(hook, origin));
    this.count(origin, 1);
  }

  unbind(origin: Origin): void {
    this.count(origin, -1);
    for (const list of this.lists()) {
      for (let place = list.length - 1; place >= 0; place--) {
        if (list[place]?.origin === origin) list.splice(place, 1);
      }
    }
  }

  private count({ ability }: Origin, by: number): void {
    this.triggerCount += by * (ability.triggers?.length ?? 0);
    this.modifierCount += by * (ability.modifiers?.length ?? 0);
    for (const { amount, onlyAdds } of ability.modifiers ?? []) {
      if (amount === 'defense' && onlyAdds !== true) this.defenseLosses += by;
    }
    for (const { of } of ability.replacements ?? []) {
      if (of === 'destination') this.destinationCount += by;
    }
    this.rulingCount += by * (ability.rulings?.length ?? 0);
    for (const used of ability.activated ?? []) this.windows[used.window] += by;
  }

  private bindReplacement(hook: Replacement, origin: Origin): void {
    if (hook.of === 'damage') this.damage.push({ hook, origin });
    else if (hook.of === 'ko') this.bindKo(hook, origin);
    else for (const why of hook.journeys) this.destinations[why].push({ hook, origin });
  }

  private bindKo(hook: ReplacementOf<'ko'>, origin: Origin): void {
    if (hook.forbids === true) this.ko.unshift({ hook, origin });
    else this.ko.push({ hook, origin });
  }

  private lists(): Bound<unknown>[][] {
    return [
      ...Object.values(this.triggers),
      ...Object.values(this.modifiers),
      ...Object.values(this.rulings),
      this.damage,
      ...Object.values(this.destinations),
      this.ko,
      this.activated,
    ];
  }
}

function offerOf(hook: Activated, origin: Origin): Offer {
  return { hook, origin, window: WINDOWS[hook.window], kinds: kindsOf(hook.cost) };
}

function printed(ability: Ability, card: number): Origin {
  return { ability, card, keyword: 0, die: NONE, seat: NONE, target: NONE, source: 'card' };
}

function emptyTable<K extends string, T>(names: readonly K[]): Table<K, T> {
  return Object.fromEntries(names.map((name) => [name, []])) as unknown as Table<K, T>;
}
