import type { Fixture } from './fixture.ts';

const DEMO = '3 hhs-012, 3 hhs-017 | 3 hhs-055, 3 hhs-058, 3 hhs-057';

export const DEMO_FIXTURES: Fixture[] = (
  [
    [
      'D02',
      'mostCards',
      '3 hhs-012, 3 hhs-017, 3 hhs-001 | 3 hhs-055, 3 hhs-058, 3 hhs-057',
      'The team has 3 cards; 2 may be on it. Remove 1.',
      'Remove April',
    ],
    [
      'D02',
      'leastCards',
      '3 hhs-012 | 3 hhs-055, 3 hhs-058, 3 hhs-057',
      'The team has 1 card; this format asks for 2. Add 1 card.',
      null,
    ],
    [
      'D02',
      'cardKind',
      '3 hhs-012, 3 avx-064 | 3 hhs-055, 3 hhs-058, 3 hhs-057',
      'Vibranium Shield is an Action; only Character cards take a card place here. Remove it.',
      'Remove Vibranium Shield',
    ],
    [
      'D03',
      'lineUpDice',
      '2 imw-013, 3 imw-019 | 3 imw-028, 3 imw-029, 3 imw-030',
      'Space Armor Iron Man has 3 dice; the demo game of Iron Man and War Machine uses 2.',
      'Put 2 dice on Space Armor Iron Man',
    ],
    [
      'D04',
      'lineUpBasicActions',
      '3 hhs-012, 3 hhs-017 | 3 hhs-055, 3 hhs-058, 3 hhs-049',
      'Haymaker is not in the demo game of Heroes in a Half Shell, which uses Speedy Delivery, Unstable Canister and Reclaim. Remove it.',
      'Remove Haymaker',
    ],
    [
      'D04',
      'lineUpBasicActions',
      '3 hhs-012, 3 hhs-017 | 3 hhs-055, 3 hhs-058',
      'The demo game of Heroes in a Half Shell uses Speedy Delivery, Unstable Canister and Reclaim. Add Reclaim.',
      'Add Reclaim',
    ],
    [
      'D04',
      'basicActionCount',
      '3 hhs-012, 3 hhs-017 | 3 hhs-055, 3 hhs-058, 3 hhs-057, 3 hhs-049',
      'The team has 4 Basic Actions; this format asks for 1 to 3. Remove 1.',
      'Remove Haymaker',
    ],
    [
      'D05',
      'basicActionDice',
      '3 hhs-012, 3 hhs-017 | 3 hhs-055, 3 hhs-058, 5 hhs-057',
      'Reclaim has 5 dice; a Basic Action has 3 in this format.',
      'Put 3 dice on Reclaim',
    ],
    [
      'D06',
      'lineUp',
      '3 hhs-012, 3 hhs-016 | 3 hhs-055, 3 hhs-058, 3 hhs-057',
      'Karai is not in the demo game of Heroes in a Half Shell, where that side plays Foot Ninja: Glass Jawed and Karai: Torn Between Two Worlds. Remove it.',
      'Remove Karai',
    ],
    [
      'V03',
      'someDice',
      '0 wwe-042, 2 wwe-021 | 3 wwe-049',
      'Sasha Banks has no die; every card needs at least 1 whole die. Put one on it, or remove it.',
      'Put 1 die on Sasha Banks',
    ],
    [
      'V04',
      'maxDice',
      '5 wwe-042, 2 wwe-021 | 3 wwe-049',
      'Sasha Banks has 5 dice; the card allows 4. Take some off.',
      'Take 1 die off Sasha Banks',
    ],
    [
      'V08',
      'sameBasicAction',
      '3 hhs-012, 3 hhs-017 | 3 hhs-055, 3 hhs-055, 3 hhs-057',
      'Speedy Delivery is on the team twice; Basic Actions must differ. Keep one.',
      'Keep one Speedy Delivery',
    ],
  ] as const
).map(([check, source, wrong, message, repair]) => ({
  format: 'demo',
  check,
  source,
  legal: DEMO,
  wrong,
  message,
  repair,
}));
