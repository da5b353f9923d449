import { playTable } from './support/play-table.ts';

/** Numbers that are set, swapped and doubled; dice that hit each other; damage that is divided. */
playTable({
  'gaf-030': [
    {
      it: 'sets the attack of a die, and later bonuses add to it',
      you: { reserve: ["Ra's Al Ghul level 1", '4 Sidekick wild'] },
      them: { field: ['Giant level 1'] },
      picks: ["field Ra's Al Ghul", 'opposing Giant'],
      follows: { stats: { Giant: '1/6' } },
    },
  ],
  'uxm-064': [
    {
      it: 'swaps attack and defense for a Fist (R13.11)',
      you: { field: ['Guard level 1'], reserve: ['Sidekick fist'] },
      picks: ['Global Ant-Man'],
      follows: { stats: { Guard: '3/2' } },
    },
  ],
  'bat-036': [
    {
      it: 'swaps its own numbers when it attacks',
      from: 'attack',
      you: { field: ['The Riddler level 1'] },
      them: { field: ['Grunt level 1'] },
      picks: ['attack The Riddler', 'yes'],
      follows: { stats: { 'The Riddler': '5/1' } },
    },
  ],
  'myst-012': [
    {
      it: 'doubles both numbers of a die this turn',
      you: { field: ['Guard level 1'], reserve: ['Mary Marvel level 1', '4 Sidekick wild'] },
      picks: ['field Mary Marvel'],
      follows: { stats: { Guard: '4/6' } },
    },
  ],
  'asm-025': [
    {
      it: 'lets two dice hit each other at once (R13.1)',
      you: { field: ['Guard level 1'], reserve: ['Archnemesis! action'] },
      them: { field: ['Crook level 1'] },
      picks: ['use Archnemesis!'],
      follows: { you: { prep: ['Guard'] }, them: { field: ['Crook'] } },
    },
    {
      it: 'gives a die as much defense as attack for a Shield',
      you: { field: ['Guard level 1'], reserve: ['Sidekick shield'] },
      picks: ['Global Archnemesis!'],
      follows: { stats: { Guard: '2/2' } },
    },
  ],
  'wf-124': [
    {
      it: 'divides its damage among opposing dice',
      from: 'attack',
      you: { field: ['Nightwing level 1'] },
      them: { field: ['Guard level 1', 'Grunt level 1'] },
      picks: ['attack Nightwing', 'opposing Guard', 'opposing Grunt', '3'],
      follows: { them: { prep: ['Guard', 'Grunt'] } },
    },
  ],
  // R13.13: damage that names the die is the die's.
  'gotg-040': [
    {
      it: 'deals its damage itself, so that a shield against its type holds',
      you: { reserve: ['Yondu level 1', '6 Sidekick wild'] },
      them: { cards: ['jlop-007', 'avx-079'], field: ['Grunt level 1', 'Iron Man level 1'] },
      picks: ['field Yondu'],
      follows: { them: { prep: ['Grunt'], field: ['Iron Man'] } },
    },
  ],
  'gotg-043': [
    {
      it: 'deals 1 more with Infiltrate',
      from: 'attack',
      you: { field: ['Angela level 1'] },
      picks: ['attack Angela', 'infiltrate Angela'],
      follows: { life: [20, 18] },
    },
  ],
  'uxm-070': [
    {
      it: 'lets Bolt dice deal 1 more in combat',
      from: 'attack',
      you: { field: ['Cyclops level 1', 'Stark level 1'] },
      picks: ['attack Stark', 'done'],
      follows: { life: [20, 17] },
    },
  ],
});
