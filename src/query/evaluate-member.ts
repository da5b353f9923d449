import { squeeze } from '../text/spelling.ts';
import type { Context } from './evaluate.ts';
import { memberReader, NO_ENERGY } from './member-reader.ts';
import { memberPlaces } from './members.ts';
import { RARITY_ORDER } from './rarity-order.ts';
import type { Node, Operator } from './tree.ts';

type MemberNode = Extract<Node, { kind: 'member' }>;

/** Tests of what a card belongs to. `:` asks for any of the values, `>=` for all, `=` for exactly these. */
export function memberTest(node: MemberNode, context: Context): (card: number) => boolean {
  const { field, operator, values } = node;
  const { columns, inputs } = context;
  if (field === 'legal' || field === 'banned' || field === 'tag') {
    const test = ownTest(field, values, context);
    return operator === '!=' ? (card) => !test(card) : test;
  }
  const wanted = values.map((value) => memberPlaces(columns, field, value));
  if (field === 'energy') return energyTest(wanted.flat(), operator, columns.energy);
  if (field === 'r') return rarityTest(wanted.flat(), operator, columns.rarity);
  return setTest(wanted, operator, memberReader(field, columns));
  function ownTest(
    name: 'legal' | 'banned' | 'tag',
    words: string[],
    { columns: { ids } }: Context,
  ) {
    const names = words.map(squeeze);
    if (name === 'tag') {
      return (card: number) =>
        inputs.tags?.get(ids[card] ?? '')?.some((tag) => names.includes(squeeze(tag))) ?? false;
    }
    const lists = [...(inputs.formats ?? [])]
      .filter(([format]) => names.includes(squeeze(format)))
      .map(([, format]) => format[name]);
    return (card: number) => lists.some((list) => list.has(ids[card] ?? ''));
  }
}

/** Each typed value may mean several places: `s:spider` is every set with Spider in its name. */
function setTest(wanted: number[][], operator: Operator, placesOf: (card: number) => number[]) {
  const all = wanted.flat();
  const any = (card: number) => placesOf(card).some((place) => all.includes(place));
  const every = (card: number) =>
    wanted.every((places) => placesOf(card).some((place) => places.includes(place)));
  const only = (card: number) => placesOf(card).every((place) => all.includes(place));
  switch (operator) {
    case ':':
      return any;
    case '!=':
      return (card: number) => !any(card);
    case '=':
      return (card: number) => every(card) && only(card);
    case '>=':
      return every;
    case '>':
      return (card: number) => every(card) && !only(card);
    case '<=':
      return only;
    case '<':
      return (card: number) => only(card) && !every(card);
  }
}

/** Energy as a set: place 4 asks for cards without any. */
function energyTest(places: number[], operator: Operator, energy: Uint8Array) {
  const bits = places.reduce((sum, place) => (place === NO_ENERGY ? sum : sum | (1 << place)), 0);
  const none = places.includes(NO_ENERGY);
  const of = (card: number) => energy[card] ?? 0;
  const any = (card: number) => (of(card) & bits) !== 0 || (none && of(card) === 0);
  switch (operator) {
    case ':':
      return any;
    case '!=':
      return (card: number) => of(card) !== bits;
    case '=':
      return (card: number) => of(card) === bits;
    case '>=':
      return (card: number) => (of(card) & bits) === bits;
    case '>':
      return (card: number) => (of(card) & bits) === bits && of(card) !== bits;
    case '<=':
      return (card: number) => (of(card) & ~bits) === 0;
    case '<':
      return (card: number) => (of(card) & ~bits) === 0 && of(card) !== bits;
  }
}

const PROMO = RARITY_ORDER.indexOf('promo');

/** Rarities have an order, except promo, which only equals itself. (R2.5) */
function rarityTest(places: number[], operator: Operator, rarity: Uint8Array) {
  const [first = 0] = places;
  const ordered = (test: (place: number) => boolean) => (card: number) => {
    const place = rarity[card] ?? 0;
    return place === PROMO || first === PROMO
      ? place === first && operator.includes('=')
      : test(place);
  };
  switch (operator) {
    case ':':
    case '=':
      return (card: number) => places.includes(rarity[card] ?? -1);
    case '!=':
      return (card: number) => !places.includes(rarity[card] ?? -1);
    case '<':
      return ordered((place) => place < first);
    case '<=':
      return ordered((place) => place <= first);
    case '>':
      return ordered((place) => place > first);
    case '>=':
      return ordered((place) => place >= first);
  }
}
