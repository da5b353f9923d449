import { playTable } from './support/play-table.ts';

/** Forms of the language, each shown by a card that says it. */
playTable({
  'avx-002': [
    {
      it: "gains life when it is KO'd while it blocks, and on its burst hurts the opponent",
      theirTurn: true,
      from: 'attack',
      you: { life: 10, field: ['Beast level 1'] },
      them: { field: ['Giant level 1'] },
      picks: ['attack Giant', 'block Giant with Beast'],
      follows: { life: [11, 18], you: { prep: ['Beast'] } },
    },
    {
      it: "gains nothing when it is KO'd while it attacks",
      from: 'attack',
      you: { life: 10, field: ['Beast level 1'] },
      them: { field: ['Giant level 1'] },
      picks: ['attack Beast', 'block Beast with Giant'],
      follows: { life: [10, 20], you: { prep: ['Beast'] } },
    },
  ],
  'skc-041': [
    {
      it: 'finds no Mask in a wild face of the Reserve (R3.6)',
      from: 'attack',
      you: { field: ['Monsieur Mallah level 1'], reserve: ['Sidekick wild'] },
      follows: { stats: { 'Monsieur Mallah': '2/2' }, asks: { kind: 'attackers' } },
    },
    {
      it: 'is stronger with a Mask in the Reserve',
      from: 'attack',
      you: { field: ['Monsieur Mallah level 1'], reserve: ['Sidekick mask'] },
      follows: { stats: { 'Monsieur Mallah': '4/2' }, asks: { kind: 'attackers' } },
    },
  ],
  'jl-054': [
    {
      it: 'asks whether an action die was used this turn',
      you: { field: ['Green Lantern level 1'], reserve: ['Trick action'] },
      picks: ['use Trick', 'attack Green'],
      follows: { life: [20, 14] },
    },
    {
      it: 'does nothing in a turn without actions',
      from: 'attack',
      you: { field: ['Green Lantern level 1'] },
      picks: ['attack Green'],
      follows: { life: [20, 16] },
    },
  ],
  'skc-054': [
    {
      it: 'Preps a die by its Global only while the Prep Area is empty (R11.9)',
      you: { reserve: ['2 Sidekick mask', 'Grunt level 1'], prep: ['Sidekick'], bag: ['Sidekick'] },
      follows: { asks: { lacks: ['Global The Joker'] } },
    },
  ],
  'dp-054': [
    {
      it: 'hurts a die of level 1 or of a kind, nothing else',
      you: { reserve: ['Evil Deadpool level 1', '2 Sidekick bolt'] },
      them: { field: ['Grunt level 1', 'Guard level 2', 'Giant level 1'] },
      picks: ['field Evil'],
      follows: { asks: { options: ['opposing Grunt level 1', 'opposing Giant level 1'] } },
    },
  ],
  'aou-065': [
    {
      it: 'is not blocked by dice that are fielded for nothing',
      from: 'attack',
      you: { field: ['Spider-Woman level 1'] },
      them: { field: ['Grunt level 1', 'Guard level 1'] },
      picks: ['attack Spider-Woman'],
      follows: { asks: { options: ['done', 'block Spider-Woman level 1 with Guard level 1'] } },
    },
  ],
  'thor-091': [
    {
      it: 'is not blocked by dice on a lower level',
      from: 'attack',
      you: { field: ['Volstagg level 2'] },
      them: { field: ['Grunt level 1', 'Guard level 2'] },
      picks: ['attack Volstagg'],
      follows: { asks: { lacks: ['block Volstagg level 2 with Grunt level 1'] } },
    },
  ],
  'wf-043': [
    {
      it: 'hurts an opponent who has more Sidekicks',
      you: { reserve: ['Carmine Falcone level 1', '2 Sidekick fist'], field: ['Sidekick'] },
      them: { field: ['2 Sidekick', 'Grunt level 1'] },
      picks: ['field Carmine'],
      follows: { life: [20, 18] },
    },
    {
      it: 'lets one alone who has as many',
      you: { reserve: ['Carmine Falcone level 1', '2 Sidekick fist'], field: ['2 Sidekick'] },
      them: { field: ['2 Sidekick', 'Grunt level 1'] },
      picks: ['field Carmine'],
      follows: { life: [20, 20] },
    },
  ],
  'gaf-085': [
    {
      it: 'keeps a die of level 1 from attacking and blocking',
      you: { field: ['Captain Cold level 1'], reserve: ['Trick action'] },
      them: { field: ['Grunt level 1'] },
      picks: ['use Trick', 'attack Captain'],
      follows: { them: { field: ['Grunt'] } },
    },
  ],
  'ki-001': [
    {
      it: 'is fielded for nothing while the opponent has energy (R15.11)',
      you: { reserve: ['Drax level 3'] },
      them: { reserve: ['2 Sidekick fist'] },
      picks: ['field Drax'],
      follows: { you: { field: ['Drax level 3'] } },
    },
  ],
  'aou-068': [
    {
      it: 'costs 2 less to buy for a player with 10 life',
      you: { life: 10, reserve: ['5 Sidekick mask'] },
      picks: ['buy Thanos'],
      follows: { you: { used: ['Thanos', '5 Sidekick'] } },
    },
  ],
  'avx-067': [
    {
      it: 'makes opposing Sidekicks dearer to field',
      theirTurn: true,
      you: { field: ['Captain America level 1'] },
      them: { reserve: ['Sidekick level 1', 'Sidekick fist'] },
      picks: ['field Sidekick'],
      follows: { them: { field: ['Sidekick'], reserve: [] } },
    },
  ],
  'msw-080': [
    {
      it: 'lets the first character die of a turn be fielded for nothing, no later one',
      you: { reserve: ['Guard level 3', 'Giant level 1', 'Sidekick shield'] },
      picks: ['Global Molecule', 'field Guard'],
      follows: { you: { field: ['Guard'], used: ['Sidekick', 'Giant'] } },
    },
  ],
  'cw-049': [
    {
      it: 'blocks any number of Sidekicks',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Maria Hill level 3'] },
      them: { field: ['3 Sidekick'] },
      picks: [
        'attack Sidekick',
        'attack Sidekick',
        'attack Sidekick',
        'block Sidekick with Maria',
        'block Sidekick with Maria',
        'block Sidekick with Maria',
      ],
      follows: { asks: { kind: 'split-damage' } },
    },
  ],
  'gotg-020': [
    {
      it: 'grows when it blocks a Villain',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Madame Web level 1'] },
      them: { field: ['Crook level 1'] },
      picks: ['attack Crook', 'block Crook with Madame Web'],
      follows: { them: { prep: ['Crook'] } },
    },
  ],
  'bit-016': [
    {
      it: 'takes a character die as part of the price of its Global',
      you: { reserve: ['Sidekick mask', 'Sidekick fist'], field: ['Grunt level 1'] },
      picks: ['Global The Rock'],
      follows: { you: { used: ['Grunt', 'Sidekick'] } },
    },
  ],
  'jlop-010': [
    {
      it: 'buys a die of that name for 1 less',
      you: {
        cards: [{ name: 'Robin', cost: 3, levels: ['0/1/1'] }],
        reserve: ['Batman level 1', '3 Sidekick fist'],
      },
      picks: ['field Batman', 'yes'],
      follows: { you: { used: ['Robin', '3 Sidekick'] } },
    },
  ],
  'uxmop-003': [
    {
      it: 'buys a cheap die for nothing when it blocks, on the turn of the opponent',
      theirTurn: true,
      from: 'attack',
      you: { cards: [{ name: 'Robin', cost: 2, levels: ['0/1/1'] }], field: ['Beast level 2'] },
      them: { field: ['Sidekick'] },
      picks: ['attack Sidekick', 'block Sidekick with Beast', 'yes'],
      follows: { you: { used: ['Robin'] } },
    },
  ],
});
