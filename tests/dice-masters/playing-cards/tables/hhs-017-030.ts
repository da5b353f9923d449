import type { CardTable } from '../support/row.ts';

export const TABLE: CardTable = {
  'hhs-018': [
    {
      it: 'leaves opposing Sidekicks as they are',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Karai level 1'] },
      them: { field: ['2 Sidekick'] },
      follows: { stats: { Sidekick: '1/1' }, asks: { kind: 'attackers' } },
    },
    {
      it: 'lets a Sidekick live through 1 damage',
      from: 'attack',
      you: { field: ['Karai level 1', 'Sidekick'] },
      them: { field: ['Grunt level 1'] },
      picks: ['attack Sidekick', 'done', 'block Sidekick with Grunt'],
      follows: { you: { field: ['Karai', 'Sidekick'] }, them: { prep: ['Grunt'] } },
    },
  ],
  'hhs-019': [
    {
      it: 'leaves Turtles of another name free to block',
      you: { reserve: ['Leatherhead level 1', '2 Sidekick fist'] },
      them: { cards: ['hhs-028'], field: ['Turtle level 1', 'Michelangelo level 1'] },
      picks: ['field Leatherhead', 'name Turtle', 'attack Leatherhead'],
      follows: {
        asks: { options: ['done', 'block Leatherhead level 1 with Michelangelo level 1'] },
      },
    },
  ],
  'hhs-020': [
    {
      it: 'keeps every Turtle from blocking this turn',
      you: { reserve: ['Leatherhead level 1', 'Sidekick fist'] },
      them: { cards: ['hhs-028'], field: ['Turtle level 1', 'Michelangelo level 1', 'Sidekick'] },
      picks: ['field Leatherhead', 'attack Leatherhead'],
      follows: { asks: { options: ['done', 'block Leatherhead level 1 with Sidekick level 1'] } },
    },
    {
      it: 'lets them block in a turn in which it was not fielded',
      from: 'attack',
      you: { field: ['Leatherhead level 1'] },
      them: { field: ['Turtle level 1'] },
      picks: ['attack Leatherhead'],
      follows: { asks: { options: ['done', 'block Leatherhead level 1 with Turtle level 1'] } },
    },
  ],
  'hhs-021': [
    {
      it: 'keeps dice of the named character from being bought',
      you: {
        reserve: ['Leatherhead level 1', '4 Sidekick mask'],
        card: ['Turtle'],
      },
      picks: ['field Leatherhead'],
      follows: { asks: { kind: 'attackers' } },
    },
    {
      it: 'keeps dice of the named character from being fielded',
      you: { reserve: ['Leatherhead level 1', 'Turtle level 1', 'Sidekick fist'] },
      picks: ['field Leatherhead'],
      follows: { you: { field: ['Leatherhead'], used: ['Turtle'] } },
    },
    {
      it: 'allows dice of another name',
      you: {
        reserve: ['Leatherhead level 1', 'Grunt level 1', 'Sidekick fist'],
        card: ['Turtle'],
      },
      picks: ['field Leatherhead', 'field Grunt'],
      follows: { you: { field: ['Leatherhead', 'Grunt'] } },
    },
    {
      it: 'frees the one named before when it names another',
      you: {
        cards: ['hhs-028'],
        reserve: [
          '2 Leatherhead level 1',
          'Turtle level 1',
          'Michelangelo level 1',
          'Sidekick fist',
        ],
      },
      picks: ['field Leatherhead', 'name Turtle', 'field Leatherhead', 'name Michelangelo'],
      follows: { asks: { options: ['pass', 'field Turtle level 1'] } },
    },
  ],
  'hhs-022': [
    {
      it: 'deals 2 damage to a character die for a Fist',
      from: 'attack',
      you: { field: ['Leonardo level 1'], reserve: ['Sidekick fist'] },
      them: { field: ['Turtle level 1'] },
      picks: ['attack Leonardo', 'yes', 'opposing Turtle'],
      follows: { life: [20, 16], them: { prep: ['Turtle'] } },
    },
    {
      it: 'takes no other energy',
      from: 'attack',
      you: { field: ['Leonardo level 1'], reserve: ['Sidekick mask'] },
      picks: ['attack Leonardo'],
      follows: { life: [20, 16] },
    },
  ],
  'hhs-023': [
    {
      it: 'makes another Turtle die 1 cheaper',
      you: {
        field: ['Leonardo level 1'],
        reserve: ['Sidekick mask', 'Sidekick fist'],
        card: ['Turtle'],
      },
      picks: ['buy Turtle'],
      follows: { you: { used: ['Turtle', '2 Sidekick'] } },
    },
    {
      it: 'does not make its own dice cheaper',
      you: { field: ['Leonardo level 1'], reserve: ['4 Sidekick fist'], card: ['Leonardo'] },
      follows: { asks: { kind: 'attackers' } },
    },
  ],
  'hhs-024': [
    {
      it: 'hurts the opponent for each Turtle that is KO’d, on either side',
      from: 'attack',
      you: { field: ['Leonardo level 1', 'Turtle level 1'] },
      them: { field: ['Turtle level 1'] },
      picks: ['attack Turtle', 'done', 'block Turtle with Turtle'],
      follows: { life: [20, 18], you: { prep: ['Turtle'] }, them: { prep: ['Turtle'] } },
    },
    {
      it: 'takes no notice of other dice',
      from: 'attack',
      you: { field: ['Leonardo level 1', 'Grunt level 1'] },
      them: { field: ['Guard level 1'] },
      picks: ['attack Grunt', 'done', 'block Grunt with Guard'],
      follows: { life: [20, 20], you: { prep: ['Grunt'] } },
    },
  ],
  'hhs-025': [
    {
      it: 'has no more than its face without Turtles',
      from: 'attack',
      you: { field: ['Metalhead level 2', 'Grunt level 1'] },
      follows: { stats: { Metalhead: '4/5' }, asks: { kind: 'attackers' } },
    },
  ],
  'hhs-026': [
    {
      it: 'makes other Turtles unblockable, but not itself',
      from: 'attack',
      you: { field: ['Metalhead level 1', 'Turtle level 1'] },
      them: { field: ['Grunt level 1'] },
      picks: ['attack Metalhead', 'attack Turtle'],
      follows: { asks: { options: ['done', 'block Metalhead level 1 with Grunt level 1'] } },
    },
    {
      it: 'does nothing when it stays at home',
      from: 'attack',
      you: { field: ['Metalhead level 1', 'Turtle level 1'] },
      them: { field: ['Grunt level 1'] },
      picks: ['attack Turtle', 'done'],
      follows: { asks: { options: ['done', 'block Turtle level 1 with Grunt level 1'] } },
    },
  ],
  'hhs-027': [
    {
      it: 'deals its attack to a Villain',
      you: { reserve: ['Metalhead level 1', 'Sidekick fist'] },
      them: { field: ['Crook level 1', 'Sidekick'] },
      picks: ['field Metalhead'],
      follows: { them: { field: ['Sidekick'], prep: ['Crook'] } },
    },
    {
      it: 'finds no target without a Villain',
      you: { reserve: ['Metalhead level 1', 'Sidekick fist'] },
      them: { field: ['Grunt level 1'] },
      picks: ['field Metalhead'],
      follows: { them: { field: ['Grunt'] } },
    },
    {
      it: 'deals more from a higher level',
      you: { reserve: ['Metalhead level 2', 'Sidekick fist'] },
      them: { field: ['2 Crook level 2'] },
      picks: ['field Metalhead'],
      follows: { them: { field: ['Crook'], prep: ['Crook'] } },
    },
  ],
  'hhs-028': [
    {
      it: 'deals 2 damage to the opponent for a Mask',
      from: 'attack',
      you: { field: ['Michelangelo level 1'], reserve: ['Sidekick mask'] },
      picks: ['attack Michelangelo', 'yes', 'the opponent'],
      follows: { life: [20, 14] },
    },
    {
      it: 'may be left unpaid',
      from: 'attack',
      you: { field: ['Michelangelo level 1'], reserve: ['Sidekick mask'] },
      picks: ['attack Michelangelo', 'no'],
      follows: { life: [20, 16] },
    },
  ],
  'hhs-029': [
    {
      it: 'makes another Turtle die 1 cheaper',
      you: {
        field: ['Michelangelo level 1'],
        reserve: ['Sidekick mask', 'Sidekick fist'],
        card: ['Turtle'],
      },
      picks: ['buy Turtle'],
      follows: { you: { used: ['Turtle', '2 Sidekick'] } },
    },
  ],
  'hhs-030': [
    {
      it: 'KOs the Villain that KO’d a Turtle, to Used',
      from: 'attack',
      you: { field: ['Michelangelo level 1', 'Turtle level 1'] },
      them: { field: ['Crook level 3'] },
      picks: ['attack Turtle', 'done', 'block Turtle with Crook'],
      follows: { you: { prep: ['Turtle'] }, them: { field: [], prep: [], used: ['Crook'] } },
    },
    {
      it: 'takes no revenge on other dice',
      from: 'attack',
      you: { field: ['Michelangelo level 1', 'Turtle level 1'] },
      them: { field: ['Giant level 1'] },
      picks: ['attack Turtle', 'done', 'block Turtle with Giant'],
      follows: { you: { prep: ['Turtle'] }, them: { field: ['Giant'] } },
    },
    {
      it: 'sends a Villain over Out of Play on its own turn',
      theirTurn: true,
      you: { field: ['Michelangelo level 3', 'Turtle level 1'] },
      them: {
        cards: ['hhs-044'],
        reserve: ['Tiger Claw level 1', '3 Sidekick fist'],
        card: ['Grunt'],
      },
      picks: ['field Tiger', 'opposing Turtle'],
      follows: {
        you: { prep: ['Turtle'] },
        them: { out: ['Tiger Claw', 'Sidekick'], used: [] },
        asks: { kind: 'main' },
      },
    },
    {
      it: 'sends it to Used at once by the 2016 rules',
      theirTurn: true,
      profile: '2016',
      you: { field: ['Michelangelo level 3', 'Turtle level 1'] },
      them: {
        cards: ['hhs-044'],
        reserve: ['Tiger Claw level 1', '3 Sidekick fist'],
        card: ['Grunt'],
      },
      picks: ['field Tiger', 'opposing Turtle'],
      follows: {
        you: { prep: ['Turtle'] },
        them: { out: ['Sidekick'], used: ['Tiger Claw'] },
        asks: { kind: 'main' },
      },
    },
  ],
};
