import type { CardTable } from '../support/row.ts';

export const TABLE: CardTable = {
  'hhs-004': [
    {
      it: 'gives 1 life for a Sidekick it KOs',
      from: 'attack',
      you: { life: 15, field: ['Casey Jones level 1'] },
      them: { field: ['Sidekick'] },
      picks: ['attack Casey', 'block Casey with Sidekick'],
      follows: { life: [16, 20], them: { prep: ['Sidekick'] } },
    },
    {
      it: 'gives nothing for other dice',
      from: 'attack',
      you: { life: 15, field: ['Casey Jones level 1'] },
      them: { field: ['Grunt level 1'] },
      picks: ['attack Casey', 'block Casey with Grunt'],
      follows: { life: [15, 20], them: { prep: ['Grunt'] } },
    },
    {
      it: 'makes a Sidekick block for a Fist',
      you: { field: ['Giant level 1'], reserve: ['Sidekick fist'] },
      them: { field: ['Sidekick', 'Grunt level 1'] },
      picks: ['Global Casey Jones', 'attack Giant', 'block Giant with Sidekick'],
      follows: { life: [20, 20], them: { prep: ['Sidekick'], field: ['Grunt'] } },
    },
    {
      it: 'lets the other player use its Global',
      theirTurn: true,
      you: { field: ['Sidekick'], reserve: ['Sidekick fist'] },
      them: { field: ['Grunt level 3'] },
      picks: ['Global Casey Jones', 'attack Grunt'],
      follows: { life: [20, 20], you: { prep: ['Sidekick'] } },
    },
  ],
  'hhs-005': [
    {
      it: 'blocks three cheap dice at once, but not a dear one beside them',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Casey Jones level 3'] },
      them: { field: ['2 Sidekick', 'Giant level 1'] },
      picks: ['attack Sidekick', 'attack Sidekick', 'attack Giant', 'block Sidekick with Casey'],
      follows: {
        asks: { kind: 'blockers', lacks: ['block Giant level 1 with Casey Jones level 3'] },
      },
    },
  ],
  'hhs-006': [
    {
      it: 'is not blocked by dice that cost 2 or less',
      from: 'attack',
      you: { field: ['Casey Jones level 1'] },
      them: { field: ['Sidekick', 'Grunt level 1', 'Guard level 1'] },
      picks: ['attack Casey'],
      follows: { asks: { options: ['done', 'block Casey Jones level 1 with Guard level 1'] } },
    },
  ],
  'hhs-007': [
    {
      it: 'deals 2 damage to the opponent for a Bolt',
      from: 'attack',
      you: { field: ['Donatello level 1'], reserve: ['Sidekick bolt'] },
      picks: ['attack Donatello', 'yes', 'the opponent'],
      follows: { life: [20, 15] },
    },
    {
      it: 'asks nothing of a player without a Bolt',
      from: 'attack',
      you: { field: ['Donatello level 1'], reserve: ['Sidekick fist'] },
      picks: ['attack Donatello'],
      follows: { life: [20, 17] },
    },
  ],
  'hhs-010': [
    {
      it: 'Preps a die from the bag while Shredder is active',
      you: {
        cards: ['hhs-037'],
        field: ['Shredder level 1'],
        reserve: ['Foot Ninja level 1'],
        bag: ['3 Sidekick'],
      },
      picks: ['field Foot'],
      follows: { you: { prep: ['Sidekick'] } },
    },
    {
      it: 'Preps nothing without Shredder',
      you: { reserve: ['Foot Ninja level 1'], bag: ['3 Sidekick'] },
      picks: ['field Foot'],
      follows: { you: { prep: [] } },
    },
  ],
  'hhs-017': [
    {
      it: 'KOs an opposing Sidekick if you like',
      you: { reserve: ['Karai level 1', 'Sidekick fist'] },
      them: { field: ['2 Sidekick', 'Grunt level 1'] },
      picks: ['field Karai', 'opposing Sidekick'],
      follows: { them: { field: ['Sidekick', 'Grunt'], prep: ['Sidekick'] } },
    },
    {
      it: 'may be left alone',
      you: { reserve: ['Karai level 1', 'Sidekick fist'] },
      them: { field: ['Sidekick'] },
      picks: ['field Karai'],
      follows: { them: { field: ['Sidekick'] } },
    },
  ],
  'hhs-018': [
    {
      it: 'makes your Sidekicks stronger once, however many dice of it',
      from: 'attack',
      you: { field: ['2 Karai level 1', 'Sidekick'] },
      them: { field: ['Sidekick'] },
      follows: { stats: { Sidekick: '2/2' }, asks: { kind: 'attackers' } },
    },
  ],
  'hhs-019': [
    {
      it: 'keeps a named Turtle from blocking this turn',
      you: { reserve: ['Leatherhead level 1', '2 Sidekick fist'] },
      them: { field: ['Turtle level 1', 'Sidekick'] },
      picks: ['field Leatherhead', 'attack Leatherhead'],
      follows: { asks: { options: ['done', 'block Leatherhead level 1 with Sidekick level 1'] } },
    },
  ],
  'hhs-025': [
    {
      it: 'grows with every active Turtle die of both sides, not with its own kind',
      from: 'attack',
      you: { field: ['2 Metalhead level 1', '2 Turtle level 1'] },
      them: { field: ['Turtle level 1'] },
      follows: { stats: { Metalhead: '6/7' }, asks: { kind: 'attackers' } },
    },
  ],
  'hhs-054': [
    {
      it: 'takes back what Globals did and stops them',
      you: {
        cards: ['hhs-049'],
        field: ['Grunt level 1'],
        reserve: ['2 Sidekick fist', 'Nefarious Broadcast action'],
      },
      picks: ['Global Haymaker', 'use Nefarious'],
      follows: {
        stats: { Grunt: '1/1' },
        asks: { kind: 'attackers' },
      },
    },
  ],
  'imw-018': [
    {
      it: 'draws for each energy face and fields Stark dice',
      from: 'start',
      you: { prep: ['Rescue'], bag: ['5 Sidekick', 'Stark'], used: [] },
      draws: ['4 Sidekick', 'Stark'],
      rolls: ['Rescue: bolt', '4 x Sidekick: mask'],
      follows: { you: { field: ['Stark level 1'], bag: ['Sidekick'] } },
    },
  ],
  'imw-010': [
    {
      it: 'helps one die of yours without a burst',
      you: { field: ['Stark level 1'], reserve: ['Iron Spider level 1', '2 Sidekick fist'] },
      picks: ['field Iron', 'own Stark'],
      follows: { stats: { Stark: '2/3' }, asks: {} },
    },
  ],
  'wwe-022': [
    {
      it: 'is unblockable when its damage KOs',
      from: 'attack',
      you: { field: ['John Cena level 1'] },
      them: { field: ['Grunt level 1', 'Guard level 1'] },
      picks: ['attack John', 'opposing Grunt'],
      follows: { life: [20, 15], them: { prep: ['Grunt'], field: ['Guard'] } },
    },
  ],
};
