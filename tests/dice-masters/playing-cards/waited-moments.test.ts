import { playTable } from './support/play-table.ts';

/** Texts that wait for steps, spins, Globals, draws, life and damage. (R15.4, R18.3) */
playTable({
  'aou-040': [
    {
      it: 'Preps one die for combat damage, however many it hits',
      from: 'attack',
      you: { field: ['Captain Marvel level 3'], bag: ['3 Sidekick'] },
      them: { field: ['2 Grunt level 1'] },
      picks: [
        'attack Captain',
        'block Captain with Grunt',
        'also block Captain with Grunt',
        '1 to Grunt',
      ],
      follows: { you: { prep: ['Sidekick'] } },
    },
    {
      it: 'Preps one die when it comes through unblocked, too',
      from: 'attack',
      you: { field: ['Captain Marvel level 1'], bag: ['3 Sidekick'] },
      picks: ['attack Captain'],
      follows: { you: { prep: ['Sidekick'] } },
    },
  ],
  'aou-133': [
    {
      it: 'hurts an opponent who uses a Global, once for each use',
      theirTurn: true,
      you: { field: ['Wasp level 1'] },
      them: { reserve: ['2 Sidekick fist'] },
      picks: ['Global Wasp', 'yes', 'yourself'],
      follows: { life: [20, 18] },
    },
  ],
  'bat-104': [
    {
      it: 'hurts whoever draws, once for the whole draw (E14)',
      from: 'start',
      you: { field: ['Parademon level 1'], bag: ['4 Sidekick'] },
      rolls: ['fist', 'fist', 'fist', 'fist'],
      follows: { life: [19, 20], asks: { kind: 'reroll' } },
    },
  ],
  'jl-133': [
    {
      it: 'deals 2 damage to an opposing die that spins up',
      theirTurn: true,
      you: { field: ['Vibe level 1'], cards: ['sww-009'] },
      them: { field: ['Giant level 1'], reserve: ['Sidekick fist'] },
      picks: ['Global Giganta', 'own Giant'],
      follows: { stats: { Giant: '7/7' }, asks: { kind: 'attackers' } },
    },
  ],
  'msw-075': [
    {
      it: "may KO a Sidekick as the opponent's Attack Step begins",
      theirTurn: true,
      from: 'attack',
      you: { field: ['Kang level 1'] },
      them: { field: ['Sidekick'] },
      picks: ['opposing Sidekick'],
      follows: { them: { prep: ['Sidekick'] } },
    },
    {
      it: 'has nothing to say in its own',
      from: 'attack',
      you: { field: ['Kang level 1'] },
      them: { field: ['Sidekick'] },
      follows: { them: { field: ['Sidekick'] }, asks: { kind: 'attackers' } },
    },
  ],
  'gotg-062': [
    {
      it: 'spins up when you take damage',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Moondragon level 1'] },
      them: { field: ['Grunt level 1'] },
      picks: ['attack Grunt'],
      follows: { life: [19, 20], you: { field: ['Moondragon level 2'] } },
    },
  ],
  'asm-125': [
    {
      it: 'gains defense whenever a die leaves the Field',
      you: {
        field: ['Lizard level 1'],
        cards: ['hhs-017'],
        reserve: ['Karai level 1', 'Sidekick fist'],
      },
      them: { field: ['Sidekick'] },
      picks: ['field Karai', 'opposing Sidekick'],
      follows: { stats: { Lizard: '2/3' }, asks: { kind: 'attackers' } },
    },
  ],
});
