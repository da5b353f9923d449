import { describe, expect, test } from 'vitest';
import type { CardStore } from '../../../../src/dice-masters/cards/card-store.ts';
import { MOST_CARDS, MOST_LINES, MOST_TEAMS } from '../../../../src/dice-masters/teams/limits.ts';
import { readLink, writeLink } from '../../../../src/dice-masters/teams/links/link.ts';
import { readAnything } from '../../../../src/dice-masters/teams/read-anything/index.ts';
import type { Team } from '../../../../src/dice-masters/teams/team.ts';
import { cards, catalogue } from '../links/catalogue.ts';

const KB_100 = 100_000;
const known = cards.map(({ id }) => id);
const idAt = (at: number) => known[at % known.length] ?? '';
const linkOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `2${idAt(at)}`).join('.');

/** The catalogue, and how often it was asked for a card. */
function counting(): { counted: CardStore; asked: () => number } {
  let asked = 0;
  const counted: CardStore = {
    ...catalogue,
    card(id) {
      asked += 1;
      return catalogue.card(id);
    },
  };
  return { counted, asked: () => asked };
}

/** Every code of a team, in its rows and in the text of its notes. */
function codesIn({ cards: row, basicActions, notes }: Team): string[] {
  const left = [...notes.matchAll(/^\d+x (\S+)$/gm)].map(([, code = '']) => code);
  return [...[...row, ...basicActions].map(({ card }) => card.replace(/^\?/, '')), ...left];
}

describe('a team beyond its limits', () => {
  test.each([101, 600, 1500, 20_000])('of %i cards in a link loses none of them', (count) => {
    const { teams, problems } = readLink(linkOf(count), catalogue);
    const [team] = teams;
    expect(team?.cards).toHaveLength(MOST_CARDS);
    expect(problems.map(({ message }) => message)).toEqual([
      `${count} cards came; a team holds 100. The other ${count - 100} are in the notes as text.`,
    ]);
    expect(team && codesIn(team)).toEqual(Array.from({ length: count }, (_, at) => idAt(at)));
  });

  test.each<[string, (count: number) => string]>([
    ['a Team Builder link', (n) => `?cards=${Array(n).fill('2x31xfc').join(';')}`],
    ['a draft', (n) => `pack.html#?pack=${Array(n).fill('avx12').join(';')}`],
    ['our file', (n) => JSON.stringify({ cards: Array(n).fill({ card: 'xfc-031' }) })],
    ['a saved team', (n) => JSON.stringify([{ cards: Array(n).fill(39_031), dice: [] }])],
    ['a list', (n) => Array(n).fill('2x xfc-031').join('\n')],
  ])('comes out of %s whole', (_, write) => {
    const [team] = readAnything(write(300), catalogue).teams;
    expect(team?.cards).toHaveLength(MOST_CARDS);
    expect(team && codesIn(team)).toHaveLength(300);
  });

  test('is the same after another round', () => {
    const [team] = readLink(`${linkOf(300)}/hhs55&name=Many`, catalogue).teams;
    expect(team && readLink(writeLink(team, catalogue), catalogue)).toMatchObject({
      teams: [team],
      problems: [],
    });
  });

  test.each([
    ['name', 'Name: '],
    ['format', 'Format: '],
    ['tags', 'Tag: '],
  ])('keeps a %s of 100 KB in its notes', (key, before) => {
    const long = 'ab'.repeat(KB_100 / 2);
    const { teams, problems } = readLink(`2hhs17&${key}=${long}&notes=Mine`, catalogue);
    expect(teams[0]?.notes).toBe(`Mine\n${before}${long}`);
    expect(problems).toHaveLength(1);
    const short = { ...teams[0], notes: '' };
    expect(JSON.stringify(short).length).toBeLessThan(1000);
  });

  test('keeps the code and the note of an entry of 100 KB', () => {
    const long = 'a1'.repeat(KB_100 / 2);
    const [team] = readLink(`3?${long}&c1=${long}`, catalogue).teams;
    expect(team?.notes).toContain(`3x ${long}\n  Note: ${long}`);
    expect(team?.cards[0]?.card.length).toBeLessThan(300);
  });

  test('never cuts a letter in two', () => {
    const [team] = readLink(
      `2hhs17&name=a${encodeURIComponent('😀'.repeat(150))}`,
      catalogue,
    ).teams;
    expect(team?.name.isWellFormed()).toBe(true);
  });
});

describe('the work of reading', () => {
  test.each<[string, string]>([
    ['20,000 cards in a link', linkOf(20_000)],
    ['100 KB of codes', `?cards=${'2x31xfc;'.repeat(KB_100 / 8)}`],
    ['100 KB of a draft', `pack.html#?pack=${'avx12;'.repeat(KB_100 / 6)}`],
    ['100 KB of JSON', JSON.stringify({ cards: Array(8000).fill('xfc-031') })],
    ['100 KB of lines', '2x xfc-031\n'.repeat(KB_100 / 11)],
    ['100 KB of words', 'a\n'.repeat(KB_100 / 2)],
    ['100 KB of links', 'https://dice.example/build/#2hhs17 '.repeat(KB_100 / 35)],
  ])('%s asks for cards as often as places could hold, not as entries come', (_, text) => {
    const { counted, asked } = counting();
    readAnything(text, counted);
    expect(asked()).toBeLessThan(10 * MOST_LINES);
  });
});

describe('whatever has 100 KB', () => {
  test.each<[string, string]>([
    ['commas', ','.repeat(KB_100)],
    ['digits behind a letter', `a${'1'.repeat(KB_100)}x`],
    ['digits behind a letter, in a link', `2hhs1.a${'1'.repeat(KB_100)}x`],
    ['brackets', '['.repeat(KB_100)],
    ['brackets in a list', `2x Karai\n${'['.repeat(KB_100)}`],
    ['JSON nested deep', '['.repeat(KB_100 / 2) + ']'.repeat(KB_100 / 2)],
    ['teams nested deep', `{"teams":[${'['.repeat(KB_100 / 2)}${']'.repeat(KB_100 / 2)}]}`],
    ['cards nested deep', `{"cards":[${'['.repeat(KB_100 / 2)}${']'.repeat(KB_100 / 2)}]}`],
    ['saved teams nested deep', `[{"dice":[],"cards":[1,${'['.repeat(9e3)}${']'.repeat(9e3)}]}]`],
  ])('%s is answered', (_, text) => {
    const { teams, problems } = readAnything(text, catalogue);
    expect(teams.length + problems.length).toBeGreaterThan(0);
  });
});

describe('more than is read at once', () => {
  const list = (count: number) =>
    Array.from({ length: count }, (_, at) => `Team: ${at}\n\n2x hhs-017\n`).join('\n\n');

  test.each<[string, string, number]>([
    ['teams in a file', JSON.stringify({ teams: Array(500).fill({ cards: ['hhs-017'] }) }), 500],
    ['teams in a list', list(500), 500],
    ['links', 'https://dice.example/build/#2hhs17 '.repeat(500), 500],
    [
      'rows of a table',
      `TeamName,Set,Character,Card Name,Dice Number\n${Array.from({ length: 3000 }, (_, at) => `${at % 100},XMFC,Storm,x,2`).join('\n')}`,
      300,
    ],
  ])('%s: the rest is text that is read next', (_, text, count) => {
    let left = text;
    let teams = 0;
    for (let round = 0; left !== '' && round < 20; round++) {
      const reading = readAnything(left, catalogue);
      expect(reading.teams.length).toBeLessThanOrEqual(MOST_TEAMS);
      teams += reading.teams.length;
      left = reading.rest;
    }
    expect(left).toBe('');
    expect(teams).toBeGreaterThanOrEqual(count);
  });
});
