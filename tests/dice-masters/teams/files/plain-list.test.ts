import { describe, expect, test } from 'vitest';
import { readAnything } from '../../../../src/dice-masters/teams/read-anything/index.ts';
import { catalogue, listed } from '../links/catalogue.ts';

const read = (text: string) => readAnything(text, catalogue);
const cardsOf = (text: string) => read(text).teams.flatMap(listed);

describe('one line', () => {
  test.each<[line: string, entry: string]>([
    ['4x Karai: Torn Between Two Worlds', '4x hhs-017'],
    ['4 x Karai: Torn Between Two Worlds', '4x hhs-017'],
    ['4× Karai – Torn Between Two Worlds', '4x hhs-017'],
    ['4 Karai: Torn Between Two Worlds', '4x hhs-017'],
    ['x4 karai, torn between two worlds', '4x hhs-017'],
    ['(4) Karai: Torn Between Two Worlds', '4x hhs-017'],
    ['Karai - Torn Between Two Worlds x4', '4x hhs-017'],
    ['Karai - Torn Between Two Worlds (x4)', '4x hhs-017'],
    ['Karai - Torn Between Two Worlds [4]', '4x hhs-017'],
    ['Karai: Torn Between Two Worlds, 4 dice', '4x hhs-017'],
    ['Karai: Torn Between Two Worlds\t4', '4x hhs-017'],
    ['4 * Karai - Torn Between Two Worlds (HHS)', '4x hhs-017'],
    ['4x Karai: Torn Between Two Worlds (HHS #17)', '4x hhs-017'],
    ['Karai: Torn Between Two Worlds (hhs-017) x4', '4x hhs-017'],
    ['Karai: Torn Between Two Worlds', '1x hhs-017'],
    ['- **4x** Karai: *Torn Between Two Worlds*', '4x hhs-017'],
    ['* 4x `Karai: Torn Between Two Worlds`', '4x hhs-017'],
    ['• 4x Karai "Torn Between Two Worlds"', '4x hhs-017'],
    ['1. 4x Karai: Torn Between Two Worlds', '4x hhs-017'],
    ['> 4x ~~Karai~~: Torn Between Two Worlds', '4x hhs-017'],
    ['4x [Karai: Torn Between Two Worlds](<>)', '4x hhs-017'],
    ['3x hhs-017', '3x hhs-017'],
    ['hhs-017 Karai', '1x hhs-017'],
    ['2x HHS017', '2x hhs-017'],
    ['2x31xfc', '2x xfc-031'],
    ['4 * Beast - Genetic Expert (UX)', '4x avx-002'],
    ['2x Odin: The All-Father (TMT)', '2x thor-038'],
    ['2x Doop: (Doopspeak)', '2x xfc-091'],
    ['Basic Action Card - Big Entrance (THOR)', '3x thor-002'],
    ['3x Blink - Transmutation', '3x fus-027'],
    ['Villainous Pact (Basic Action Card)', '3x jl-033'],
  ])('%s', (line, entry) => {
    expect(cardsOf(line)).toEqual([entry]);
  });
});

describe('words that are not quite a card', () => {
  test('a slip of the pen is read, and said', () => {
    const { teams, problems } = read('4x Karai: Torn Betwen Two Wolrds');
    expect(teams.flatMap(listed)).toEqual(['4x hhs-017']);
    expect(problems[0]?.message).toBe('Read as Karai: Torn Between Two Worlds (hhs-017).');
  });

  test('a name that several cards share is kept, with the cards it may mean', () => {
    const { teams, problems } = read('2x Karai (HHS)');
    expect(teams.flatMap(listed)).toEqual(['2x ?Karai (HHS)']);
    for (const id of ['hhs-016', 'hhs-017', 'hhs-018']) expect(problems[0]?.message).toContain(id);
  });

  test('an unknown subtitle is kept, with cards of that name', () => {
    const { teams, problems } = read('2x Karai: Queen of Everything');
    expect(teams.flatMap(listed)).toEqual(['2x ?Karai: Queen of Everything']);
    expect(problems[0]?.message).toContain('Karai: Dark Lineage');
  });

  test('a card in several sets is taken from the first, and the others are named', () => {
    const { teams, problems } = read('Odin: The All-Father');
    expect(teams.flatMap(listed)).toEqual(['1x aou-058']);
    expect(problems[0]?.message).toContain('AOU, THOR');
  });

  test('one bad line harms no other', () => {
    const text = '4x Karai: Torn Between Two Worlds\n2x Nobody: At All\n2x31zzz\n3x hhs-001';
    expect(cardsOf(text)).toEqual(['4x hhs-017', '2x ?Nobody: At All', '2x ?31zzz', '3x hhs-001']);
    expect(read(text).problems).toHaveLength(2);
  });

  test('prose is no card, and says so', () => {
    expect(read('The quick brown fox jumps')).toMatchObject({
      teams: [],
      problems: [{ where: 'The quick brown fox jumps' }],
    });
  });
});

describe('whole lists', () => {
  test('headings, a name, a total and Basic Actions', () => {
    const { teams, problems } = read(`**Turtle Soup**

__Characters__
- 2x Karai: Torn Between Two Worlds
- 2x hhs-001

__Basic Actions:__
- Big Entrance (THOR)
- 3x Somebody Else's Action

Total: 4 dice`);
    expect(teams.map(({ name }) => name)).toEqual(['Turtle Soup']);
    expect(teams[0]?.cards.map(({ card }) => card)).toEqual(['hhs-017', 'hhs-001']);
    expect(teams[0]?.basicActions.map(({ card }) => card)).toEqual([
      'thor-002',
      "?Somebody Else's Action",
    ]);
    expect(problems).toHaveLength(1);
  });

  test('blocks of DiceMastersDB, three line breaks apart', () => {
    const { teams } = read(`First team
4 * Karai - Torn Between Two Worlds (HHS)
Basic Action Card - Big Entrance (THOR)



Second team
2 * Beast - Genetic Expert (AVX)
Basic Action Card - Villainous Pact (THOR)`);
    expect(teams.map(({ name }) => name)).toEqual(['First team', 'Second team']);
    expect(teams.map(listed)).toEqual([
      ['4x hhs-017', '3x thor-002'],
      ['2x avx-002', '3x thor-012'],
    ]);
  });

  test('Markdown headings part teams', () => {
    const { teams } = read('## One\n- 2x hhs-001\n## Two\n- 2x hhs-002');
    expect(teams.map((team) => [team.name, ...listed(team)])).toEqual([
      ['One', '2x hhs-001'],
      ['Two', '2x hhs-002'],
    ]);
  });

  test('a name after the Basic Actions and an empty line begins the next team', () => {
    const { teams } = read('One\n2x hhs-001\n3x thor-002\n\nTwo\n2x hhs-002');
    expect(teams.map(({ name }) => name)).toEqual(['One', 'Two']);
  });

  test('a link and a list in one paste are two teams', () => {
    const { teams, recognised } = read('?view&cards=2x31xfc\n4x hhs-017\n2x hhs-001');
    expect(teams.map(listed)).toEqual([['2x xfc-031'], ['4x hhs-017', '2x hhs-001']]);
    expect(recognised).toBe('a Dice Coalition link and a list of cards');
  });
});
