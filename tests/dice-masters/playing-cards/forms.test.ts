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
});
