import { describe, expect, test } from 'vitest';
import type { CardFacts } from '../../../../src/dice-masters/cards/card-facts.ts';
import type { CardStore } from '../../../../src/dice-masters/cards/card-store.ts';
import { EMPTY_TEAM, type Team } from '../../../../src/dice-masters/teams/team.ts';
import { validate } from '../../../../src/dice-masters/teams/validate.ts';
import { catalogue, formatOf } from '../legality/bench.ts';

const known = [...catalogue.all()];

/** A catalogue that counts how often cards are asked for and looked at. */
function counting() {
  let looks = 0;
  const watched = new Map<string, CardFacts>();
  const watch = (facts: CardFacts) =>
    new Proxy(facts, {
      get(card, key) {
        looks += 1;
        return Reflect.get(card, key);
      },
    });
  const counted: CardStore = {
    ...catalogue,
    card(id) {
      looks += 1;
      const facts = catalogue.card(id);
      if (facts && !watched.has(id)) watched.set(id, watch(facts));
      return watched.get(id);
    },
  };
  return { counted, looks: () => looks };
}

function teamOf(count: number, idAt: (at: number) => string, dice: number): Team {
  const cards = Array.from({ length: count }, (_, at) => ({ card: idAt(at), dice, note: '' }));
  return { ...EMPTY_TEAM, cards };
}

function looksFor(count: number, format: string, idAt: (at: number) => string): number {
  const { counted, looks } = counting();
  validate(teamOf(count, idAt, 9), formatOf(format), counted);
  return looks();
}

const KINDS: [string, (at: number) => string][] = [
  ['different cards', (at) => known[(at * 7) % known.length]?.id ?? ''],
  ['one card again and again', () => 'hhs-017'],
  ['cards of one name', (at) => (at % 2 === 0 ? 'hhs-016' : 'hhs-017')],
  ['cards that nobody knows', (at) => `?${at}zzz`],
];
const FORMATS = [
  'tournament',
  'demo',
  'custom:tournament~one-per-set~affiliations-differ~same-energy~same-rarity~costs:2,3',
  `custom:tournament~ban:${known
    .slice(0, 400)
    .map(({ id }) => id)
    .join(',')}`,
];

describe.each(KINDS)('judging %s', (_, idAt) => {
  test.each(FORMATS)('in %.40s takes as long as there are cards', (format) => {
    const hundred = looksFor(100, format, idAt);
    const thousand = looksFor(1000, format, idAt);
    expect(thousand).toBeLessThan(11 * hundred);
    expect(thousand / 1000).toBeLessThan(150);
  });
});

describe('repairs', () => {
  test('are sought where a team is near one, not on a pile of cards', () => {
    const repairs = (count: number) =>
      validate(
        teamOf(count, () => 'hhs-017', 9),
        formatOf('tournament'),
        catalogue,
      ).filter(({ repair }) => repair !== null).length;
    expect(repairs(9)).toBeGreaterThan(0);
    expect(repairs(30)).toBe(0);
  });

  test('are tried on a budget, whatever the format has places for', () => {
    const format = 'custom:tournament~cards:99~dice:*~one-per-set~affiliations-differ';
    const [, idAt] = KINDS[0] ?? ['', () => ''];
    expect(looksFor(99, format, idAt)).toBeLessThan(150 * 99 + 150 * 4000);
  });
});
