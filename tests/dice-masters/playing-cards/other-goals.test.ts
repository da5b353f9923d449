import { playTable } from './support/play-table.ts';

/** Dice that go elsewhere than the rules alone would send them, and dice from two places. (R15.9, E09) */
playTable({
  'msw-096': [
    {
      it: "sends a die it KOs to its owner's bag, even if it falls as well (R13.1)",
      from: 'attack',
      you: { field: ['Wolverine level 1'] },
      them: { field: ['Giant level 1', 'Ghost level 1'], bag: [] },
      picks: [
        'attack Wolverine',
        'block Wolverine with Ghost',
        'also block Wolverine with Giant',
        '1 to Ghost',
      ],
      follows: { you: { prep: ['Wolverine'] }, them: { bag: ['Ghost'], prep: [] } },
    },
    {
      it: "sends a Sidekick it KOs to its owner's bag",
      from: 'attack',
      you: { field: ['Wolverine level 1'] },
      them: { field: ['Sidekick'], bag: [] },
      picks: ['attack Wolverine', 'block Wolverine with Sidekick'],
      follows: { them: { bag: ['Sidekick'], prep: [] } },
    },
  ],
  'jus-038': [
    {
      it: "sends KO'd Sidekicks to Used",
      from: 'attack',
      you: { field: ['Scarecrow level 1', 'Giant level 1'] },
      them: { field: ['Sidekick'] },
      picks: ['attack Giant', 'block Giant with Sidekick'],
      follows: { them: { used: ['Sidekick'], prep: [] } },
    },
    {
      it: 'leaves other dice alone',
      from: 'attack',
      you: { field: ['Scarecrow level 1', 'Giant level 1'] },
      them: { field: ['Grunt level 1'] },
      picks: ['attack Giant', 'block Giant with Grunt'],
      follows: { them: { prep: ['Grunt'] } },
    },
  ],
  'dp-065': [
    {
      it: "sends a die KO'd by its combat damage to Used",
      from: 'attack',
      you: { field: ['Medusa level 3'] },
      them: { field: ['Grunt level 1'] },
      picks: ['attack Medusa', 'block Medusa with Grunt'],
      follows: { them: { used: ['Grunt'], prep: [] } },
    },
  ],
  'bat-025': [
    {
      it: "returns to the Field on level 1 when it is KO'd",
      from: 'attack',
      you: { field: ['Orion level 2'] },
      them: { field: ['Giant level 3'] },
      picks: ['attack Orion', 'block Orion with Giant'],
      follows: { you: { field: ['Orion level 1'], prep: [] } },
    },
  ],
  'xfc-068': [
    {
      it: 'Preps the next character you buy',
      you: {
        reserve: ['Quicksilver level 1', '2 Sidekick fist', '2 Sidekick fist'],
        card: ['Grunt'],
      },
      picks: ['field Quicksilver', 'buy Grunt'],
      follows: { you: { prep: ['Grunt'] } },
    },
  ],
  'wf-042': [
    {
      it: 'finds a Batman die in the bag or in Used',
      from: 'attack',
      you: {
        field: ['Bruce Wayne level 1', 'Sidekick'],
        cards: [{ name: 'Batman', cost: 4, energy: ['mask'], levels: ['1/2/2', '1/3/3', '1/4/4'] }],
        used: ['Batman'],
      },
      them: { field: ['Giant level 1'] },
      picks: ['attack Sidekick', 'block Sidekick with Giant', 'own Batman'],
      follows: { you: { field: ['Bruce Wayne', 'Batman level 1'], prep: ['Sidekick'] } },
    },
  ],
  'avx-006': [
    {
      it: "gains life for each Sidekick that is KO'd",
      you: { life: 10, reserve: ['Captain America level 1', '3 Sidekick fist'] },
      them: { field: ['2 Sidekick', 'Grunt level 1'] },
      picks: ['field Captain'],
      follows: { life: [12, 20], them: { prep: ['2 Sidekick'], field: ['Grunt'] } },
    },
  ],
  'drs-004': [
    {
      it: 'is used once a turn, whatever is left in Reserve (R11.5)',
      you: { field: ['Clea level 1'], reserve: ['2 Sidekick bolt'] },
      them: { field: ['Giant level 1'] },
      picks: ['Clea with Clea'],
      follows: { you: { reserve: ['Sidekick bolt'] }, asks: { kind: 'attackers' } },
    },
  ],
  'aou-039': [
    {
      it: 'sorts two dice when you take damage outside combat',
      theirTurn: true,
      you: { field: ['Captain America level 1'], bag: ['Grunt', 'Ghost'] },
      them: { cards: ['aou-133'], reserve: ['2 Sidekick fist'] },
      draws: ['Grunt'],
      picks: ['Global Wasp', 'yes', 'the opponent', 'own Ghost'],
      follows: { life: [19, 20], you: { prep: ['Ghost'], bag: ['Grunt'] } },
    },
    {
      it: 'does nothing for combat damage',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Captain America level 1'], bag: ['Grunt', 'Ghost'] },
      them: { field: ['Sidekick'] },
      picks: ['attack Sidekick'],
      follows: { life: [19, 20], you: { prep: [] } },
    },
  ],
});
