import type { Amount, DiceWord, Price } from '../abilities/dice.ts';
import { allPhrase, fromPlace, noun } from './dice-words.ts';

/** A number in a sentence: what stands in its place, and what explains it. */
export interface Quantity {
  /** `2`, or `X`. */
  number: string;
  /** ` for each of your Sidekicks`. */
  forEach: string;
  /** `the number of …`, at the end of the sentence. */
  x: string | null;
}

export function quantity(amount: Amount): Quantity {
  if (typeof amount === 'number') return { number: `${amount}`, forEach: '', x: null };
  if ('count' in amount && amount.plus === undefined) {
    return { number: `${amount.times ?? 1}`, forEach: ` for each ${eachOf(amount)}`, x: null };
  }
  if ('tally' in amount && amount.tally === 'missed') {
    return { number: `${amount.times ?? 1}`, forEach: ' for each of those dice', x: null };
  }
  return { number: 'X', forEach: '', x: explained(amount) };
}

/** The same where no `for each` fits: a number, or X. */
export function quantityOrX(amount: Amount): Quantity {
  if (typeof amount === 'number') return quantity(amount);
  return { number: 'X', forEach: '', x: explained(amount) };
}

type Count = Extract<Amount, { count: unknown }>;

/** `of your other active {x-men} characters`, `opposing Sidekick`. */
function eachOf({ count, from = 'field', characters }: Count): string {
  if (characters) {
    if (count.whose === 'your') return `of your ${characterNoun(count, 'many')}`;
    const { other, ...rest } = count;
    return `${characterNoun(rest, 'one')}${other ? ' other than this one' : ''}`;
  }
  if (from !== 'field') {
    const where = fromPlace(from, count.whose);
    const energy = count.shows === 'energy' ? ' that shows energy' : '';
    const { shows: _, ...rest } = count;
    return `${noun(rest, 'one', from)} ${where}${energy}`;
  }
  return count.whose === 'your' ? `of your ${noun(count, 'many')}` : noun(count, 'one');
}

/** `other different active {stark-industries} characters`. */
function characterNoun(filter: Count['count'], count: 'one' | 'many'): string {
  const word = count === 'one' ? 'character' : 'characters';
  const { other, ...rest } = filter;
  const kind = noun(rest, 'one').replace(/character die/, word);
  return `${other ? 'other ' : ''}different active ${kind}`;
}

function explained(amount: Exclude<Amount, number>): string {
  if ('count' in amount) {
    const { plus } = amount;
    const { count, from = 'field', characters } = amount;
    const kind = characters ? characterNoun(count, 'many') : noun(count, 'many', from);
    const own = count.whose === 'your' || count.card === 'this' ? 'your ' : '';
    return `${plus ? `${plus} + ` : ''}the number of ${own}${kind}`;
  }
  if ('stat' in amount) {
    const { stat, of, half, least } = amount;
    const value = `${OWNERS[of]} ${stat}`;
    return `${half ? `half ${value}, rounded down` : value}${least ? ` (min ${least})` : ''}`;
  }
  if ('highest' in amount) {
    return `the highest ${amount.highest} among ${allPhrase({ all: amount.among })}`;
  }
  return TALLY_WORDS[amount.tally];
}

const OWNERS: Record<DiceWord, string> = {
  this: "this die's",
  it: 'its',
  event: "that die's",
  other: "the other die's",
};

const TALLY_WORDS = {
  'fielded-this-turn': 'the number of character dice you fielded this turn, this one included',
  'opposing-energy': "the energy in the opponent's Reserve",
  missed: 'the number of those dice',
} as const;

/** `+2A +2D`, `-1D`. */
export function statChange(attack: Amount | undefined, defense: Amount | undefined): Quantity {
  const [a, d] = [attack, defense].map((one) => (one === undefined ? null : quantity(one)));
  const signed = (one: Quantity, stat: string) =>
    `${one.number.startsWith('-') ? '' : '+'}${one.number}${stat}`;
  const parts = [...(a ? [signed(a, 'A')] : []), ...(d ? [signed(d, 'D')] : [])];
  return {
    number: parts.join(' '),
    forEach: (a ?? d)?.forEach ?? '',
    x: (a ?? d)?.x ?? null,
  };
}

/** `{bolt}{bolt}`, `{2}`, `{mask} + 1 life`. */
export function priceWords({ types = [], generic, life }: Price): string {
  const energy = [
    ...(generic !== undefined && (generic > 0 || types.length === 0) && !life
      ? [`{${generic}}`]
      : []),
    ...types.map((type) => `{${type}}`),
  ].join('');
  return [energy, ...(life ? [`${life} life`] : [])].filter(Boolean).join(' + ');
}
