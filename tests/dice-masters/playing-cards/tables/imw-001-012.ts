import type { CardTable } from '../support/row.ts';

const IRON_MAN = { name: 'Iron Man', cost: 3, energy: ['fist' as const], levels: ['1/3/3'] };
const SPIDER_MAN = { name: 'Spider-Man', cost: 3, energy: ['mask' as const], levels: ['1/3/3'] };

export const TABLE: CardTable = {
  'imw-001': [
    {
      it: 'counts as a Sidekick in the Field',
      from: 'attack',
      you: { cards: ['hhs-018'], field: ['Karai level 1', 'Howard Stark level 1'] },
      follows: { stats: { 'Howard Stark': '2/3' }, asks: { kind: 'attackers' } },
    },
    {
      it: 'can be targeted by Globals without a burst',
      you: {
        cards: ['hhs-049'],
        field: ['Howard Stark level 2', 'Grunt level 1'],
        reserve: ['Sidekick fist'],
      },
      picks: ['Global Haymaker'],
      follows: { asks: { options: ['own Howard Stark level 2', 'own Grunt level 1'] } },
    },
    {
      it: 'cannot be targeted by Globals with a burst, neither by its own player',
      you: {
        cards: ['hhs-049'],
        field: ['Howard Stark level 3', 'Grunt level 1', 'Ghost level 1'],
        reserve: ['Sidekick fist'],
      },
      picks: ['Global Haymaker'],
      follows: { asks: { options: ['own Grunt level 1', 'own Ghost level 1'] } },
    },
    {
      it: 'cannot be targeted by the other player’s Global with a burst',
      theirTurn: true,
      you: { cards: ['hhs-049'], field: ['Howard Stark level 3'] },
      them: { field: ['Grunt level 1', 'Ghost level 1'], reserve: ['Sidekick fist'] },
      picks: ['Global Haymaker'],
      follows: { asks: { options: ['own Grunt level 1', 'own Ghost level 1'] } },
    },
    {
      it: 'is still a target for action dice on its burst',
      you: {
        cards: ['imw-030'],
        field: ['Howard Stark level 3', 'Guard level 1'],
        reserve: ['Surprise Attack action'],
      },
      picks: ['use Surprise'],
      follows: { asks: { has: ['own Howard Stark level 3'] } },
    },
  ],
  'imw-002': [
    {
      it: 'is sacrificed for +2A of your other dice, not of the opponent’s',
      from: 'start',
      you: { field: ['Howard Stark level 1', 'Grunt level 1', 'Sidekick'] },
      them: { field: ['Guard level 1'] },
      picks: ['yes'],
      follows: {
        stats: { Grunt: '3/1', Sidekick: '3/1', Guard: '2/3' },
        you: { out: ['Howard Stark'] },
        asks: {},
      },
    },
    {
      it: 'may stay',
      from: 'start',
      you: { field: ['Howard Stark level 1', 'Grunt level 1'] },
      picks: ['no'],
      follows: { stats: { Grunt: '1/1', 'Howard Stark': '1/2' }, asks: {} },
    },
    {
      it: 'asks for each die of it',
      from: 'start',
      you: { field: ['2 Howard Stark level 1', 'Grunt level 1'] },
      picks: ['yes', 'yes'],
      follows: { stats: { Grunt: '5/1' }, you: { out: ['2 Howard Stark'] }, asks: {} },
    },
    {
      it: 'asks nothing at the start of the opponent’s turn',
      theirTurn: true,
      from: 'start',
      you: { field: ['Howard Stark level 1', 'Grunt level 1'] },
      follows: { you: { field: ['Howard Stark', 'Grunt'] } },
    },
  ],
  'imw-003': [
    {
      it: 'spins a die up and gives it Iron Will',
      from: 'start',
      you: { field: ['Howard Stark level 1', 'Guard level 1'] },
      them: { field: ['Giant level 1'] },
      picks: ['yes', 'own Guard', 'attack Guard', 'block Guard'],
      follows: { you: { field: ['Guard level 2'] }, them: { field: ['Giant'] } },
    },
    {
      it: 'gives Iron Will to a die that cannot spin higher',
      from: 'start',
      you: { field: ['Howard Stark level 1', 'Sidekick'] },
      them: { field: ['Giant level 1'] },
      picks: ['yes', 'own Sidekick', 'attack Sidekick', 'block Sidekick'],
      follows: { you: { field: ['Sidekick'] } },
    },
    {
      it: 'saves nothing when it stays',
      from: 'start',
      you: { field: ['Howard Stark level 1', 'Guard level 1'] },
      them: { field: ['Giant level 1'] },
      picks: ['no', 'attack Guard', 'block Guard'],
      follows: { you: { field: ['Howard Stark'], prep: ['Guard'] } },
    },
    {
      it: 'is not sacrificed when no other die could be spun',
      from: 'start',
      you: { field: ['Howard Stark level 1'], bag: ['4 Sidekick'] },
      follows: { you: { field: ['Howard Stark'] }, asks: { kind: 'reroll' } },
    },
  ],
  'imw-004': [
    {
      it: 'is not blocked by dice that cost 6 or more',
      from: 'attack',
      you: { field: ['Hulkbuster Iron Man level 1'] },
      them: { field: ['Giant level 3', 'Guard level 1', 'Sidekick'] },
      picks: ['attack Hulkbuster'],
      follows: {
        asks: {
          options: [
            'done',
            'block Hulkbuster Iron Man level 1 with Guard level 1',
            'block Hulkbuster Iron Man level 1 with Sidekick level 1',
          ],
        },
      },
    },
    {
      it: 'leaves other attackers to them',
      from: 'attack',
      you: { field: ['Hulkbuster Iron Man level 1', 'Grunt level 1'] },
      them: { field: ['Giant level 1'] },
      picks: ['attack Hulkbuster', 'attack Grunt'],
      follows: { asks: { options: ['done', 'block Grunt level 1 with Giant level 1'] } },
    },
  ],
  'imw-005': [
    {
      it: 'suits up: fielded on level 2 for an Iron Man that is KO’d',
      you: { cards: [IRON_MAN], field: ['Iron Man level 1'], reserve: ['6 Sidekick fist'] },
      picks: ['buy Hulkbuster', 'own Iron Man'],
      follows: { you: { field: ['Hulkbuster Iron Man level 2'], prep: ['Iron Man'] } },
    },
    {
      it: 'goes to Used when nobody suits up',
      you: {
        cards: [IRON_MAN],
        field: ['Iron Man level 1'],
        reserve: ['6 Sidekick fist'],
        used: [],
      },
      picks: ['buy Hulkbuster', 'done'],
      follows: { you: { field: ['Iron Man'], used: ['Hulkbuster Iron Man', '6 Sidekick'] } },
    },
    {
      it: 'takes only the exact name: another Hulkbuster Iron Man is none',
      you: { field: ['Hulkbuster Iron Man level 1'], reserve: ['6 Sidekick fist'], used: [] },
      picks: ['buy Hulkbuster'],
      follows: {
        you: { field: ['Hulkbuster Iron Man'], used: ['Hulkbuster Iron Man', '6 Sidekick'] },
      },
    },
    {
      it: 'does not suit up in a turn in which you cannot field dice',
      you: {
        cards: [IRON_MAN, 'wwe-025'],
        field: ['Iron Man level 1'],
        reserve: ['Kurt Angle level 1', '7 Sidekick fist'],
      },
      picks: ['field Kurt', 'own Iron Man', 'buy Hulkbuster'],
      follows: { you: { field: ['Iron Man'] }, asks: { kind: 'attackers' } },
    },
  ],
  'imw-006': [
    {
      it: 'KOs an opposing die that costs 6 or more for 2 life',
      you: { life: 10, reserve: ['Hulkbuster Iron Man level 1', 'Sidekick fist'] },
      them: { field: ['Giant level 3', 'Guard level 1'] },
      picks: ['field Hulkbuster', 'opposing Giant'],
      follows: { life: [12, 20], them: { field: ['Guard'], prep: ['Giant'] } },
    },
    {
      it: 'may leave it',
      you: { life: 10, reserve: ['Hulkbuster Iron Man level 1', 'Sidekick fist'] },
      them: { field: ['Giant level 3'] },
      picks: ['field Hulkbuster', 'done'],
      follows: { life: [10, 20], them: { field: ['Giant'] } },
    },
    {
      it: 'gives no life without such a die',
      you: { life: 10, reserve: ['Hulkbuster Iron Man level 1', 'Sidekick fist'] },
      them: { field: ['Guard level 1'] },
      picks: ['field Hulkbuster'],
      follows: { life: [10, 20], them: { field: ['Guard'] } },
    },
    {
      it: 'gives no life when Iron Will keeps the die',
      you: { life: 10, reserve: ['Hulkbuster Iron Man level 1', 'Sidekick fist'] },
      them: {
        cards: [{ name: 'Titan', cost: 7, levels: ['0/5/5'], keywords: ['iron-will'] }],
        field: ['Titan level 1'],
      },
      picks: ['field Hulkbuster', 'opposing Titan'],
      follows: { life: [10, 20], them: { field: ['Titan'] } },
    },
  ],
  'imw-007': [
    {
      it: 'fields a Stark die for 1 less after another spun down',
      you: { field: ['Stark level 2'], reserve: ['Iron Manor level 1'] },
      picks: ['Global Iron Manor', 'field Iron Manor'],
      follows: { you: { field: ['Stark level 1', 'Iron Manor level 1'] } },
    },
    {
      it: 'works once a turn and for the next Stark die alone',
      you: {
        field: ['Stark level 3'],
        reserve: ['2 Iron Manor level 1', 'Grunt level 1'],
      },
      picks: ['Global Iron Manor', 'field Grunt', 'field Iron Manor'],
      follows: {
        you: { field: ['Stark level 2', 'Grunt', 'Iron Manor'] },
        asks: { kind: 'attackers' },
      },
    },
    {
      it: 'needs a Stark die that can spin down',
      you: { field: ['Stark level 1', 'Guard level 3'], reserve: ['Iron Manor level 1'] },
      follows: { asks: { kind: 'attackers' } },
    },
    {
      it: 'cannot be used in the other player’s turn',
      theirTurn: true,
      you: { field: ['Stark level 2'] },
      them: { field: ['Sidekick'] },
      follows: { you: { field: ['Stark level 2'] }, asks: { kind: 'attackers' } },
    },
    {
      it: 'serves the other player in a turn of their own',
      theirTurn: true,
      them: { field: ['Stark level 2'], reserve: ['Stark level 1'] },
      picks: ['Global Iron Manor', 'field Stark'],
      follows: { them: { field: ['2 Stark level 1'] } },
    },
  ],
  'imw-008': [
    {
      it: 'grows with each distinct active Stark character, of either side',
      from: 'attack',
      you: { field: ['Iron Manor level 1', '2 Stark level 1'] },
      them: { cards: ['imw-022'], field: ['War Machine level 1', 'Guard level 1'] },
      follows: { stats: { 'Iron Manor': '6/6' }, asks: { kind: 'attackers' } },
    },
    {
      it: 'does not grow with dice of its own card',
      from: 'attack',
      you: { field: ['2 Iron Manor level 1', 'Guard level 1'] },
      follows: { stats: { 'Iron Manor': '4/4' }, asks: { kind: 'attackers' } },
    },
  ],
  'imw-009': [
    {
      it: 'grows with each distinct active Stark character',
      from: 'attack',
      you: {
        cards: ['imw-016'],
        field: ['Iron Manor level 3', '2 Stark level 1', 'Rescue level 1'],
      },
      follows: { stats: { 'Iron Manor': '8/8' }, asks: { kind: 'attackers' } },
    },
    {
      it: 'fields the next Stark die for 1 less after one spun down',
      you: { field: ['Iron Manor level 2'], reserve: ['Stark level 1'] },
      picks: ['Global Iron Manor', 'field Stark'],
      follows: { stats: { 'Iron Manor': '5/5', Stark: '2/2' }, asks: {} },
    },
    {
      it: 'is not offered for dice without the affiliation',
      you: { field: ['Iron Manor level 2'], reserve: ['Guard level 1', 'Sidekick level 1'] },
      picks: [],
      follows: { asks: { lacks: ['Global Iron Manor'] } },
    },
  ],
  'imw-010': [
    {
      it: 'helps a Spider Friend as well, but no other die',
      you: {
        field: ['Spider level 1', 'Guard level 1'],
        reserve: ['Iron Spider level 1', 'Sidekick fist'],
      },
      picks: ['field Iron'],
      follows: { asks: { options: ['own Spider level 1', 'own Iron Spider level 1'] } },
    },
    {
      it: 'helps all of them on its burst, itself included',
      you: {
        field: ['Spider level 1', 'Stark level 1', 'Guard level 1'],
        reserve: ['Iron Spider level 3', '2 Sidekick fist'],
      },
      picks: ['field Iron'],
      follows: {
        stats: { Spider: '2/3', Stark: '2/3', 'Iron Spider': '5/4', Guard: '2/3' },
        asks: { kind: 'attackers' },
      },
    },
  ],
  'imw-011': [
    {
      it: 'suits up over another Iron Spider',
      you: { field: ['Iron Spider level 1'], reserve: ['3 Sidekick fist'] },
      picks: ['buy Iron', 'own Iron Spider'],
      follows: { you: { field: ['Iron Spider level 2'], prep: ['Iron Spider'] } },
    },
    {
      it: 'suits up over a Spider-Man',
      you: { cards: [SPIDER_MAN], field: ['Spider-Man level 1'], reserve: ['3 Sidekick fist'] },
      picks: ['buy Iron', 'own Spider-Man'],
      follows: { you: { field: ['Iron Spider level 2'], prep: ['Spider-Man'] } },
    },
    {
      it: 'does not suit up over an opposing one',
      you: { cards: [SPIDER_MAN], reserve: ['3 Sidekick fist'], used: [] },
      them: { cards: [SPIDER_MAN], field: ['Spider-Man level 1'] },
      picks: ['buy Iron'],
      follows: {
        you: { used: ['Iron Spider', '3 Sidekick'] },
        them: { field: ['Spider-Man'] },
      },
    },
  ],
  'imw-012': [
    {
      it: 'deals 2 damage for each different character, all to one die',
      you: {
        field: ['2 Stark level 1', 'Spider level 1'],
        reserve: ['Iron Spider level 1', 'Sidekick fist'],
      },
      them: { field: ['Giant level 1', 'Guard level 1'] },
      picks: ['field Iron', 'opposing Giant'],
      follows: { them: { prep: ['Giant'], field: ['Guard'] } },
    },
    {
      it: 'deals 2 damage alone; opposing characters do not count',
      you: { reserve: ['Iron Spider level 1', 'Sidekick fist'] },
      them: { field: ['Stark level 2', 'Spider level 1'] },
      picks: ['field Iron', 'opposing Stark'],
      follows: { them: { field: ['Stark', 'Spider'] } },
    },
  ],
};
