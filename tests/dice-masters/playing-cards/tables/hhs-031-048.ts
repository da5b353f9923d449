import type { CardTable } from '../support/row.ts';

export const TABLE: CardTable = {
  'hhs-031': [
    {
      it: 'deals 2 damage to a character die for a Shield',
      from: 'attack',
      you: { field: ['Raphael level 1'], reserve: ['Sidekick shield'] },
      them: { field: ['Turtle level 1'] },
      picks: ['attack Raphael', 'yes', 'opposing Turtle'],
      follows: { life: [20, 18], them: { prep: ['Turtle'] } },
    },
    {
      it: 'takes a Wild for the Shield',
      from: 'attack',
      you: { field: ['Raphael level 1'], reserve: ['Sidekick wild'] },
      picks: ['attack Raphael', 'yes', 'the opponent'],
      follows: { life: [20, 16] },
    },
  ],
  'hhs-032': [
    {
      it: 'makes another Turtle die 1 cheaper, never below 1',
      you: {
        field: ['Raphael level 1'],
        reserve: ['Sidekick mask', 'Sidekick fist'],
        card: ['Turtle'],
      },
      picks: ['buy Turtle'],
      follows: { you: { used: ['Turtle', '2 Sidekick'] } },
    },
  ],
  'hhs-033': [
    {
      it: 'hides your Turtles from opposing Globals',
      theirTurn: true,
      you: { field: ['Raphael level 1', 'Turtle level 1', 'Grunt level 1'] },
      them: { cards: ['hhs-058'], reserve: ['Sidekick bolt'] },
      picks: ['Global Unstable Canister'],
      follows: { you: { field: ['Raphael', 'Turtle'], prep: ['Grunt'] } },
    },
    {
      it: 'hides them from opposing action dice',
      theirTurn: true,
      you: { field: ['Raphael level 1', 'Turtle level 1', 'Grunt level 1'] },
      them: { cards: ['hhs-055'], reserve: ['Speedy Delivery action'] },
      picks: ['use Speedy'],
      follows: { you: { field: ['Raphael level 1', 'Turtle level 1', 'Grunt level 2'] } },
    },
    {
      it: 'hides them not from your own',
      you: { cards: ['hhs-058'], field: ['Raphael level 1'], reserve: ['Sidekick bolt'] },
      picks: ['Global Unstable Canister'],
      follows: { stats: { Raphael: '2/4' }, asks: { kind: 'attackers' } },
    },
  ],
  'hhs-034': [
    {
      it: 'gives one more reroll of one die you rolled, even one just rerolled',
      from: 'start',
      you: { field: ['Renet Tilley level 1'], prep: ['Grunt'], bag: ['4 Sidekick'] },
      rolls: ['Grunt: fist', '4 x Sidekick: mask', 'Grunt: fist', 'Grunt: level 2'],
      picks: ['reroll Grunt', 'done', 'own Grunt', 'field Grunt'],
      follows: { you: { field: ['Renet Tilley', 'Grunt'] } },
    },
    {
      it: 'may be left',
      from: 'start',
      you: { field: ['Renet Tilley level 1'], prep: ['Grunt'], bag: ['4 Sidekick'] },
      rolls: ['Grunt: fist', '4 x Sidekick: mask'],
      picks: ['done', 'done'],
      follows: { you: { field: ['Renet Tilley'] } },
    },
  ],
  'hhs-035': [
    {
      it: 'spins an action die to a face of your choice',
      from: 'start',
      you: {
        cards: ['hhs-057'],
        field: ['Renet Tilley level 1'],
        prep: ['Reclaim'],
        bag: ['4 Sidekick'],
      },
      rolls: ['Reclaim: action', '4 x Sidekick: mask'],
      picks: ['done', 'own Reclaim', 'show action**'],
      follows: { you: { reserve: ['Reclaim action**', '4 Sidekick mask'] }, asks: {} },
    },
    {
      it: 'finds nothing to spin on an energy face',
      from: 'start',
      you: {
        cards: ['hhs-057'],
        field: ['Renet Tilley level 1'],
        prep: ['Reclaim'],
        bag: ['4 Sidekick'],
      },
      rolls: ['Reclaim: generic-2', '4 x Sidekick: mask'],
      picks: ['done'],
      follows: { asks: { kind: 'main' } },
    },
    {
      it: 'offers every other face, those that look alike once',
      from: 'start',
      you: {
        cards: ['hhs-057'],
        field: ['Renet Tilley level 1'],
        prep: ['Reclaim'],
        bag: ['4 Sidekick'],
      },
      rolls: ['Reclaim: action', '4 x Sidekick: mask'],
      picks: ['done', 'own Reclaim'],
      follows: { asks: { options: ['show generic-2', 'show action*', 'show action**'] } },
    },
  ],
  'hhs-036': [
    {
      it: 'gives a die of your Reserve for a roll of another from your Used',
      you: { reserve: ['Renet Tilley level 1', 'Sidekick fist'], used: ['Grunt'] },
      rolls: ['Grunt: level 3'],
      picks: ['field Renet', 'own Sidekick', 'field Grunt'],
      follows: { you: { field: ['Renet Tilley', 'Grunt level 3'], used: ['Sidekick'] } },
    },
    {
      it: 'rolls nothing when you keep your Reserve',
      you: { reserve: ['Renet Tilley level 1', 'Sidekick fist'], used: ['Grunt'] },
      picks: ['field Renet', 'done'],
      follows: { you: { field: ['Renet Tilley'], reserve: ['Sidekick'], used: ['Grunt'] } },
    },
  ],
  'hhs-037': [
    {
      it: 'makes a Global cost 1 life this turn',
      you: {
        cards: ['hhs-055'],
        reserve: ['Shredder level 1', '2 Sidekick bolt'],
      },
      picks: ['field Shredder', 'Global Speedy'],
      follows: { life: [19, 20], stats: { Shredder: '5/4' }, asks: {} },
    },
    {
      it: 'asks no life in a turn in which it was not fielded',
      you: { cards: ['hhs-055'], field: ['Shredder level 1'], reserve: ['Sidekick bolt'] },
      picks: ['Global Speedy'],
      follows: { life: [20, 20], stats: { Shredder: '5/4' }, asks: {} },
    },
    {
      it: 'takes the life of the other player as well',
      you: { cards: ['hhs-055'], reserve: ['Shredder level 1', 'Sidekick bolt'] },
      them: { reserve: ['Sidekick bolt'] },
      picks: ['field Shredder', 'Global Speedy'],
      follows: { life: [20, 19], stats: { Shredder: '5/4' }, asks: {} },
    },
  ],
  'hhs-038': [
    {
      it: 'takes 1 life for an opposing die it KOs',
      from: 'attack',
      you: { field: ['Shredder level 1'] },
      them: { field: ['Grunt level 1'] },
      picks: ['attack Shredder', 'block Shredder with Grunt'],
      follows: { life: [20, 19], them: { prep: ['Grunt'] } },
    },
    {
      it: 'takes none for a Villain',
      from: 'attack',
      you: { field: ['Shredder level 1'] },
      them: { field: ['Crook level 1'] },
      picks: ['attack Shredder', 'block Shredder with Crook'],
      follows: { life: [20, 20], them: { prep: ['Crook'] } },
    },
  ],
  'hhs-039': [
    {
      it: 'brings all Foot Ninja and up to 2 Sidekicks from your Used',
      you: {
        cards: ['hhs-012'],
        reserve: ['Shredder level 1', 'Sidekick fist'],
        used: ['2 Foot Ninja', '2 Sidekick', 'Grunt'],
      },
      picks: ['field Shredder', 'own Sidekick', 'own Sidekick'],
      follows: {
        you: {
          field: ['Shredder', '2 Foot Ninja level 1', '2 Sidekick'],
          used: ['Grunt', 'Sidekick'],
        },
      },
    },
    {
      it: 'may bring fewer Sidekicks',
      you: { reserve: ['Shredder level 1', 'Sidekick fist'], used: ['2 Sidekick'] },
      picks: ['field Shredder', 'own Sidekick', 'done'],
      follows: { you: { field: ['Shredder', 'Sidekick'], used: ['2 Sidekick'] } },
    },
  ],
  'hhs-040': [
    {
      it: 'deals its attack to a die that does not block it, before combat damage',
      from: 'attack',
      you: { field: ['Slash level 1'] },
      them: { field: ['Giant level 1', 'Crook level 1'] },
      picks: ['attack Slash', 'block Slash with Giant'],
      follows: { them: { field: ['Giant'], prep: ['Crook'] }, you: { prep: ['Slash'] } },
    },
    {
      it: 'does nothing when nobody blocks it',
      from: 'attack',
      you: { field: ['Slash level 1'] },
      them: { field: ['Crook level 1'] },
      picks: ['attack Slash'],
      follows: { life: [20, 17], them: { field: ['Crook'] } },
    },
  ],
  'hhs-041': [
    {
      it: 'hurts the opponent for its level when it is KO’d',
      from: 'attack',
      you: { field: ['Slash level 2'] },
      them: { field: ['Giant level 1'] },
      picks: ['attack Slash', 'block Slash with Giant'],
      follows: { life: [20, 18], you: { prep: ['Slash'] } },
    },
    {
      it: 'hurts for 1 from level 1',
      from: 'attack',
      you: { field: ['Slash level 1'] },
      them: { field: ['Giant level 1'] },
      picks: ['attack Slash', 'block Slash with Giant'],
      follows: { life: [20, 19] },
    },
  ],
  'hhs-042': [
    {
      it: 'hurts the opponent for all energy in their Reserve',
      from: 'attack',
      you: { field: ['Slash level 1'] },
      them: {
        cards: ['hhs-028'],
        field: ['Giant level 1'],
        reserve: ['2 Sidekick mask', 'Michelangelo mask+mask'],
      },
      picks: ['attack Slash', 'block Slash with Giant'],
      follows: { life: [20, 16] },
    },
    {
      it: 'does nothing against an empty Reserve',
      from: 'attack',
      you: { field: ['Slash level 1'] },
      them: { field: ['Giant level 1'] },
      picks: ['attack Slash', 'block Slash with Giant'],
      follows: { life: [20, 20] },
    },
    {
      it: 'counts no virtual energy, which lies in no Reserve',
      theirTurn: true,
      you: { field: ['Slash level 1'] },
      them: {
        cards: ['hhs-044'],
        reserve: ['Tiger Claw level 1', 'Trick generic-2', 'Sidekick fist'],
      },
      picks: ['field Tiger', 'pay Trick generic-2', 'opposing Slash'],
      follows: { life: [20, 19], you: { prep: ['Slash'] } },
    },
  ],
  'hhs-043': [
    {
      it: 'deals 3 damage to every opposing die',
      you: { field: ['Grunt level 1'], reserve: ['Tiger Claw level 1', 'Sidekick fist'] },
      them: { field: ['Crook level 1', 'Sidekick', 'Guard level 2'] },
      picks: ['field Tiger'],
      follows: {
        you: { field: ['Grunt', 'Tiger Claw'] },
        them: { prep: ['Crook', 'Sidekick'], field: ['Guard'] },
      },
    },
  ],
  'hhs-044': [
    {
      it: 'KOs a die on level 1 or 2, Sidekicks included',
      you: { reserve: ['Tiger Claw level 3', '2 Sidekick fist'] },
      them: { field: ['Giant level 2', 'Giant level 3', 'Sidekick'] },
      picks: ['field Tiger'],
      follows: {
        asks: { options: ['opposing Giant level 2', 'opposing Sidekick level 1'] },
      },
    },
    {
      it: 'leaves the die in Prep',
      you: { reserve: ['Tiger Claw level 3', '2 Sidekick fist'] },
      them: { field: ['Giant level 2', 'Giant level 3'] },
      picks: ['field Tiger'],
      follows: { them: { field: ['Giant level 3'], prep: ['Giant'] } },
    },
    {
      it: 'must KO a die of yours when no other fits',
      you: { reserve: ['Tiger Claw level 1', 'Sidekick fist'] },
      them: { field: ['Giant level 3'] },
      picks: ['field Tiger'],
      follows: { you: { prep: ['Tiger Claw'], field: [] }, them: { field: ['Giant'] } },
    },
  ],
  'hhs-045': [
    {
      it: 'deals 2 damage to the opponent though it is blocked',
      from: 'attack',
      you: { field: ['Tiger Claw level 1'] },
      them: { field: ['Giant level 1'] },
      picks: ['attack Tiger', 'block Tiger with Giant'],
      follows: { life: [20, 18] },
    },
    {
      it: 'deals none when it stays at home',
      from: 'attack',
      you: { field: ['Tiger Claw level 1'] },
      picks: ['done'],
      follows: { life: [20, 20] },
    },
  ],
  'hhs-046': [
    {
      it: 'is a plain die',
      from: 'attack',
      you: { field: ['Triceraton level 1'] },
      picks: ['attack Triceraton'],
      follows: { life: [20, 17] },
    },
  ],
  'hhs-047': [
    {
      it: 'has +3A for the turn it attacks',
      from: 'attack',
      you: { field: ['Triceraton level 1'] },
      picks: ['attack Triceraton'],
      follows: { life: [20, 14] },
    },
    {
      it: 'blocks with no more than its face',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Triceraton level 1'] },
      them: { field: ['Guard level 2'] },
      picks: ['attack Guard', 'block Guard with Triceraton'],
      follows: { them: { field: ['Guard'] } },
    },
  ],
  'hhs-048': [
    {
      it: 'deals what its blocker does not need to the opponent',
      from: 'attack',
      you: { field: ['Triceraton level 2'] },
      them: { field: ['Sidekick'] },
      picks: ['attack Triceraton', 'block Triceraton with Sidekick'],
      follows: { life: [20, 17], them: { prep: ['Sidekick'] } },
    },
    {
      it: 'deals the opponent nothing when the blocker takes it all',
      from: 'attack',
      you: { field: ['Triceraton level 2'] },
      them: { field: ['Giant level 1'] },
      picks: ['attack Triceraton', 'block Triceraton with Giant'],
      follows: { life: [20, 20] },
    },
  ],
};
