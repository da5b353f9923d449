import type { EnergyType } from '../../cards/energy.ts';
import type { DiceFilter } from '../dice.ts';
import { keyOf } from './form.ts';

/** What a dice phrase says, word by word; `DiceFilter` is what that means. */
export interface Phrase extends Omit<DiceFilter, 'any' | 'not' | Listed> {
  affiliation?: readonly string[];
  energy?: readonly EnergyType[];
  keyword?: readonly string[];
  named?: readonly string[];
  notAffiliation?: string;
  notEnergy?: EnergyType;
  notKeyword?: string;
  notSidekick?: true;
  notNamed?: string;
  notBlockingThis?: true;
}

/** Words of which a phrase may say several, joined by `or`. */
const LISTED = ['affiliation', 'energy', 'keyword', 'named'] as const;
type Listed = (typeof LISTED)[number];

/** Words that deny, in the order of the phrase, with what none of the dice is. */
const DENIED: readonly (readonly [keyof Phrase, (value: never) => DiceFilter])[] = [
  ['notAffiliation', (affiliation: string) => ({ affiliation })],
  ['notEnergy', (energy: EnergyType) => ({ energy })],
  ['notKeyword', (keyword: string) => ({ keyword })],
  ['notSidekick', () => ({ is: 'sidekick' })],
  ['notNamed', (named: string) => ({ named })],
  ['notBlockingThis', () => ({ blocksThis: true })],
];

/** The filter that a phrase means; null where it says `or` twice. */
export function filterOf(phrase: Phrase): DiceFilter | null {
  const filter: Record<string, unknown> = { ...phrase };
  for (const key of LISTED) {
    const [first, ...others] = phrase[key] ?? [];
    if (first === undefined) continue;
    if (others.length === 0) filter[key] = first;
    else {
      if (filter.any !== undefined) return null;
      delete filter[key];
      filter.any = [first, ...others].map((one) => ({ [key]: one }));
    }
  }
  const not: DiceFilter[] = [];
  for (const [key, meaning] of DENIED) {
    const value = phrase[key];
    if (value === undefined) continue;
    not.push(meaning(value as never));
    delete filter[key];
  }
  if (not.length > 0) filter.not = not;
  return filter as DiceFilter;
}

/** The phrase that says a filter; null where none does, or not in this order. */
export function phraseOf(filter: DiceFilter): Phrase | null {
  const { any = [], not = [], ...rest } = filter;
  const phrase: Record<string, unknown> = { ...rest };
  for (const key of LISTED) if (filter[key] !== undefined) phrase[key] = [filter[key]];
  for (const one of any) {
    for (const [key, value] of Object.entries(one)) {
      phrase[key] = [...((phrase[key] as unknown[] | undefined) ?? []), value];
    }
  }
  for (const one of not) {
    const [value] = Object.values(one);
    const denied = DENIED.find(([, meaning]) => keyOf(meaning(value as never)) === keyOf(one));
    if (denied) phrase[denied[0]] = value === 'sidekick' ? true : value;
  }
  return keyOf(filterOf(phrase)) === keyOf(filter) ? phrase : null;
}
