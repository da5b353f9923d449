import { scenarios } from '../support/scenarios.ts';

scenarios('Founder', [
  {
    name: 'texts that speak of Founders find it on either side, and no other die',
    rules: ['R15.10'],
    step: 'main',
    seats: [
      { cards: ['dps-057', 'dps-058'], zones: { field: ['Angel level 1', 'Beast level 1'] } },
      { cards: ['dps-074'], zones: { field: ['Iceman level 1', 'Sidekick'] } },
    ],
    stop: 'picks',
    expect: { stats: { Angel: '2/2', Beast: '3/1', Iceman: '3/4', Sidekick: '1/1' }, open: {} },
  },
]);
