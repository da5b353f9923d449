import type { Alignment } from '../../cards/card.ts';
import type { EnergyType } from '../../cards/energy.ts';
import type { DiceFilter } from '../dice.ts';
import { keyOf } from './form.ts';

/** What a dice phrase says, word by word; `DiceFilter` is what that means. */
export interface Phrase extends Omit<DiceFilter, 'not' | 'named'> {
  named?: readonly string[];
  notAffiliation?: string;
  notEnergy?: EnergyType;
  notKeyword?: string;
  notAlignment?: Alignment;
  notSidekick?: true;
  notBasic?: true;
  notNamed?: string;
  notBlockingThis?: true;
}

/** Words that deny, in the order of the phrase, with what none of the dice is. */
const DENIED: readonly (readonly [keyof Phrase, (value: never) => DiceFilter])[] = [
  ['notAffiliation', (affiliation: string) => ({ affiliation })],
  ['notEnergy', (energy: EnergyType) => ({ energy })],
  ['notKeyword', (keyword: string) => ({ keyword })],
  ['notAlignment', (alignment: Alignment) => ({ alignment })],
  ['notSidekick', () => ({ is: 'sidekick' })],
  ['notBasic', () => ({ is: 'basic-action' })],
  ['notNamed', (named: string) => ({ named })],
  ['notBlockingThis', () => ({ blocksThis: true })],
];

/** The filter that a phrase means; null where it says `or` twice. */
export function filterOf({ named = [], ...phrase }: Phrase): DiceFilter | null {
  const filter: Record<string, unknown> = { ...phrase };
  if (named.length === 1) filter.named = named[0];
  if (named.length > 1) {
    if (phrase.any !== undefined) return null;
    filter.any = named.map((one) => ({ named: one }));
  }
  const not: DiceFilter[] = [];
  for (const [key, meaning] of DENIED) {
    const value = (phrase as Phrase)[key];
    if (value === undefined) continue;
    not.push(meaning(value as never));
    delete filter[key];
  }
  if (not.length > 0) filter.not = not;
  return filter as DiceFilter;
}

/** The phrase that says a filter; null where none does, or not in this order. */
export function phraseOf(filter: DiceFilter): Phrase | null {
  const { any, not = [], named, ...rest } = filter;
  const phrase: Record<string, unknown> = { ...rest };
  if (named !== undefined) phrase.named = [named];
  else if (any?.every((one) => one.named !== undefined)) {
    phrase.named = any.map((one) => one.named);
  }
  if (any !== undefined && phrase.named === undefined) phrase.any = any;
  for (const one of not) {
    const [value] = Object.values(one);
    const denied = DENIED.find(([, meaning]) => keyOf(meaning(value as never)) === keyOf(one));
    if (denied) phrase[denied[0]] = one.is === undefined ? value : true;
  }
  return keyOf(filterOf(phrase)) === keyOf(filter) ? phrase : null;
}
