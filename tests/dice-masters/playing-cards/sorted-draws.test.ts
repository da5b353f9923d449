import { playTable } from './support/play-table.ts';

/** Dice that a text draws and then sends on. (R7.1.3, R15.9) */
playTable({
  'avx-003': [
    {
      it: 'Preps one of two drawn dice on its burst, the other goes to Used',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Beast level 1'], bag: ['Grunt', 'Sidekick'] },
      them: { field: ['Grunt level 1'] },
      draws: ['Grunt'],
      picks: ['attack Grunt', 'block Grunt with Beast', 'own Grunt'],
      follows: { you: { prep: ['Grunt'], used: ['8 Sidekick'], bag: [] } },
    },
    {
      it: 'draws on after a refill when the bag runs out (R7.1.3)',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Beast level 1'], bag: ['Grunt'] },
      them: { field: ['Grunt level 1'] },
      picks: ['attack Grunt', 'block Grunt with Beast', 'own Grunt'],
      follows: { you: { prep: ['Grunt'], used: ['Sidekick'], bag: ['7 Sidekick'] } },
    },
  ],
  'skc-005': [
    {
      it: 'Preps one of two and rolls the rest',
      you: { reserve: ['Daily Planet action'], bag: ['Grunt', 'Sidekick'] },
      draws: ['Grunt'],
      rolls: ['bolt'],
      picks: ['use Daily Planet', 'own Grunt', 'done'],
      follows: { you: { prep: ['Grunt'], reserve: ['Sidekick bolt'] } },
    },
    {
      it: 'may Prep none of them',
      you: { reserve: ['Daily Planet action'], bag: ['Grunt', 'Sidekick'] },
      draws: ['Grunt'],
      rolls: ['fist', 'bolt'],
      picks: ['use Daily Planet', 'done'],
      follows: { you: { prep: [], reserve: ['Grunt fist', 'Sidekick bolt'] } },
    },
  ],
  'ygo-100': [
    {
      it: "Preps two drawn characters when it is KO'd",
      from: 'attack',
      you: { field: ['Sangan level 1'], bag: ['Grunt', 'Ghost'] },
      them: { field: ['Giant level 1'] },
      draws: ['Grunt'],
      picks: ['attack Sangan', 'block Sangan with Giant', 'yes'],
      follows: { you: { prep: ['Sangan', 'Grunt', 'Ghost'] } },
    },
    {
      it: 'returns both when one is a Sidekick, which is no character unrolled (R1.11)',
      from: 'attack',
      you: { field: ['Sangan level 1'], bag: ['Grunt', 'Sidekick'] },
      them: { field: ['Giant level 1'] },
      draws: ['Grunt'],
      picks: ['attack Sangan', 'block Sangan with Giant', 'yes'],
      follows: { you: { prep: ['Sangan'], bag: ['Grunt', 'Sidekick'] } },
    },
  ],
  'ygo-075': [
    {
      it: 'lets a die that does not fit go to Used or back',
      you: {
        reserve: ['Breaker the Magical Warrior level 1', 'Sidekick fist'],
        bag: ['Ghost', 'Guard'],
      },
      draws: ['Ghost'],
      picks: ['field Breaker', 'own Ghost'],
      follows: { you: { bag: ['Guard'], prep: [], used: ['Ghost', '7 Sidekick'] } },
    },
    {
      it: 'Preps a Fist character and leaves it there',
      you: {
        reserve: ['Breaker the Magical Warrior level 1', 'Sidekick fist'],
        bag: ['Grunt', 'Guard'],
      },
      draws: ['Grunt'],
      picks: ['field Breaker'],
      follows: { you: { bag: ['Guard'], prep: ['Grunt'] } },
    },
  ],
  'aou-108': [
    {
      it: 'sends a die that rolls energy straight to Used (R16.2)',
      from: 'attack',
      you: { field: ['Beast level 1'], bag: ['Grunt'] },
      rolls: ['fist'],
      picks: ['attack Beast'],
      follows: { you: { used: ['Grunt', '8 Sidekick', 'Beast'], prep: [] } },
    },
    {
      it: 'Preps a die that rolls a character',
      from: 'attack',
      you: { field: ['Beast level 1'], bag: ['Grunt'] },
      rolls: ['level 2'],
      picks: ['attack Beast'],
      follows: { you: { prep: ['Grunt'] } },
    },
  ],
  'msw-007': [
    {
      it: 'lets each player draw three, field the Sidekicks and sort the rest',
      you: { reserve: ['Instant War action'], bag: ['Sidekick', '2 Grunt'] },
      them: { bag: ['2 Sidekick', 'Ghost'] },
      draws: ['Sidekick', 'Sidekick', 'Sidekick'],
      picks: ['use Instant', 'own Grunt', 'done', 'done'],
      follows: {
        you: { field: ['Sidekick'], bag: ['Grunt'] },
        them: { field: ['2 Sidekick'], bag: ['Ghost'] },
      },
    },
  ],
  'avx-107': [
    {
      it: 'does nothing for a player who draws nothing',
      you: { reserve: ['Gambit level 3', '2 Sidekick fist'], bag: ['Grunt'] },
      picks: ['field Gambit', 'no'],
      follows: { life: [20, 20], you: { bag: ['Grunt'] } },
    },
    {
      it: 'deals the attack it rolls and sends the die to Used',
      you: { reserve: ['Gambit level 3', '2 Sidekick fist'], bag: ['Grunt'] },
      rolls: ['level 3'],
      picks: ['field Gambit', 'yes'],
      follows: { life: [20, 17], you: { bag: [] } },
    },
  ],
  'toa-012': [
    {
      it: 'deals the cost of a drawn die and returns it',
      you: { reserve: ['Scorching Ray action'], bag: ['Giant'] },
      picks: ['use Scorching', 'the opponent'],
      follows: { life: [20, 14], you: { bag: ['Giant'] } },
    },
  ],
  'tiw-011': [
    {
      it: "sorts two dice of the opponent's bag when it is KO'd",
      from: 'attack',
      you: { field: ['Gazer level 1'] },
      them: { field: ['Giant level 1'], bag: ['Grunt', 'Sidekick'] },
      draws: ['Grunt'],
      picks: ['attack Gazer', 'block Gazer with Giant', 'yes', 'opposing Grunt', 'done'],
      follows: { them: { used: ['Grunt', '7 Sidekick'], bag: ['Sidekick'] } },
    },
  ],
});
