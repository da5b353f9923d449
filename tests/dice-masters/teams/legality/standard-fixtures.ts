import type { Fixture } from './fixture.ts';

const KARAI = 'hhs-017';

/** Twenty dice on eight cards, an action among them (V14, V16). */
const TWENTY =
  '2 hhs-001, 3 hhs-007, 3 hhs-012, 3 hhs-017, 2 avx-019, 2 avx-064, 3 uxm-007, 2 imw-019';
const FIFTEEN =
  '2 hhs-001, 2 hhs-007, 2 hhs-012, 2 hhs-017, 2 avx-019, 1 avx-064, 2 uxm-007, 2 imw-019';
const BASICS = '3 hhs-055, 3 hhs-057';

/** Checks that hold wherever the tournament team is the model (C03, RD3). */
function standard(format: string, full: string, most: number, totalRule: string): Fixture[] {
  const legal = `${full} | ${BASICS}`;
  const fixture = (
    check: string,
    source: string,
    wrong: string,
    message: string,
    repair: string | null,
  ): Fixture => ({ format, check, source, legal, wrong, message, repair });
  return [
    fixture(
      'V01',
      'mostCards',
      `1 hhs-001, 1 hhs-004, 1 hhs-007, 1 hhs-012, 1 hhs-017, 1 hhs-019, 1 hhs-022, 1 hhs-025, 1 avx-064 | ${BASICS}`,
      'The team has 9 cards; 8 may be on it. Remove 1.',
      'Remove Vibranium Shield',
    ),
    fixture(
      'V02',
      'leastCards',
      `| ${BASICS}`,
      'The team has no cards; this format asks for at least 1. Add 1 card.',
      null,
    ),
    fixture(
      'V03',
      'someDice',
      `0 ${KARAI} | ${BASICS}`,
      'Karai has no die; every card needs at least 1 whole die. Put one on it, or remove it.',
      'Put 1 die on Karai',
    ),
    fixture(
      'V04',
      'maxDice',
      `5 ${KARAI} | ${BASICS}`,
      'Karai has 5 dice; the card allows 3. Take some off.',
      'Take 2 dice off Karai',
    ),
    fixture(
      totalRule,
      'mostDice',
      `${full.replace('2 avx-064', '4 avx-064').replace('1 avx-064', '3 avx-064')} | ${BASICS}`,
      `The cards have ${most + 2} dice in all; ${most} may be on them. Take 2 off.`,
      'Take 2 dice off 2 cards',
    ),
    fixture(
      'V06',
      'unusedDice',
      `3 ${KARAI} | ${BASICS}`,
      `The cards have 3 dice in all, so ${most - 3} of ${most} are unused. That is legal.`,
      null,
    ),
    fixture(
      'V07',
      'basicActionCount',
      `${full} | 3 hhs-055, 3 hhs-056, 3 hhs-057`,
      'The team has 3 Basic Actions; this format asks for 2. Remove 1.',
      'Remove Reclaim',
    ),
    fixture(
      'V07',
      'basicActionCount',
      `${full} | 3 hhs-055`,
      'The team has 1 Basic Action; this format asks for 2. Add 1.',
      null,
    ),
    fixture(
      'V08',
      'sameBasicAction',
      `${full} | 3 imw-026, 3 toa-003`,
      'Cone of Cold is on the team twice; Basic Actions must differ. Keep one.',
      'Remove Cone of Cold: Basic Action Card (TOA 3)',
    ),
    fixture(
      'V09',
      'sameName',
      `2 hhs-031, 2 hhs-033 | ${BASICS}`,
      'Raphael: Nightwatcher and Raphael: Second Son share a name; a team has each name once. Keep one.',
      'Remove Raphael: Second Son',
    ),
    fixture(
      'V10',
      'sameNameAcrossSets',
      `2 avx-013, 2 uxm-043 | ${BASICS}`,
      'Iron Man: Inventor and Iron Man: Upright share a name; a team has each name once. Keep one. Another set or other dice make no difference.',
      'Remove Iron Man: Upright',
    ),
    fixture(
      'V12',
      'basicActionDice',
      `${full} | 4 hhs-055, 3 hhs-057`,
      'Speedy Delivery has 4 dice; a Basic Action has 3 in this format.',
      'Put 3 dice on Speedy Delivery',
    ),
    fixture(
      'V15',
      'cardKind',
      `3 ${KARAI}, 3 hhs-055 | 3 hhs-057`,
      'Speedy Delivery is a Basic Action and takes no card place. Put it with the Basic Actions.',
      'Move Speedy Delivery to the Basic Actions',
    ),
    fixture(
      'V15',
      'cardKind',
      `3 ${KARAI} | 3 hhs-055, 2 avx-064`,
      'Vibranium Shield is no Basic Action and cannot stand in for one. Put it with the cards.',
      'Move Vibranium Shield to the cards',
    ),
  ];
}

const drafted = 'custom:rainbow-draft~pool:2xhhs-017,1xhhs-016,3xhhs-001';

const draft: Fixture[] = [
  {
    format: drafted,
    check: 'RD3',
    source: 'draftedDice',
    legal: `3 ${KARAI}, 2 hhs-001 | ${BASICS}`,
    wrong: `3 ${KARAI}, 1 hhs-016, 2 hhs-001 | ${BASICS}`,
    message:
      'Karai: Torn Between Two Worlds and Karai: Dark Lineage have 4 dice; you drafted 3. Take some off.',
    repair: 'Remove Karai: Dark Lineage',
  },
  {
    format: drafted,
    check: 'drafted-cards',
    source: 'draftedCards',
    legal: `3 ${KARAI}, 2 hhs-001 | ${BASICS}`,
    wrong: `3 ${KARAI}, 2 hhs-007 | ${BASICS}`,
    message: 'Donatello is not among the cards you drafted. Remove it.',
    repair: 'Remove Donatello',
  },
  {
    format: drafted,
    wrongFormat: 'rainbow-draft',
    check: 'draft-pool',
    source: 'unknownPool',
    legal: `3 ${KARAI} | ${BASICS}`,
    wrong: `3 ${KARAI} | ${BASICS}`,
    message:
      'We do not know what you drafted, so dice are checked against each card’s Max alone. Add your pool to the format.',
    repair: null,
  },
];

export const STANDARD_FIXTURES: Fixture[] = [
  ...standard('tournament', TWENTY, 20, 'V05'),
  ...standard('casual', FIFTEEN, 15, 'C02'),
  ...standard('rainbow-draft', TWENTY, 20, 'V05'),
  ...standard('tournament-2016', TWENTY, 20, 'V05'),
  {
    format: 'tournament-2016',
    check: 'banned',
    source: 'banned',
    legal: `${TWENTY} | ${BASICS}`,
    wrong: `${TWENTY} | 3 uxm-031, 3 hhs-057`,
    message:
      'Relentless is banned since 1 May 2016: the publisher’s notice of April 2016. Remove it.',
    repair: 'Remove Relentless',
  },
  ...draft,
];
