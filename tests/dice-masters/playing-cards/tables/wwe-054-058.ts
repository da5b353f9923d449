import type { CardTable } from '../support/row.ts';

export const TABLE: CardTable = {
  'wwe-054': [
    {
      it: 'draws and rolls 3 dice and Preps the attacker that got through',
      from: 'attack',
      you: {
        field: ['Grunt level 1', 'Sidekick'],
        reserve: ['Money in the Bank action'],
        bag: ['3 Sidekick'],
        used: [],
      },
      picks: ['attack Grunt', 'attack Sidekick', 'use Money', 'own Grunt'],
      rolls: ['3 x Sidekick: fist'],
      follows: {
        life: [20, 18],
        you: {
          prep: ['Grunt'],
          reserve: ['3 Sidekick fist'],
          used: ['Sidekick', 'Money in the Bank'],
        },
      },
    },
    {
      it: 'does nothing for an attacker that is blocked',
      from: 'attack',
      you: {
        field: ['Giant level 1'],
        reserve: ['Money in the Bank action'],
        bag: ['3 Sidekick'],
        used: [],
      },
      them: { field: ['Sidekick'] },
      picks: ['attack Giant', 'block Giant', 'use Money'],
      follows: { you: { field: ['Giant'], bag: ['3 Sidekick'], prep: [] } },
    },
    {
      it: 'cannot be used before there is an attacker',
      you: { field: ['Grunt level 1'], reserve: ['Money in the Bank action'] },
      follows: { asks: { kind: 'attackers' } },
    },
  ],
  'wwe-055': [
    {
      it: 'lets each player move an unbought die to their bag',
      you: { card: ['Grunt', 'Giant'], reserve: ['Paige, Manager action'], bag: [], used: [] },
      them: { card: ['Guard'], bag: [], used: [] },
      picks: ['use Paige', 'own Giant', 'own Guard'],
      follows: { you: { bag: ['Giant'] }, them: { bag: ['Guard'], used: [] } },
    },
    {
      it: "sends the opponent's die to Used on a double burst",
      you: { card: ['Grunt', 'Giant'], reserve: ['Paige, Manager action**'], bag: [], used: [] },
      them: { card: ['Guard'], bag: [], used: [] },
      picks: ['use Paige', 'own Giant', 'own Guard'],
      follows: { you: { bag: ['Giant'] }, them: { used: ['Guard'], bag: [] } },
    },
    {
      it: 'may be left alone by either player',
      you: { card: ['Grunt', 'Giant'], reserve: ['Paige, Manager action*'], bag: [], used: [] },
      them: { card: ['Guard'], bag: [], used: [] },
      picks: ['use Paige', 'done', 'own Guard'],
      follows: { you: { bag: [] }, them: { bag: ['Guard'] } },
    },
    {
      it: 'offers no Basic Action',
      you: { card: ['Grunt'], reserve: ['Paige, Manager action'] },
      picks: ['use Paige'],
      follows: { asks: { options: ['done', 'own Grunt'] } },
    },
  ],
  'wwe-056': [
    {
      it: 'lets a die of each player deal the other its cost, and costs the loser 1 life',
      you: {
        field: ['Giant level 1', 'Sidekick'],
        reserve: ['Paul Heyman, Manager action'],
      },
      them: { field: ['Guard level 1', 'Sidekick'] },
      picks: ['use Paul', 'own Giant', 'own Guard'],
      follows: { life: [20, 19], you: { field: ['Giant', 'Sidekick'] }, them: { prep: ['Guard'] } },
    },
    {
      it: 'costs both players 2 life on a burst when both dice fall',
      you: { field: ['Guard level 1'], reserve: ['Paul Heyman, Manager action*'] },
      them: { field: ['Guard level 1'] },
      picks: ['use Paul'],
      follows: { life: [18, 18], you: { prep: ['Guard'] }, them: { prep: ['Guard'] } },
    },
    {
      it: 'costs 3 life on a double burst',
      you: { field: ['Guard level 1'], reserve: ['Paul Heyman, Manager action**'] },
      them: { field: ['Sidekick'] },
      picks: ['use Paul'],
      follows: { life: [20, 17], you: { field: ['Guard'] }, them: { prep: ['Sidekick'] } },
    },
    {
      it: 'cannot be used against an empty Field',
      you: { field: ['Guard level 1'], reserve: ['Paul Heyman, Manager action'] },
      follows: { asks: { kind: 'attackers' } },
    },
    {
      it: 'deals 1 damage to a die for a Bolt, once a turn',
      you: { field: ['Giant level 1'], reserve: ['2 Sidekick bolt'] },
      them: { field: ['2 Sidekick'] },
      picks: ['Global Paul', 'opposing Sidekick'],
      follows: { them: { prep: ['Sidekick'], field: ['Sidekick'] }, asks: { kind: 'attackers' } },
    },
    {
      it: 'lets the other player deal 1 damage',
      theirTurn: true,
      you: { reserve: ['Sidekick bolt'] },
      them: { field: ['Sidekick', 'Giant level 1'] },
      picks: ['Global Paul', 'opposing Sidekick'],
      follows: { them: { prep: ['Sidekick'], field: ['Giant'] } },
    },
  ],
  'wwe-057': [
    {
      it: 'swaps a die in your Used for an unbought one that costs up to 2 more',
      you: {
        card: ['Guard', 'Giant'],
        used: ['Grunt'],
        reserve: ['The Kevin Owens Show action'],
      },
      picks: ['use The Kevin', 'own Guard'],
      follows: { you: { used: ['Guard', 'The Kevin Owens Show'], prep: [] } },
    },
    {
      it: 'offers no die that costs 3 more',
      you: {
        card: ['Guard', 'Giant'],
        used: ['Grunt'],
        reserve: ['The Kevin Owens Show action'],
      },
      picks: ['use The Kevin'],
      follows: { asks: { has: ['own Guard'], lacks: ['own Giant'] } },
    },
    {
      it: 'Preps a die from your bag on a burst as well',
      you: {
        card: ['Giant'],
        used: ['Guard'],
        bag: ['2 Sidekick'],
        reserve: ['The Kevin Owens Show action**'],
      },
      picks: ['use The Kevin', 'own Giant'],
      follows: {
        you: { used: ['Giant', 'The Kevin Owens Show'], prep: ['Sidekick'], bag: ['Sidekick'] },
      },
    },
    {
      it: 'sends a Basic Action die back to its card',
      you: { card: ['Guard'], used: ['Trick'], reserve: ['The Kevin Owens Show action'] },
      picks: ['use The Kevin'],
      follows: {
        you: {
          used: ['Guard', 'The Kevin Owens Show'],
          card: ['2 The Kevin Owens Show', '2 Guard', '3 Trick'],
        },
      },
    },
    {
      it: 'leaves a die alone that nothing can be swapped for',
      you: { card: ['Giant'], used: ['Trick'], reserve: ['The Kevin Owens Show action'] },
      follows: { you: { used: ['Trick', 'The Kevin Owens Show'] } },
    },
    {
      it: 'swaps no Sidekick, which has no card to go to',
      you: { card: ['Grunt'], used: ['3 Sidekick'], reserve: ['The Kevin Owens Show action'] },
      them: { field: ['Sidekick'] },
      follows: { you: { used: ['3 Sidekick', 'The Kevin Owens Show'] } },
    },
  ],
  'wwe-058': [
    {
      it: 'Preps the dice when the opponent guesses wrong',
      you: { reserve: ['Walk with Elias action'], bag: ['4 Sidekick'], used: [] },
      picks: ['use Walk', '3', '1'],
      follows: { you: { prep: ['3 Sidekick'], bag: ['Sidekick'] } },
    },
    {
      it: 'sends the dice to Used when the opponent guesses right',
      you: { reserve: ['Walk with Elias action'], bag: ['4 Sidekick'], used: [] },
      picks: ['use Walk', '2', '2'],
      follows: { you: { prep: [], used: ['2 Sidekick', 'Walk with Elias'], bag: ['2 Sidekick'] } },
    },
    {
      it: 'draws no more dice than there are',
      you: { reserve: ['Walk with Elias action'], bag: ['Sidekick'], used: ['Grunt'] },
      picks: ['use Walk'],
      follows: { asks: { options: ['1', '2'] } },
    },
    {
      it: 'cannot be used when there is no die to draw',
      you: { field: ['Ghost level 1'], reserve: ['Walk with Elias action'], bag: [], used: [] },
      follows: { asks: { kind: 'attackers' } },
    },
    {
      it: 'Preps 2 Sidekicks from your Used for a Mask, once a turn',
      you: {
        field: ['Ghost level 1'],
        reserve: ['2 Sidekick mask'],
        used: ['3 Sidekick', 'Grunt'],
      },
      picks: ['Global Walk'],
      follows: {
        you: { prep: ['2 Sidekick'], reserve: ['Sidekick mask'], used: ['Sidekick', 'Grunt'] },
        asks: { kind: 'attackers' },
      },
    },
    {
      it: 'offers its Global on your own turn only',
      theirTurn: true,
      you: { reserve: ['Sidekick mask'], used: ['2 Sidekick'] },
      them: { field: ['Sidekick'] },
      picks: ['attack Sidekick'],
      follows: { life: [19, 20], you: { prep: [], reserve: ['Sidekick mask'] } },
    },
  ],
};
