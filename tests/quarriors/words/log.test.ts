import { expect, test } from 'vitest';
import { logLines } from '../../../src/quarriors/words/index.ts';
import { resultOf } from '../engine/support/play.ts';

test('QW5 combat is told step by step: who defended, what was left, why a creature fell', () => {
  const { log, game } = resultOf(
    'Monique attacks',
    {
      phase: 'attack',
      seats: [
        { bag: [], ready: ['Deathdealer 2/4/4', '2 Warrior of the Quay 1/2/3'] },
        {
          bag: [],
          ready: [
            'Strong Ghostly Spirit 2/3/3',
            'Devotee of the Holy Query 2/2/4',
            'Scavenging Goblin 1/2/2',
          ],
        },
      ],
      picks: ['defend with Strong Ghostly Spirit', 'defend with Devotee'],
    },
    {},
  );
  expect(logLines(log.entries, game, ['Monique', 'Quinn'])).toEqual([
    '3. Monique attacks everybody with 8. (Q6.4.1)',
    '3. Quinn faces an attack of 8. (Q6.4.2)',
    '3. Quinn defends with Strong Ghostly Spirit 2/3/3: defense 3 against 8, so it falls; 5 left. (Q6.4.3)',
    '3. Strong Ghostly Spirit 2/3/3 is destroyed. (Q6.4.3)',
    '3. Strong Ghostly Spirit 2/3/3 goes to the Active Pool. (Q6.4.5)',
    '3. Quinn defends with Devotee of the Holy Query 2/2/4: defense 4 against 5, so it falls; 1 left. (Q6.4.3)',
    '3. Devotee of the Holy Query 2/2/4 is destroyed. (Q6.4.3)',
    '3. Quinn defends with Scavenging Goblin 1/2/2: defense 2 against 1, so it stands. (Q6.4.3)',
  ]);
});
