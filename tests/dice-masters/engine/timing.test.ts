import { scenarios } from './support/scenarios.ts';
import { basic, character, nobody } from './support/shorthand.ts';

const hero = character('Hero', ['0/2/2', '1/3/3', '1/4/4']);
const jab = { name: 'Jab', kind: 'basic-action' as const, cost: 1, energyFaces: ['generic-2'] };
const wasting = {
  cards: [basic('Waste', 'action: Reserve die to Used')],
  zones: { reserve: ['Waste action', 'Sidekick fist'], field: ['Sidekick'] },
};

scenarios('Prevent, redirect, order', [
  {
    name: 'prevented damage never happened; what it cost stays paid',
    rules: ['R18.1'],
    step: 'main',
    seats: [
      { cards: [basic('Hit', 'action: 2 damage to a die')], zones: { reserve: ['Hit action'] } },
      {
        life: 10,
        startingLife: 20,
        cards: [
          character('Saint', ['0/1/1'], { abilities: ['takes no damage', 'damaged: gain 1 life'] }),
        ],
        zones: { field: ['Saint'] },
      },
    ],
    picks: ['use Hit'],
    expect: { life: [20, 10], zones: [{ used: ['Hit'] }, { field: ['Saint'] }], obeys: ['R18.1'] },
  },
  {
    name: 'redirected damage only changes its target',
    rules: ['R18.2'],
    step: 'attack',
    seats: [
      { cards: [hero], zones: { field: ['Hero level 3'] } },
      {
        cards: [
          character('Bodyguard', ['0/1/3'], {
            abilities: ['active: damage to its player goes to it'],
          }),
        ],
        zones: { field: ['Bodyguard'] },
      },
    ],
    picks: ['attack Hero'],
    expect: {
      life: [20, 20],
      zones: [{ used: ['Hero'] }, { prep: ['Bodyguard'] }],
      obeys: ['R18.2'],
    },
  },
  {
    name: 'simultaneous effects: the active player’s first, in an order of their choice',
    rules: ['R18.3', 'R12.3'],
    step: 'attack',
    seats: [
      {
        cards: [
          character('One', ['0/1/1'], { abilities: ['attacks: 1 damage to the opponent'] }),
          character('Two', ['0/1/1'], { abilities: ['attacks: may pay bolt, 2 damage'] }),
        ],
        zones: { field: ['One', 'Two'], reserve: ['Sidekick bolt'] },
      },
      nobody,
    ],
    picks: ['attack One', 'attack Two'],
    stop: 'picks',
    expect: { open: { kind: 'order', seat: 0 } },
  },
  {
    name: 'an effect once begun is carried out before anything it sets off',
    rules: ['R18.4', 'R18.5', 'E59'],
    step: 'main',
    seats: [
      {
        cards: [
          basic('Sacrifice', 'action: KO own, damage by its A'),
          character('Bomb', ['0/3/1'], { abilities: ['koed: 1 damage to the opponent'] }),
        ],
        zones: { field: ['Bomb'], reserve: ['Sacrifice action'] },
      },
      { kind: 'nobody', life: 3 },
    ],
    picks: ['use Sacrifice'],
    expect: { winner: 0, life: [20, 0] },
  },
  {
    name: 'a trigger in the queue works even if its die is gone',
    rules: ['R18.5'],
    step: 'attack',
    seats: [
      {
        cards: [character('Bomb', ['0/1/1'], { abilities: ['koed: 1 damage to the opponent'] })],
        zones: { field: ['2 Bomb'] },
      },
      { cards: [character('Wall', ['0/9/9'])], zones: { field: ['2 Wall'] } },
    ],
    picks: ['attack Bomb', 'attack Bomb', 'block Bomb with Wall', 'block Bomb with Wall'],
    expect: { life: [20, 18], zones: [{ prep: ['2 Bomb'] }, {}] },
  },
  {
    name: 'a die that would be KO’d in combat can be saved by its text, for a price',
    rules: ['R13.7', 'R19.4'],
    step: 'attack',
    seats: [
      { cards: [character('Giant', ['0/6/6'])], zones: { field: ['Giant'] } },
      {
        cards: [
          character('Armor', ['0/1/1', '0/3/3'], {
            abilities: ['KO by combat: may pay shield, spin up'],
          }),
        ],
        zones: { field: ['Armor level 1'], reserve: ['Sidekick shield'] },
      },
    ],
    picks: ['attack Giant', 'block Giant with Armor', 'yes'],
    expect: { zones: [{}, { field: ['Armor level 2'], used: ['Sidekick'] }] },
  },
]);

scenarios('Targeting, costs, as much as possible', [
  {
    name: 'a target is a character die in the Field: a Sidekick in the Attack Zone is one, a Continuous die is none',
    rules: ['T26', 'R19.1', 'R5.1', 'E21'],
    step: 'attack',
    seats: [
      {
        cards: [
          basic('Hit', 'action: 2 damage to a die'),
          { ...basic('Chair'), keywords: ['continuous'] },
          hero,
        ],
        zones: { field: ['Chair action', 'Sidekick'], reserve: ['Hit action', 'Hero level 1'] },
      },
      { zones: { field: ['Sidekick'], reserve: ['Sidekick fist'] } },
    ],
    picks: ['attack Sidekick', 'use Hit'],
    stop: 'picks',
    expect: {
      open: { kind: 'target', options: ['own Sidekick level 1', 'opposing Sidekick level 1'] },
    },
  },
  {
    name: 'a die may be out of reach for Globals and still be hit by an action',
    rules: ['R19.2', 'R15.9'],
    step: 'main',
    seats: [
      {
        cards: [
          basic('Zap', 'Global bolt: 1 damage to a die', 'action: 2 damage to a die'),
          character('Ghost', ['0/1/2'], { abilities: ['not targeted by Globals'] }),
        ],
        zones: { field: ['Ghost'], reserve: ['Sidekick bolt', 'Zap action'] },
      },
      nobody,
    ],
    stop: 'picks',
    expect: { open: { has: ['use Zap action'], lacks: ['Global Test'] } },
  },
  {
    name: 'texts about all dice do not target and reach only the Field',
    rules: ['R19.3'],
    step: 'main',
    seats: [
      {
        cards: [character('Blight', ['0/1/1'], { abilities: ['active: opposing D -1'] })],
        zones: { reserve: ['Blight level 1'] },
      },
      {
        cards: [hero],
        zones: { field: ['Sidekick'], prep: ['Sidekick'], reserve: ['Sidekick fist'] },
      },
    ],
    picks: ['field Blight'],
    expect: { zones: [{}, { prep: ['2 Sidekick'], reserve: ['Sidekick fist'] }] },
  },
  {
    name: 'a cost that nobody can pay makes the ability unusable: only level 1 dice to spin down',
    rules: ['T13', 'R19.4', 'E38'],
    step: 'main',
    seats: [
      {
        cards: [basic('Mutation', 'Global: spin own down, another up'), jab, hero],
        zones: { field: ['Hero level 1', 'Sidekick'], reserve: ['Sidekick mask'] },
      },
      nobody,
    ],
    stop: 'picks',
    expect: { open: { options: ['pass', 'buy Jab'] } },
  },
  {
    name: 'with a higher level the same Global works',
    rules: ['T13', 'R19.4'],
    step: 'main',
    seats: [
      {
        cards: [basic('Mutation', 'Global: spin own down, another up'), hero],
        zones: { field: ['Hero level 1', 'Hero level 3'], reserve: ['Sidekick mask'] },
      },
      nobody,
    ],
    picks: ['Global Test'],
    expect: { zones: [{ field: ['2 Hero level 2'] }, {}] },
  },
  {
    name: '+1A on two dice with one target: that one still gets it',
    rules: ['T11', 'R19.5', 'E39'],
    step: 'main',
    seats: [
      {
        cards: [basic('Boost', 'action: two dice +1A')],
        zones: { field: ['Sidekick'], reserve: ['Boost action'] },
      },
      nobody,
    ],
    picks: ['use Boost', 'attack Sidekick'],
    expect: { life: [20, 18] },
  },
  {
    name: 'KO a die, then damage by its A: nothing to KO, no damage',
    rules: ['T12', 'R19.5'],
    step: 'main',
    seats: [
      {
        cards: [basic('Sacrifice', 'action: KO own, damage by its A')],
        zones: { reserve: ['Sacrifice action'] },
      },
      nobody,
    ],
    picks: ['use Sacrifice'],
    expect: { life: [20, 20] },
  },
  {
    name: 'two dice to two places with one die there: it goes to the first place named',
    rules: ['R19.6', 'M8', 'M9'],
    step: 'main',
    seats: [
      {
        cards: [basic('Reclaim', 'action: two from Used, Prep then Field')],
        zones: { used: ['Sidekick'], bag: ['7 Sidekick'], reserve: ['Reclaim action'] },
      },
      nobody,
    ],
    picks: ['use Reclaim'],
    expect: { zones: [{ prep: ['Sidekick'], field: [], used: ['Reclaim'] }, {}], obeys: ['M8'] },
  },
]);

scenarios('Zones', [
  {
    name: '2019, own turn: an effect sends a Reserve die "to the Used Pile" over Out of Play',
    rules: ['T24', 'E09', 'M11', 'A13'],
    step: 'main',
    seats: [wasting, nobody],
    picks: ['use Waste'],
    stop: 'picks',
    expect: { zones: [{ out: ['Sidekick', 'Waste'], used: [] }, {}], open: {} },
  },
  {
    name: '2016: straight to the Used Pile',
    rules: ['E09', 'M12'],
    profile: '2016',
    step: 'main',
    seats: [wasting, nobody],
    picks: ['use Waste'],
    stop: 'picks',
    expect: { zones: [{ out: ['Waste'], used: ['Sidekick'] }, {}], open: {} },
  },
  {
    name: 'an opposing die sent away on your turn goes to the Used Pile at once',
    rules: ['T24', 'R5.2', 'M18', 'E09'],
    step: 'main',
    seats: [
      {
        cards: [basic('Sweep', 'action: Field die to Used')],
        zones: { reserve: ['Sweep action'], field: ['Sidekick'] },
      },
      { cards: [hero], zones: { field: ['Hero'] } },
    ],
    picks: ['use Sweep', 'opposing Hero'],
    stop: 'picks',
    expect: { zones: [{}, { used: ['Hero'], out: [] }], open: {} },
  },
  {
    name: 'a die drawn with no place named is rolled once and lies in the Reserve Pool',
    rules: ['M6', 'E12'],
    step: 'main',
    seats: [
      {
        cards: [character('Scout', ['0/1/1'], { abilities: ['fielded: draw a die'] })],
        zones: { reserve: ['Scout level 1'] },
      },
      nobody,
    ],
    rolls: ['Sidekick: wild'],
    picks: ['field Scout'],
    expect: { zones: [{ reserve: ['Sidekick wild'] }, {}], obeys: ['M6'] },
  },
  {
    name: 'on the opponent’s turn only energy may lie there: another face goes to the Used Pile',
    rules: ['R5.5', 'M12'],
    step: 'attack',
    seats: [
      { cards: [character('Giant', ['0/6/6'])], zones: { field: ['Giant'] } },
      {
        cards: [character('Scout', ['0/1/1'], { abilities: ['koed: draw a die'] })],
        zones: { field: ['Scout'] },
      },
    ],
    rolls: ['Sidekick: character'],
    picks: ['attack Giant', 'block Giant with Scout'],
    expect: { zones: [{}, { used: ['Sidekick'], reserve: [] }], obeys: ['R5.5'] },
  },
  {
    name: 'a die of the Reserve Pool that is rerolled on the opponent’s turn stays only as energy',
    rules: ['R5.5', 'M12'],
    step: 'main',
    seats: [
      {
        cards: [basic('Shake', 'action: reroll opposing Reserve dice')],
        zones: { reserve: ['Shake action'] },
      },
      { zones: { reserve: ['2 Sidekick mask'] } },
    ],
    rolls: ['character', 'wild'],
    picks: ['use Shake'],
    expect: {
      zones: [{}, { used: ['Sidekick'], reserve: ['Sidekick wild'] }],
      obeys: ['R5.5'],
    },
  },
]);
