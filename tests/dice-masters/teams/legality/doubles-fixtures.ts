import type { Fixture } from './fixture.ts';

const QUICK = '3 hhs-001, 3 hhs-007, 3 hhs-012, 3 hhs-017';

const quickStart: Fixture[] = (
  [
    [
      'DQ02',
      'mostCards',
      `${QUICK}, 3 hhs-022 | 3 hhs-055`,
      'The team has 5 cards; 4 may be on it. Remove 1.',
      'Remove Leonardo',
    ],
    [
      'DQ02',
      'leastCards',
      '3 hhs-001, 3 hhs-007 | 3 hhs-055',
      'The team has 2 cards; this format asks for 4. Add 2 cards.',
      null,
    ],
    [
      'DQ02',
      'cardKind',
      '3 hhs-001, 3 hhs-007, 3 hhs-012, 4 avx-064 | 3 hhs-055',
      'Vibranium Shield is an Action; only Character cards take a card place here. Remove it.',
      'Remove Vibranium Shield',
    ],
    [
      'DQ03',
      'basicActionCount',
      `${QUICK} | 3 hhs-055, 3 hhs-057`,
      'The team has 2 Basic Actions; this format asks for 1. Remove 1.',
      'Remove Reclaim',
    ],
    [
      'DQ04',
      'fullDice',
      `${QUICK.replace('3 hhs-017', '2 hhs-017')} | 3 hhs-055`,
      'Karai has 2 dice; in this format the card brings all 3. Add the rest.',
      'Put 3 dice on Karai',
    ],
    [
      'DQ04',
      'maxDice',
      `${QUICK.replace('3 hhs-017', '4 hhs-017')} | 3 hhs-055`,
      'Karai has 4 dice; the card allows 3. Take some off.',
      'Take 1 die off Karai',
    ],
    [
      'DQ05',
      'basicActionDice',
      `${QUICK} | 4 hhs-055`,
      'Speedy Delivery has 4 dice; a Basic Action has 3 or 6 in this format.',
      'Put 3 dice on Speedy Delivery',
    ],
    [
      'DQ06',
      'sameName',
      '3 hhs-001, 3 hhs-007, 3 hhs-016, 3 hhs-017 | 3 hhs-055',
      'Karai: Dark Lineage and Karai: Torn Between Two Worlds share a name; a team has each name once. Keep one.',
      'Remove Karai: Torn Between Two Worlds',
    ],
    [
      'DQ06',
      'sameNameAcrossSets',
      '3 hhs-001, 3 hhs-007, 4 avx-013, 4 uxm-043 | 3 hhs-055',
      'Iron Man: Inventor and Iron Man: Upright share a name; a team has each name once. Keep one. Another set or other dice make no difference.',
      'Remove Iron Man: Upright',
    ],
  ] as const
).map(([check, source, wrong, message, repair]) => ({
  format: 'doubles-quick-start',
  check,
  source,
  legal: `${QUICK} | 3 hhs-055`,
  wrong,
  message,
  repair,
}));

const DOUBLES = '2 hhs-001, 4 avx-064, 3 hhs-012, 3 hhs-017';

const full: Fixture[] = (
  [
    [
      'DF02',
      'mostCards',
      `${DOUBLES}, 3 hhs-022 | 6 hhs-055`,
      'The team has 5 cards; 4 may be on it. Remove 1.',
      'Remove Leonardo',
    ],
    [
      'DF02',
      'leastCards',
      '2 hhs-001, 4 avx-064, 3 hhs-012 | 6 hhs-055',
      'The team has 3 cards; this format asks for 4. Add 1 card.',
      null,
    ],
    [
      'DF03',
      'maxDice',
      `${DOUBLES.replace('4 avx-064', '5 avx-064')} | 6 hhs-055`,
      'Vibranium Shield has 5 dice; the card allows 4. Take some off.',
      'Take 1 die off Vibranium Shield',
    ],
    [
      'DF04',
      'basicActionCount',
      `${DOUBLES} | 6 hhs-055, 6 hhs-057`,
      'The team has 2 Basic Actions; this format asks for 1. Remove 1.',
      'Remove Reclaim',
    ],
    [
      'DF04',
      'basicActionDice',
      `${DOUBLES} | 3 hhs-055`,
      'Speedy Delivery has 3 dice; a Basic Action has 6 in this format.',
      'Put 6 dice on Speedy Delivery',
    ],
    [
      'DQ06',
      'sameName',
      '2 hhs-001, 4 avx-064, 3 hhs-016, 3 hhs-017 | 6 hhs-055',
      'Karai: Dark Lineage and Karai: Torn Between Two Worlds share a name; a team has each name once. Keep one.',
      'Remove Karai: Torn Between Two Worlds',
    ],
    [
      'V03',
      'someDice',
      `${DOUBLES.replace('2 hhs-001', '0 hhs-001')} | 6 hhs-055`,
      'April has no die; every card needs at least 1 whole die. Put one on it, or remove it.',
      'Put 1 die on April',
    ],
    [
      'V15',
      'cardKind',
      '2 hhs-001, 3 hhs-057, 3 hhs-012, 3 hhs-017 |',
      'Reclaim is a Basic Action and takes no card place. Put it with the Basic Actions.',
      'Move Reclaim to the Basic Actions',
    ],
  ] as const
).map(([check, source, wrong, message, repair]) => ({
  format: 'doubles',
  check,
  source,
  legal: `${DOUBLES} | 6 hhs-055`,
  wrong,
  message,
  repair,
}));

export const DOUBLES_FIXTURES: Fixture[] = [...quickStart, ...full];
