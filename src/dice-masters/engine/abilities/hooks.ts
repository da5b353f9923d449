import { kindsOf } from '../energy/cost.ts';
import type { Layout } from '../state/layout.ts';
import type { Lasting } from '../state/left.ts';
import { NONE } from '../state/table.ts';
import {
  type Ability,
  type Activated,
  AMOUNTS,
  type Amount,
  JOURNEYS,
  type Journey,
  type Left,
  type LeftText,
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
  /** The same in every game of the same setup. */
  id: number;
  ability: Ability;
  /** The card it is printed on, or -1. */
  card: number;
  /** The keyword by its number, or -1. */
  keyword: number;
  /** The die a lasting effect was put on, or -1. */
  die: number;
  left: Left | null;
}

export interface Bound<T> {
  /** The number of the hook among those with a turn or a limit of their own; -1 for others. */
  id: number;
  hook: T;
  origin: Origin;
}

/** Numbers of hooks: so many places for each origin, the latter half for texts that players use. */
const PLACES = 64;
/** Lasting effects come after everything printed. */
const FIRST_LASTING = 100_000;

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
  private readonly keywords: readonly KeywordRules[];
  private readonly numbers: ReadonlyMap<string, number>;
  /** Keywords that a card of the game has or an effect gave. */
  private readonly boundKeywords = new Set<number>();
  private readonly byId = new Map<number, Bound<Trigger>>();
  /** Texts that effects may leave behind. */
  private readonly leftTexts: readonly LeftText[];
  private readonly places: ReadonlyMap<LeftText, number>;
  private readonly lasting = new Map<Lasting, Origin>();
  /** Keywords that effects gave and no card has. */
  private readonly added: Origin[] = [];
  /** How many there are of each kind; games without any never look further. */
  triggerCount = 0;
  modifierCount = 0;
  rulingCount = 0;
  destinationCount = 0;
  /** Texts that may lower a defense. */
  defenseLosses = 0;

  constructor(layout: Layout, keywords: readonly KeywordRules[]) {
    this.keywords = keywords;
    this.numbers = new Map(keywords.map(({ id }, place) => [id, place]));
    let id = keywords.length;
    for (const [card, { abilities, keywords: ids }] of layout.cards.entries()) {
      for (const ability of abilities) this.bind(printed(id++, ability, card));
      for (const keyword of ids) this.bindKeyword(this.keywordNumber(keyword));
    }
    const all = [...keywords.map(({ ability }) => ability), ...layout.cards.flatMap(abilitiesOf)];
    this.leftTexts = [...new Set(all.flatMap(({ leaves = [] }) => leaves))];
    this.places = new Map(this.leftTexts.map((text, place) => [text, place]));
  }

  /** The place of a text that an effect leaves behind. */
  placeOf(text: LeftText): number {
    const place = this.places.get(text);
    if (place === undefined) throw new Error('no card or keyword of this game leaves such a text');
    return place;
  }

  leftText(place: number): LeftText {
    const text = this.leftTexts[place];
    if (text === undefined) throw new Error(`there is no text ${place} to leave behind`);
    return text;
  }

  /** The trigger with that number; one of a lasting effect only while that lasts. */
  trigger(id: number): Bound<Trigger> | undefined {
    return this.byId.get(id);
  }

  /** The keyword by its number; -1 for one the engine does not play. */
  keywordNumber(id: string): number {
    return this.numbers.get(id) ?? NONE;
  }

  /** A keyword that an effect gave; false when it was at work before. */
  addKeyword(number: number): boolean {
    const origin = this.bindKeyword(number);
    if (origin !== null) this.added.push(origin);
    return origin !== null;
  }

  /** Without what effects gave and left behind. */
  forgetAdded(): void {
    if (this.lasting.size > 0) {
      for (const lasting of this.lasting.keys()) this.unbindLasting(lasting);
    }
    if (this.added.length === 0) return;
    for (const origin of this.added) {
      this.boundKeywords.delete(origin.keyword);
      this.unbind(origin);
    }
    this.added.length = 0;
  }

  private bindKeyword(number: number): Origin | null {
    const keyword = this.keywords[number];
    if (keyword === undefined || this.boundKeywords.has(number)) return null;
    this.boundKeywords.add(number);
    const { ability } = keyword;
    const origin = { id: number, ability, card: NONE, keyword: number, die: NONE, left: null };
    this.bind(origin);
    return origin;
  }

  bindLasting(left: Left, name: string): void {
    const origin = this.lastingOrigin(left, name);
    this.lasting.set(left.lasting, origin);
    this.bind(origin);
  }

  unbindLasting(lasting: Lasting): void {
    const origin = this.lasting.get(lasting);
    this.lasting.delete(lasting);
    if (origin !== undefined) this.unbind(origin);
  }

  /** A trigger of a lasting effect that is over. */
  pastTrigger(id: number, left: Left, name: string): Bound<Trigger> {
    const origin = this.lastingOrigin(left, name);
    const hook = origin.ability.triggers?.[id % PLACES];
    if (hook === undefined) throw new Error(`there is no trigger ${id}`);
    return { id, hook, origin };
  }

  private lastingOrigin(left: Left, name: string): Origin {
    const { id, text, die } = left.lasting;
    const ability = { name, ...this.leftText(text) };
    return { id: FIRST_LASTING + id, ability, card: NONE, keyword: NONE, die, left };
  }

  private bind(origin: Origin): void {
    const { triggers = [], modifiers, rulings, replacements, activated = [] } = origin.ability;
    for (const [place, hook] of triggers.entries()) this.bindTrigger(hook, origin, place);
    for (const hook of modifiers ?? []) this.modifiers[hook.amount].push(bound(hook, origin));
    for (const hook of rulings ?? []) this.rulings[hook.permission].push(bound(hook, origin));
    for (const hook of replacements ?? []) this.bindReplacement(hook, origin);
    for (const [place, hook] of activated.entries()) {
      this.activated.push(offerOf(hook, origin, place));
    }
    this.count(origin, 1);
  }

  private bindTrigger(hook: Trigger, origin: Origin, place: number): void {
    const trigger = { id: origin.id * PLACES + place, hook, origin };
    this.triggers[hook.moment].push(trigger);
    this.byId.set(trigger.id, trigger);
  }

  private unbind(origin: Origin): void {
    this.count(origin, -1);
    for (const place of origin.ability.triggers?.keys() ?? []) {
      this.byId.delete(origin.id * PLACES + place);
    }
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
    if (hook.of === 'damage') this.damage.push(bound(hook, origin));
    else if (hook.of === 'ko') this.bindKo(hook, origin);
    else for (const why of hook.journeys) this.destinations[why].push(bound(hook, origin));
  }

  private bindKo(hook: ReplacementOf<'ko'>, origin: Origin): void {
    if (hook.forbids === true) this.ko.unshift(bound(hook, origin));
    else this.ko.push(bound(hook, origin));
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

const bound = <T>(hook: T, origin: Origin): Bound<T> => ({ id: NONE, hook, origin });

function offerOf(hook: Activated, origin: Origin, place: number): Offer {
  const id = origin.id * PLACES + PLACES / 2 + place;
  return { id, hook, origin, window: WINDOWS[hook.window], kinds: kindsOf(hook.cost) };
}

function printed(id: number, ability: Ability, card: number): Origin {
  return { id, ability, card, keyword: NONE, die: NONE, left: null };
}

const abilitiesOf = ({ abilities }: { abilities: readonly Ability[] }) => abilities;

function emptyTable<K extends string, T>(names: readonly K[]): Table<K, T> {
  return Object.fromEntries(names.map((name) => [name, []])) as unknown as Table<K, T>;
}
