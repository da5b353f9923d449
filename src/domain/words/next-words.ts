import type { DiceFilter } from '../abilities/dice.ts';
import type { Next } from '../abilities/effect.ts';
import { statChange } from './amount-words.ts';
import { noun } from './dice-words.ts';

/** `your next character die this turn costs 2 less (min 1)`. */
export function nextWords({
  buy,
  field,
  less,
  least = 0,
  attack,
  defense,
  to,
  first,
}: Next): string {
  const which = `your ${first ? 'first' : 'next'} ${kind(buy ?? field ?? {})}`;
  if (to) return `${which} bought this turn goes to Prep instead of Used`;
  const { number } = statChange(attack, defense);
  if (field && less && number === '') return `may field ${which} this turn for ${less} less`;
  const isCheaper = less !== undefined;
  const min = isCheaper && least > 0 ? ` (min ${least})` : '';
  const cheaper = isCheaper ? ` costs ${less} less${field ? ' to field' : ''}${min}` : '';
  const stronger = number === '' ? '' : `${isCheaper ? ' and' : ''} has ${number}`;
  return `${which}${field ? ' fielded' : ''} this turn${cheaper}${stronger}`;
}

function kind(filter: DiceFilter): string {
  return noun(filter, 'one', 'used');
}
