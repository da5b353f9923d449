import { describe, expect, test } from 'vitest';
import { RARITY_NAMES } from '../../../../src/dice-masters/cards/card.ts';
import type { CardFacts } from '../../../../src/dice-masters/cards/card-facts.ts';
import { transitionZoneCode } from '../../../../src/dice-masters/teams/interop/set-aliases.ts';
import { readAnything } from '../../../../src/dice-masters/teams/read-anything/index.ts';
import { ourSetCode } from '../../../../src/dice-masters/teams/set-codes.ts';
import { cards, catalogue, listed, others } from '../links/catalogue.ts';

const read = (text: string) => readAnything(text, catalogue);
const cardsOf = (text: string) => read(text).teams.flatMap(listed);
const messagesOf = (text: string) => read(text).problems.map(({ message }) => message);

describe('one line, as people write it', () => {
  test.each<[line: string, entry: string]>([
    ['Hulk “Green Goliath”: 2', '2x avx-077'],
    ['Hulk "Green Goliath" 2', '2x avx-077'],
    ['Doctor Doom “Reed Richards’ Rival: 2', '2x avx-040'],
    ['Dr. Doom: Reed Richards’ Rival 2', '2x avx-040'],
    ['Nova Quasar 2', '2x avx-053'],
    ['Nova - Quasar - 2', '2x avx-053'],
    ['Nova – Quasar = 2', '2x avx-053'],
    ['2 - Nova - Quasar', '2x avx-053'],
    ['| 2 | Nova | Quasar |', '2x avx-053'],
    ['Nova\tQuasar\tAVX\t2', '2x avx-053'],
    ['Gorilla Grodd™ (GATF) – Force of Mind, 2', '2x gaf-058'],
    ['Lady Bullseye (DP) – Speed, Grace, Precision, 4', '4x dp-099'],
    ['Jinzo (YS1) – Trap Destroyer, 2', '2x ygo-088'],
    ['Mary Jane: MJ (AS)', '1x asm-127'],
    ['Beast - Genetic Expert (Avengers vs. X-Men)', '1x avx-002'],
    ['AvX Beast Genetic Expert 3', '3x avx-002'],
    ['Jubilee – Uncommon – A Real Firecracker', '1x xfc-057'],
    ['Cosmic Cube – Rare- Energy of the Beyonders', '1x gotg-086'],
    ['Giant Spider – Greater Beast – Uncommon', '1x fus-090'],
    ['SR Thor (IG)', '1x ig-151'],
    ['Kobold UC', '1x bff-075'],
    ['Stone Cold Steve Austin: Austin 3:16', '1x bit-013'],
    ['Brainiac 5: Querl Dox 3', '3x skc-065'],
    ['Alfred Pennyworth (WF) – MI-5, 4', '4x wf-075'],
    ['Boom Boom Mutate 35 2', '2x xfc-048'],
    ['Big Entrance (WOL) – Basic Action Card', '3x wol-025'],
    ['BAC - Polymorph', '3x bff-136'],
  ])('%s', (line, entry) => {
    expect(cardsOf(line)).toEqual([entry]);
  });

  test.each<[line: string, entry: string]>([
    ['Guy Gardener: Blinding Rage (WoL)', '1x wol-007'],
    ['Constantine – Helblazer (2)', '2x jl-137'],
    ['Green Goblin “Norman Osborne”: 3', '3x avx-109'],
    ['Beast 666: 3', '3x avx-003'],
    ['Nova Human Rocket 3', '3x avx-117'],
    ['Cold Gun – Rare – Frozen “Firearm”', '1x gaf-086'],
    ['Unstable Cannister – Basic Action Card', '3x hhs-058'],
    ['4x Tsarina', '4x avx-129'],
    ['Beast: Genetic Expert (UX)', '1x avx-002'],
  ])('%s is not quite a card, so the reading is said', (line, entry) => {
    const { teams, problems } = read(line);
    expect(teams.flatMap(listed)).toEqual([entry]);
    expect(problems).toMatchObject([{ where: line, line: 1 }]);
    expect(problems[0]?.message).toContain(entry.slice(3));
  });
});

describe('every card, in the ways that people write', () => {
  const counts: Record<string, number> = {};
  for (const card of cards) {
    const title = `${card.name}: ${card.subtitle}`;
    counts[title] = (counts[title] ?? 0) + 1;
  }
  const once = others.filter(
    ({ kind, name, subtitle }) => kind !== 'sidekick-card' && counts[`${name}: ${subtitle}`] === 1,
  );
  const sample = once.filter((_, at) => at % 5 === 0);

  test.each<[way: string, write: (card: CardFacts) => string]>([
    ['name, quoted subtitle, count', ({ name, subtitle }) => `${name} “${subtitle}”: 2`],
    ['count behind the bare words', ({ name, subtitle }) => `${name} ${subtitle} 2`],
    [
      'set of another tool in the middle',
      ({ name, subtitle, set }) =>
        `${name}™ (${transitionZoneCode(set, catalogue)}) – ${subtitle}, 2`,
    ],
    [
      'rarity at the end',
      ({ name, subtitle, rarity }) =>
        `2x ${name} – ${subtitle} – ${RARITY_NAMES[rarity].replace(' (starter)', '')}`,
    ],
    [
      'cells of a table',
      ({ name, subtitle, set }) => [name, subtitle, set.toUpperCase(), '2'].join('\t'),
    ],
  ])('%s', (_, write) => {
    const wrong = sample.filter((card) => {
      const [entry = ''] = cardsOf(write(card));
      return entry !== `2x ${card.id}`;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('a letter dropped from the subtitle harms few', () => {
    const long = sample.filter(({ subtitle }) => subtitle.length > 7);
    const slipped = ({ name, subtitle }: CardFacts) =>
      `${name}: ${subtitle.slice(0, 4)}${subtitle.slice(5)} x2`;
    const right = long.filter((card) => cardsOf(slipped(card))[0] === `2x ${card.id}`);
    expect(right.length / long.length).toBeGreaterThan(0.99);
  });
});

describe('Basic Actions', () => {
  test.each([
    'Basic Actions: Create Food and Water and Polymorph',
    'BACs: Create Food and Water, Polymorph',
    'Basic Action Cards (2): Create Food and Water / Polymorph',
    'Basics - Create Food and Water & Polymorph',
    'Create Food and Water, Polymorph',
    'Basic Action Cards:\n• Create Food and Water\n• Polymorph',
  ])('%s', (text) => {
    const [team] = read(text).teams;
    expect(team?.cards).toEqual([]);
    expect(team?.basicActions.map(({ card }) => card)).toEqual(['toa-004', 'bff-136']);
  });

  test('unknown ones beside their heading are kept as Basic Actions, each with its line', () => {
    const { teams, problems } = read('2x hhs-001\nBACs: Polymorph, Nothing of the Kind');
    expect(teams[0]?.basicActions.map(({ card }) => card)).toEqual([
      'bff-136',
      '?Nothing of the Kind',
    ]);
    expect(problems).toMatchObject([{ line: 2, where: 'BACs: Polymorph, Nothing of the Kind' }]);
  });

  test.each<[team: string, printing: string, why: string]>([
    ['Beast: Genetic Expert 4\nNova: Quasar 2', 'avx-031', 'as 2 other cards are from AVX'],
    ['Psylocke: Telepath\nStorm: Cloud Cover', 'dps-011', 'as 2 other cards are from DPS'],
    ['Professor X: Recruiting Young Mutants 2', 'avx-031', 'the newest when the other'],
    ['', 'avx-031', 'the first of them'],
  ])('a reprint goes with %j: %s', (team, printing, why) => {
    const text = `${team}\nBasic Actions: Power Bolt`;
    expect(read(text).teams[0]?.basicActions.map(({ card }) => card)).toEqual([printing]);
    const [told = ''] = messagesOf(text).filter((message) => message.includes('several sets'));
    expect(told).toContain(printing);
    expect(told).toContain(why);
  });

  test('a set that is named decides, whatever the other cards are from', () => {
    const text = 'Beast: Genetic Expert 4\nPower Bolt (DPS)';
    expect(cardsOf(text)).toEqual(['4x avx-002', '3x dps-011']);
    expect(messagesOf(text)).toEqual([]);
  });
});

describe('what is a card and what a name', () => {
  test.each([
    'Beast: Genetic Expert\nNova: Quasar',
    'Nova Quasar 2\nBeast: Genetic Expert',
    'Karai\n2x hhs-001',
    'Karai: Queen of Everything\n2x hhs-001',
    'Guy Gardener: Blinding Rage\n2x hhs-001',
    'Big Entrance\n2x hhs-001',
  ])('%j has two cards and no name', (text) => {
    const [team] = read(text).teams;
    expect(team?.name).toBe('');
    expect(team && listed(team)).toHaveLength(2);
  });

  test.each([
    ['Johnny Swarm', 'Johnny Swarm'],
    ['Worlds 2022 – Barry Rush', 'Worlds 2022 – Barry Rush'],
    ['Bolt Ring 2', 'Bolt Ring 2'],
    ['## Karai', 'Karai'],
    ['**Karai**', 'Karai'],
    ['My Team', ''],
    ['Here is the team I played:', ''],
  ])('%s above a list names the team “%s”', (words, name) => {
    const { teams } = read(`${words}\n\n2x hhs-001\n2x hhs-017`);
    expect(teams.map((team) => [team.name, ...listed(team)])).toEqual([
      [name, '2x hhs-001', '2x hhs-017'],
    ]);
  });

  test('two teams below their names, Basic Actions first', () => {
    const { teams } = read(`One’s Team

Basic Action Cards:

  • Invulnerability

Character and Dice:

  • Nova “Quasar”: 2

Two’s Team

Basic Action Cards:

  • Distraction

Character and Dice:

  • Hulk “Green Goliath”: 3
`);
    expect(teams.map((team) => [team.name, ...listed(team)])).toEqual([
      ['One’s Team', '2x avx-053', '3x avx-030'],
      ['Two’s Team', '3x avx-077', '3x avx-025'],
    ]);
  });

  test('whole teams on one line', () => {
    const text =
      'Characters: 4x Beast: Genetic Expert, 3x Lady Bullseye: Speed, Grace, Precision; 2 Nova Quasar';
    expect(cardsOf(text)).toEqual(['4x avx-002', '3x dp-099', '2x avx-053']);
  });
});

test('what stays unread is shown with its line, counted from the first of the paste', () => {
  const text = '\n\n2x hhs-001\n\nThe plan was to win quickly\n3x Nobody: At All\n';
  expect(read(text).problems).toMatchObject([
    { line: 5, where: 'The plan was to win quickly' },
    { line: 6, where: '3x Nobody: At All' },
  ]);
});

test('a link that a page has cut short is no team', () => {
  const { teams, problems } = read(
    'Original team (http://dm.retrobox.eu/?view&cards=4x...31avx;3x1avxop):\n4x Nova - Quasar',
  );
  expect(teams.map((team) => [team.name, ...listed(team)])).toEqual([
    ['Original team', '4x avx-053'],
  ]);
  expect(problems[0]?.message).toContain('cut short');
});

test('every code that another tool has for a set is understood', async () => {
  const { requireCatalogue } = await import('../../../../src/dice-masters/catalogue/read.ts');
  const content = new URL('../../../../content/', import.meta.url).pathname;
  for (const { code, aliases } of requireCatalogue(content).sets) {
    const { imagePrefix: _, ...names } = aliases;
    for (const alias of Object.values(names)) expect(ourSetCode(alias, catalogue)).toBe(code);
  }
});
