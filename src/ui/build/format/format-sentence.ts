import { ENERGY_NAMES, RARITY_NAMES } from '../../../dice-masters/cards/index.ts';
import { type CustomFormat, listed } from '../../../dice-masters/teams/index.ts';
import { count } from '../../../text/count.ts';
import { type Amount, modeOf } from './amount.ts';
import type { WordSource } from './lines.ts';

/** What players call a set, card, keyword or affiliation, by its code. */
export type NameOf = (source: WordSource, code: string) => string;

/** Names told in full; of longer lists only the beginning. */
const MOST_NAMES = 5;

/** A format of one's own in one English sentence. */
export function formatSentence(custom: CustomFormat, baseName: string, nameOf: NameOf): string {
  const clauses = clausesOf(custom, nameOf).filter((clause) => clause !== '');
  const start = custom.name ? `${custom.name}: ${baseName}` : baseName;
  if (clauses.length === 0) return `${start}, with nothing changed.`;
  const [last = ''] = clauses.splice(-1);
  const and = clauses.length > 0 ? '; and ' : '';
  return `${start} with ${clauses.join('; ')}${and}${last}.`;
}

function clausesOf(custom: CustomFormat, nameOf: NameOf): string[] {
  const names = (source: WordSource, codes: readonly string[], join: 'and' | 'or') =>
    some(
      codes.map((code) => nameOf(source, code)),
      join,
    );
  const unless = (codes: readonly unknown[], words: () => string) =>
    codes.length === 0 ? '' : words();
  const { life, cards, dice, basicActions, dicePerCard, mostCost, pool } = custom;
  return [
    life === null ? '' : `${life} life`,
    cards ? amountWords(cards, 'card', 1) : '',
    dice ? amountWords(dice, 'die', 0, 'dice') : '',
    basicActions ? amountWords(basicActions, 'Basic Action', 0) : '',
    dicePerCard === null ? '' : `at most ${count(dicePerCard, 'die', 'dice')} on a card`,
    unless(custom.sets, () => `only cards from ${names('sets', custom.sets, 'and')}`),
    unless(custom.setsBanned, () => `no cards from ${names('sets', custom.setsBanned, 'or')}`),
    unless(custom.cardsBanned, () => `${names('cards', custom.cardsBanned, 'and')} banned`),
    unless(custom.namesBanned, () => `no card called ${names('names', custom.namesBanned, 'or')}`),
    unless(
      custom.keywordsBanned,
      () => `no card with ${names('keywords', custom.keywordsBanned, 'or')}`,
    ),
    custom.onePerSet ? 'at most one card per set' : '',
    pool ? `only cards from a draft pool of ${count(pool.length, 'card')}` : '',
    unless(
      custom.affiliations,
      () => `only characters of ${names('affiliations', custom.affiliations, 'or')}`,
    ),
    custom.affiliationsDiffer ? 'no affiliation on two cards' : '',
    unless(
      custom.energies,
      () =>
        `only ${some(
          custom.energies.map((one) => ENERGY_NAMES[one]),
          'or',
        )} cards`,
    ),
    custom.sameEnergy ? 'all cards of one energy type' : '',
    unless(
      custom.rarities,
      () =>
        `only ${some(
          custom.rarities.map((one) => RARITY_NAMES[one].toLowerCase()),
          'or',
        )} cards`,
    ),
    custom.sameRarity ? 'all cards of one rarity' : '',
    mostCost === null ? '' : `no card that costs more than ${mostCost}`,
    unless(custom.costs, () => `cards that cost ${listed(custom.costs.map(costWord))}`),
  ];
}

/** `up to 8 cards`; `none` is the number that asks for nothing. */
function amountWords(amount: Amount, one: string, none: number, many = `${one}s`): string {
  const { least, most } = amount;
  switch (modeOf(amount, none)) {
    case 'exactly':
      return most === 0 ? `no ${many}` : `exactly ${count(least, one, many)}`;
    case 'at most':
      return `up to ${count(most ?? 0, one, many)}`;
    case 'between':
      return `${least} to ${count(most ?? 0, one, many)}`;
    case 'at least':
      return least === 0 ? `any number of ${many}` : `at least ${count(least, one, many)}`;
  }
}

function some(words: readonly string[], join: 'and' | 'or'): string {
  if (words.length <= MOST_NAMES + 1) return listed(words, join);
  return listed([...words.slice(0, MOST_NAMES), `${words.length - MOST_NAMES} more`], join);
}

function costWord(cost: number | null): string {
  return cost === null ? 'anything' : String(cost);
}
