import { describe, expect, test } from 'vitest';
import { fullTitle } from '../../../../src/dice-masters/cards/card.ts';
import type { CardFacts } from '../../../../src/dice-masters/cards/card-facts.ts';
import { readAnything } from '../../../../src/dice-masters/teams/read-anything/index.ts';
import { writeTeams } from '../../../../src/dice-masters/teams/write-team.ts';
import { catalogue, listed, teamOf } from './catalogue.ts';

const TB = 'https://tb.dicecoalition.com/';
const EXAMPLE = `${TB}?view&cards=2x31xfc;2x16smc;2x113fus;2x13wf;2x87xfc;4x86gaf;4x119gotg;2x59gotg;3x27fus;3x12thor`;

const read = (text: string) => readAnything(text, catalogue);
const cardsOf = (text: string) => read(text).teams.flatMap(listed);
const toTeamBuilder = (text: string) => writeTeams(read(text).teams, 'team-builder', catalogue);

describe('the example of the Dice Coalition', () => {
  test('means the cards that it is known for', () => {
    const [team] = read(EXAMPLE).teams;
    const titles = (list: { card: string; dice: number }[] = []) =>
      list.map(({ card, dice }) => `${dice} ${catalogue.card(card)?.name}`);
    expect(titles(team?.cards)).toEqual([
      '2 Scarlet Witch',
      '2 Shriek',
      '2 Dwarf Wizard',
      '2 Oracle',
      '2 Blob',
      "4 Captain Cold's Cold Gun",
      '4 Norman Osborn',
      '2 Madame Masque',
    ]);
    expect(titles(team?.basicActions)).toEqual(['3 Blink - Transmutation', '3 Villainous Pact']);
    expect(read(EXAMPLE).problems).toEqual([]);
  });

  test.each([
    EXAMPLE,
    `${EXAMPLE}&name=My%20team`,
    `${EXAMPLE}&name=L'%C3%A9quipe%20(v2)!%20100%25%20%2B%20%3B`,
    `${TB}?view&cards=2x31xfc;2x31zzz;3x27fus;3x99zzz`,
    `${TB}?view&cards=4x1wko16dc;2x3uxmop2;1x1bffpr;3x9m2019`,
    `${TB}?view&cards=2x39999;1xfoo`,
  ])('%s is written back byte for byte', (link) => {
    expect(toTeamBuilder(link)).toEqual({ text: link, lost: [] });
  });
});

describe('a Team Builder link', () => {
  test.each<[what: string, link: string, cards: string[]]>([
    ['an internal id', '?view&cards=2x39031', ['2x xfc-031']],
    [
      'a set code with an x and digits',
      '?view&cards=2x87xfc;4x1wko16dc',
      ['2x xfc-087', '4x wko16dc-001'],
    ],
    ['a card that moved', '?view&cards=3x137thor', ['3x m2019-009']],
    ['capitals', '?VIEW&CARDS=2X31XFC', ['2x xfc-031']],
    ['an unknown set', '?view&cards=2x31zzz;4x86gaf', ['2x ?31zzz', '4x gaf-086']],
    ['an unknown number', '?view&cards=2x999xfc', ['2x ?999xfc']],
    ['no dice', '?view&cards=31xfc;27fus', ['1x xfc-031', '3x fus-027']],
    ['nonsense between', '?view&cards=2x31xfc;@@;4x86gaf;', ['2x xfc-031', '1x ?@@', '4x gaf-086']],
    ['encoded semicolons', '?view&cards=2x31xfc%3B4x86gaf', ['2x xfc-031', '4x gaf-086']],
    ['spaces after semicolons', '?view&cards=2x31xfc; 4x86gaf', ['2x xfc-031', '4x gaf-086']],
    ['encoded ampersands', '?view&amp;cards=2x31xfc&amp;name=A', ['2x xfc-031']],
    ['another spelling of a set', '?view&cards=1x2m2014;1x1dctw', ['1x uxmop2-002', '1x jlop-001']],
    ['Basic Actions among the cards', '?view&cards=3x27fus;2x31xfc', ['2x xfc-031', '3x fus-027']],
  ])('with %s is read', (_, link, cards) => {
    expect(cardsOf(link)).toEqual(cards);
    expect(cardsOf(TB + link)).toEqual(cards);
  });

  test('has spaces for plus signs in its name, plus signs where they are encoded, and none for “Unnamed”', () => {
    expect(read('?view&cards=2x31xfc&name=A+B%20C%2B').teams[0]?.name).toBe('A B C+');
    expect(read('?view&cards=2x31xfc&name=Unnamed').teams[0]?.name).toBe('');
    expect(toTeamBuilder('?view&cards=2x31xfc&name=Unnamed').text).toBe(`${TB}?view&cards=2x31xfc`);
  });

  test('reports each unknown card and hidden cards, and nothing else', () => {
    const { problems } = read(`${EXAMPLE};1x31zzz&bans=31uxm;119ygo`);
    expect(problems.map(({ where }) => where)).toEqual(['31zzz', '31uxm;119ygo']);
  });

  test('cuts an absurd count of dice and says so', () => {
    const { teams, problems } = read(`?view&cards=${'9'.repeat(30)}x31xfc`);
    expect(teams.flatMap(listed)).toEqual(['999x xfc-031']);
    expect(problems).toHaveLength(1);
  });

  test('cannot hold cards that the Team Builder does not list, and says which', () => {
    const { text, lost } = writeTeams([teamOf('2xswa-001 2xxfc-031')], 'team-builder', catalogue);
    expect(text).toBe(`${TB}?view&cards=2x31xfc`);
    expect(lost).toEqual([expect.stringContaining('swa-001')]);
  });

  test('gives Basic Actions three dice, whatever they had', () => {
    const { text, lost } = writeTeams([teamOf('', '1xfus-027')], 'team-builder', catalogue);
    expect(text).toBe(`${TB}?view&cards=3x27fus`);
    expect(lost).toHaveLength(1);
  });

  test('found in a message brings the rest of the message to notice', () => {
    const { teams, recognised, problems } = read(`my first try: <${EXAMPLE}>, be kind`);
    expect(teams).toEqual(read(EXAMPLE).teams);
    expect(recognised).toBe('a Dice Coalition link');
    expect(problems).toHaveLength(1);
  });

  test('stands beside another as another team', () => {
    const two = read(`${EXAMPLE}&name=One\n${EXAMPLE}&name=Two`);
    expect(two.teams.map(({ name }) => name)).toEqual(['One', 'Two']);
  });
});

describe('links of other tools', () => {
  const room = btoa('#1:avx12;avx40#2:avx25;avx13');

  test.each<[recognised: string, link: string, cards: string[]]>([
    [
      'a DiceFight link',
      'https://df.example/teambuilder?cards=4xMSW018;3xSKC001',
      ['4x msw-018', '3x skc-001'],
    ],
    [
      'a DiceFight link',
      '/teambuilder?cards=4xAVX048;2xM2019001;1xUXMOP2003',
      ['4x avx-048', '2x m2019-001', '1x uxmop2-003'],
    ],
    [
      'a team shown by the Dice Coalition',
      'https://cs.example/TeamViewer.php?cards=2x31xfc;3x27fus&name=A&format=hybrid',
      ['2x xfc-031', '3x fus-027'],
    ],
    [
      'a Dice Coalition draft pack',
      'https://cs.example/pack.html#?pack=avx12;avx40;avx25',
      ['1x avx-012', '1x avx-040', '3x avx-025'],
    ],
    ['a Dice Coalition draft pack', 'avx12;avx40', ['1x avx-012', '1x avx-040']],
    [
      'the picks of a Dice Coalition draft',
      'pack.html#?pick=avx12;zzz40',
      ['1x avx-012', '1x ?zzz40'],
    ],
    [
      'a Dice Coalition draft room',
      `vd.html#?pack=${room}`,
      ['1x avx-012', '1x avx-040', '1x avx-013', '3x avx-025'],
    ],
    [
      'the picture of a card',
      'https://cs.example/Image.php?set=avx&cardnum=12&res=m',
      ['1x avx-012'],
    ],
    ['a list of card codes', '2x31xfc;4x86gaf', ['2x xfc-031', '4x gaf-086']],
    ['a list of card codes', '4xMSW018;3xSKC001', ['4x msw-018', '3x skc-001']],
  ])('%s: %s', (recognised, link, cards) => {
    expect(read(link).recognised).toBe(recognised);
    expect(cardsOf(link)).toEqual(cards);
  });

  test('a draft room has a team for every pack', () => {
    expect(read(`vd.html#?pack=${room}`).teams.map(({ name }) => name)).toEqual([
      'Pack 1',
      'Pack 2',
    ]);
  });

  test.each([
    ['a search of the Dice Coalition Team Builder', `${TB}?search&type=C&set=avx.uxm`],
    ['a link', 'https://example.org/'],
    ['a link', 'https://example.org/page#L25'],
    ['a link', 'https://example.org/page#History'],
    ['a collection', 'DMSE:1\nTS:1700000000000\nHC1:0120'],
    [
      'a collection',
      'Set,Character,Card Name,Cards Owned,Foils Owned,Dice Owned\nUX,Beast,X,1,0,2',
    ],
    ['a broken file', '[{"name":"X","cards":[39031'],
    ['a file without teams', '{"a":1}'],
    ['nothing', ' \n '],
  ])('%s is named, and has no team', (recognised, text) => {
    const reading = read(text);
    expect(reading).toMatchObject({ recognised, teams: [] });
    expect(reading.problems).toHaveLength(1);
  });
});

test('internal ids count the sets as the Team Builder does', () => {
  const order =
    'avx avxop uxm uxmop uxmop2 bff bffpr ygo jl jlop bffop aou wol wolop m2015 asm dc2016 d2016 ' +
    'm2016 fus wf wko16dc wko16m tmnt cw wko16dd gaf drs dp hhs imw bat def m2017 dc2017 sww smc ' +
    'gotg xfc toa thor sk2017 ai ki jll hq bfu ork sw wd2018 m2019 jus doom myst xmf xfo dxm tiw ' +
    'aiw zhn wwe bit tag ig m2020 dps m2022 skc msw';
  for (const [at, set] of order.split(' ').entries()) {
    expect(cardsOf(`?cards=2x${at + 1}001`)).toEqual([`2x ${set}-001`]);
  }
});

test('a placeholder that the catalogue knows by now is written as its card', () => {
  const team = teamOf('2x?31xfc');
  expect(writeTeams([team], 'link', catalogue).text).toBe('#2xfc31');
  expect(writeTeams([team], 'short-link', catalogue).lost).toEqual([]);
  expect(writeTeams([team], 'team-builder', catalogue).lost).toEqual([]);
});

test('every code of another tool leads to the card of that set and number', () => {
  for (const { id, set, number } of catalogue.all()) {
    expect(cardsOf(`?cards=2x${number}${set}`)).toEqual([`2x ${id}`]);
    expect(cardsOf(`?cards=2x${set.toUpperCase()}${String(number).padStart(3, '0')}`)).toEqual([
      `2x ${id}`,
    ]);
  }
});

test('every title leads to its card or to a printing of the same title', () => {
  for (const card of catalogue.all()) {
    const [found = ''] = cardsOf(`2x ${fullTitle(card)}`);
    const meant = catalogue.card(found.slice(3));
    expect(meant && letters(titleOf(meant))).toBe(letters(titleOf(card)));
    expect(meant?.kind).toBe(card.kind);
  }
});

/** Below the name of a Basic Action stands only what it is, in words that differ from set to set. */
function titleOf(card: CardFacts): string {
  return card.kind === 'basic-action' ? card.name : fullTitle(card);
}

/** Letters and digits: two sets spell Chain Mail Armor differently. */
function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
