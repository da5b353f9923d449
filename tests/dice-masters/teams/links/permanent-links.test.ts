import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CardStore } from '../../../../src/dice-masters/cards/card-store.ts';
import {
  readLink,
  writeLink,
  writeShortLink,
} from '../../../../src/dice-masters/teams/links/link.ts';
import {
  linkSpelling,
  numberedSet,
  ourSetCode,
  positionOfSet,
} from '../../../../src/dice-masters/teams/set-codes.ts';
import type { Team } from '../../../../src/dice-masters/teams/team.ts';
import { cards, catalogue, listed, teamOf } from './catalogue.ts';

interface PermanentLink extends Omit<Partial<Team>, 'cards' | 'basicActions'> {
  why: string;
  link: string;
  cards: string;
  basicActions: string;
}

/** Links that were once shared: entries are added, never changed or taken away. */
const LINKS: PermanentLink[] = JSON.parse(
  readFileSync(new URL('../../../fixtures/team-links.json', import.meta.url), 'utf8'),
);

test.each(LINKS)('$why: $link', ({ why, link, cards: list, basicActions, ...parts }) => {
  const team = teamOf(list, basicActions, parts);
  expect(readLink(link, catalogue).teams).toEqual([team]);
  expect(readLink(`#${link}`, catalogue).teams).toEqual([team]);
});

/** Sets in their order with their spelling in links: entries are added at the end, never changed. */
const SET_ORDER: [code: string, linkCode: string][] = JSON.parse(
  readFileSync(new URL('../../../fixtures/set-order.json', import.meta.url), 'utf8'),
);

test.each(SET_ORDER.map(([code, linkCode], index) => ({ code, linkCode, position: index + 1 })))(
  'set $code has its permanent place $position and its spelling $linkCode',
  ({ code, linkCode, position }) => {
    expect(positionOfSet(code, catalogue)).toBe(position);
    expect(numberedSet(position, catalogue)).toBe(code);
    expect(linkSpelling(code, catalogue)).toBe(linkCode);
    expect(ourSetCode(linkCode, catalogue)).toBe(code);
  },
);

test('places are counted without a gap, so that links stay short', () => {
  const positions = catalogue.sets.map(({ position }) => position);
  expect(positions).toEqual(positions.map((_, index) => index + 1));
});

test('every card goes through both links', () => {
  for (const { id } of cards) {
    const team = teamOf(`2x${id}`);
    expect(readLink(writeLink(team, catalogue), catalogue).teams).toEqual([team]);
    expect(readLink(writeShortLink(team, catalogue) ?? '', catalogue).teams).toEqual([team]);
  }
});

describe('a link from a site that knows more', () => {
  /** The catalogue before Secret Wars came, and when X-Men First Class had thirty cards. */
  const earlier: CardStore = {
    ...catalogue,
    sets: catalogue.sets.filter(({ code }) => code !== 'msw'),
    card: (id) => (/^msw-|^xfc-(?!0[0-3])/.test(id) ? undefined : catalogue.card(id)),
    reprints: () => [],
    all: () => cards.filter(({ set }) => set !== 'msw'),
  };
  const team = teamOf('2xmsw-018 2xxfc-087 2xgaf-086', '3xfus-027');

  test.each([
    ['readable', writeLink],
    ['packed', writeShortLink],
  ])('keeps cards of later sets and printings, %s, and writes them back', (_, write) => {
    const link = write(team, catalogue) ?? '';
    const { teams, problems } = readLink(link, earlier);
    expect(problems).toHaveLength(2);
    expect(teams.flatMap(listed).filter((entry) => entry.includes('?'))).toHaveLength(2);
    expect(teams.map((read) => write(read, earlier))).toEqual([link]);
    expect(readLink(link, catalogue).teams).toEqual([team]);
  });

  test('keeps cards of sets that have no name yet', () => {
    const later = teamOf('2x?set97-012 1x?set130-007 1x?xfc-999');
    const link = writeShortLink(later, catalogue) ?? '';
    expect(readLink(link, catalogue).teams).toEqual([later]);
  });

  test('says so when a packed link is of a later kind', () => {
    const { teams, problems } = readLink('-2ABCDEFG', catalogue);
    expect(teams).toEqual([]);
    expect(problems[0]?.message).toContain('does not know');
  });
});

describe('a link that is not whole', () => {
  test('keeps name and notes when the packed cards are damaged', () => {
    const { teams, problems } = readLink('-1AAAAAA&name=Turtles', catalogue);
    expect(teams.map(({ name }) => name)).toEqual(['Turtles']);
    expect(problems).toHaveLength(1);
  });

  test.each([
    ['2xfc31/fus27/thor12', ['2x xfc-031', '3x fus-027', '3x thor-012']],
    ['2xfc31..4gaf86&what=ever', ['2x xfc-031', '4x gaf-086']],
    ['2xfc31.@@.4gaf86&c1=ok', ['2x xfc-031', '1x ?@@', '4x gaf-086']],
    ['2xfc31&c2=no', ['2x xfc-031']],
  ])('%s has every card and one problem', (link, list) => {
    const { teams, problems } = readLink(link, catalogue);
    expect(teams.flatMap(listed)).toEqual(list);
    expect(problems).toHaveLength(1);
  });
});
