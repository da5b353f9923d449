import { playTable } from './support/play-table.ts';

/** Who may, must or cannot block, be targeted or be KO'd. */
playTable({
  'aou-003': [
    {
      it: 'is blocked by Sidekicks alone',
      from: 'attack',
      you: { field: ['Black Widow level 1'] },
      them: { field: ['Sidekick', 'Guard level 1'] },
      picks: ['attack Black Widow'],
      follows: { asks: { options: ['done', 'block Black Widow level 1 with Sidekick level 1'] } },
    },
  ],
  // R12.4: whoever must block a die blocks no other first, and the defender is not done before.
  'avx-018': [
    {
      it: 'makes every opposing die block it for a Fist',
      from: 'attack',
      you: { field: ['Spider-Man level 1', 'Grunt level 1'], reserve: ['Sidekick fist'] },
      them: { field: ['Guard level 1'] },
      picks: ['attack Spider-Man', 'attack Grunt', 'yes'],
      follows: { life: [20, 19] },
    },
    {
      it: 'asks nothing of them without it',
      from: 'attack',
      you: { field: ['Spider-Man level 1', 'Grunt level 1'], reserve: ['Sidekick fist'] },
      them: { field: ['Guard level 1'] },
      picks: ['attack Spider-Man', 'attack Grunt', 'no'],
      follows: {
        asks: {
          options: [
            'done',
            'block Spider-Man level 1 with Guard level 1',
            'block Grunt level 1 with Guard level 1',
          ],
        },
      },
    },
  ],
  'uxm-093': [
    {
      it: 'makes one die block it and leaves the others free',
      from: 'attack',
      you: { field: ['X-23 level 1'] },
      them: { field: ['Grunt level 1', 'Guard level 1'] },
      picks: ['attack X-23', 'opposing Grunt'],
      follows: {
        asks: {
          options: [
            'block X-23 level 1 with Grunt level 1',
            'block X-23 level 1 with Guard level 1',
          ],
        },
      },
    },
  ],
  'jl-123': [
    {
      it: 'blocks any number of Sidekicks',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Katana level 3'] },
      them: { field: ['3 Sidekick'] },
      picks: [
        'attack Sidekick',
        'attack Sidekick',
        'attack Sidekick',
        'block Sidekick with Katana',
        'block Sidekick with Katana',
        'block Sidekick with Katana',
        '2 to Sidekick',
        '1 to Sidekick',
      ],
      follows: { life: [20, 20] },
    },
  ],
  'bat-022': [
    {
      it: 'is no target for opposing actions and abilities, but for Globals',
      theirTurn: true,
      you: { field: ['Mister Miracle level 1', 'Grunt level 1'] },
      them: { cards: ['avx-032'], reserve: ['Smash! action'] },
      picks: ['use Smash!'],
      follows: { you: { field: ['Mister Miracle'], prep: ['Grunt'] } },
    },
  ],
  'msw-034': [
    {
      it: 'is no target for anything opposing',
      theirTurn: true,
      you: { field: ['Jimmy Woo level 1'] },
      them: { cards: ['thor-087'], field: ['Grunt level 1'], reserve: ['2 Sidekick bolt'] },
      picks: ['Global Thor'],
      follows: { you: { field: ['Jimmy Woo'] }, them: { prep: ['Grunt'] } },
    },
  ],
  'bat-088': [
    {
      it: 'is not KO’d by combat damage',
      from: 'attack',
      you: { field: ['Big Barda level 1'] },
      them: { field: ['Giant level 3'] },
      picks: ['attack Big Barda', 'block Big Barda with Giant'],
      follows: { you: { field: ['Big Barda'] } },
    },
  ],
  // R18.1: what is done instead leaves no KO behind.
  'gotg-012': [
    {
      it: 'may KO a Sidekick in its place and is healed',
      from: 'attack',
      you: { field: ['Dum Dum Dugan level 1', 'Sidekick'] },
      them: { field: ['Giant level 1'] },
      picks: ['attack Dum Dum Dugan', 'done', 'block Dum Dum Dugan with Giant', 'yes'],
      follows: { you: { field: ['Dum Dum Dugan'], prep: ['Sidekick'] } },
    },
    {
      it: 'falls without a Sidekick',
      from: 'attack',
      you: { field: ['Dum Dum Dugan level 1'] },
      them: { field: ['Giant level 1'] },
      picks: ['attack Dum Dum Dugan', 'block Dum Dum Dugan with Giant'],
      follows: { you: { prep: ['Dum Dum Dugan'] } },
    },
  ],
  'wol-072': [
    {
      it: 'neither attacks nor blocks without Saint Walker',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Warth level 1'] },
      them: { field: ['Grunt level 1'] },
      picks: ['attack Grunt'],
      follows: { life: [19, 20] },
    },
  ],
  'avx-072': [
    {
      it: 'deals the rest to the opponent (E27)',
      from: 'attack',
      you: { field: ['Doctor Octopus level 3'] },
      them: { field: ['Grunt level 1'] },
      picks: ['attack Doctor Octopus', 'block Doctor Octopus with Grunt'],
      follows: { life: [20, 13], them: { prep: ['Grunt'] } },
    },
  ],
  'avx-110': [
    {
      it: 'deals its combat damage first (R13.12)',
      from: 'attack',
      you: { field: ['Hawkeye level 3'] },
      them: { field: ['Turtle level 2'] },
      picks: ['attack Hawkeye', 'block Hawkeye with Turtle'],
      follows: { you: { field: ['Hawkeye'] }, them: { prep: ['Turtle'] } },
    },
  ],
  // R11.7: a Global that waits for an attack is offered to the attacker then.
  'dps-033': [
    {
      it: 'keeps actions and Globals off the attacker’s dice for a Fist',
      from: 'attack',
      you: { field: ['Grunt level 1'], reserve: ['Sidekick fist'] },
      them: { cards: ['thor-087'], field: ['Guard level 1'], reserve: ['2 Sidekick bolt'] },
      picks: ['attack Grunt', 'Global Gladiator', 'done', 'Global Thor'],
      follows: { life: [20, 19], you: { used: ['Grunt', 'Sidekick'] } },
    },
    {
      it: 'is offered in no other window',
      you: { field: ['Grunt level 1'], reserve: ['Sidekick fist'] },
      follows: { asks: { kind: 'attackers' } },
    },
  ],
  'jl-052': [
    {
      it: 'is unblockable alone against two dice',
      from: 'attack',
      you: { field: ['The Flash level 1'] },
      them: { field: ['2 Grunt level 1'] },
      picks: ['attack The Flash'],
      follows: { them: { field: ['2 Grunt'] }, you: { used: ['The Flash'] } },
    },
    {
      it: 'is blocked where there are three',
      from: 'attack',
      you: { field: ['The Flash level 1'] },
      them: { field: ['3 Grunt level 1'] },
      picks: ['attack The Flash'],
      follows: { asks: { kind: 'blockers' } },
    },
  ],
  'wol-094': [
    {
      it: 'takes damage without Indigo-1',
      from: 'attack',
      you: { field: ['Munk level 1'] },
      them: { field: ['Giant level 3'] },
      picks: ['attack Munk', 'block Munk with Giant'],
      follows: { you: { prep: ['Munk'] } },
    },
  ],
  'toa-089': [
    {
      it: 'falls while no Good die is there',
      from: 'attack',
      you: { field: ['Xandala Cimber level 1'] },
      them: { field: ['Giant level 3'] },
      picks: ['attack Xandala Cimber', 'block Xandala Cimber with Giant'],
      follows: { you: { prep: ['Xandala Cimber'] } },
    },
  ],
});
