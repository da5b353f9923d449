import { scenarios } from './support/scenarios.ts';
import { basic, character, nobody } from './support/shorthand.ts';

const turtle = character('Leonardo', ['0/2/2'], {
  cost: 1,
  affiliations: ['teenage-mutant-ninja-turtles'],
});
const stark = character('Pepper', ['0/1/1', '0/2/2', '0/3/3'], {
  affiliations: ['stark-industries'],
});
const hero = character('Hero', ['0/2/2', '1/3/3', '1/4/4']);
const text = (name: string, ability: string, more = {}) =>
  character(name, ['0/1/4'], { abilities: [ability], ...more });

/** The machinery can say what these cards do. */
scenarios('Cards that stretch the machinery', [
  {
    name: 'Renet Tilley rerolls one die one more time',
    seats: [
      {
        cards: [text('Renet', 'Renet Tilley: Apprentice Timestress')],
        zones: { field: ['Renet'] },
      },
      nobody,
    ],
    rolls: ['4 x mask', 'mask', 'wild'],
    picks: ['reroll Sidekick mask', 'done', 'own Sidekick mask'],
    expect: { zones: [{ reserve: ['3 Sidekick mask', 'Sidekick wild'] }, {}] },
  },
  {
    name: 'Renet Tilley turns an action die to another face',
    seats: [
      {
        cards: [text('Renet', 'Renet Tilley: 79th Dimension of Null-Time'), basic('Hit')],
        zones: { field: ['Renet'], prep: ['Hit'] },
      },
      nobody,
    ],
    rolls: ['Hit: action', '4 x Sidekick: mask'],
    picks: ['own Hit', 'show action**', 'pass'],
    stop: 'picks',
    expect: { zones: [{}, {}], open: { kind: 'attackers' } },
  },
  {
    name: 'Renet Tilley gives a Reserve die for the roll of a different Used one',
    step: 'main',
    seats: [
      {
        cards: [text('Renet', 'Renet Tilley: Impeccable Timing'), hero],
        zones: { reserve: ['Renet level 1', 'Sidekick fist'], used: ['Hero'], bag: ['7 Sidekick'] },
      },
      nobody,
    ],
    rolls: ['Hero: generic-1'],
    picks: ['field Renet', 'own Sidekick fist'],
    expect: { zones: [{ reserve: ['Hero generic-1'], used: ['Sidekick'] }, {}] },
  },
  {
    name: 'Leatherhead names a Turtle that cannot block this turn',
    step: 'main',
    seats: [
      {
        cards: [text('Leatherhead', 'Leatherhead: Exposed to Mutagen')],
        zones: { reserve: ['Leatherhead level 1'] },
      },
      { cards: [turtle], zones: { field: ['Leonardo', 'Sidekick'] } },
    ],
    picks: ['field Leatherhead', 'attack Leatherhead'],
    stop: 'picks',
    expect: {
      open: { kind: 'blockers', lacks: ['block Leatherhead level 1 with Leonardo level 1'] },
    },
  },
  {
    name: 'Leatherhead, while active, keeps a Turtle from being bought and fielded',
    step: 'main',
    seats: [
      {
        cards: [text('Leatherhead', 'Leatherhead: I Guarantee!'), turtle],
        zones: { reserve: ['Leatherhead level 1', 'Leonardo level 1', 'Sidekick fist'] },
      },
      nobody,
    ],
    picks: ['field Leatherhead'],
    stop: 'picks',
    expect: { open: { kind: 'attackers' } },
  },
  {
    name: 'Rescue draws for each of her energy faces and fields Stark characters',
    seats: [
      {
        cards: [text('Rescue', 'Rescue: Catching a Jet', { energy: ['mask'] }), stark],
        zones: { prep: ['Rescue'], bag: ['5 Sidekick', 'Pepper'], used: [] },
      },
      nobody,
    ],
    draws: ['4 Sidekick', 'Pepper'],
    rolls: ['Rescue: mask', '4 x Sidekick: mask'],
    expect: { zones: [{ field: ['Pepper level 1'], bag: ['Sidekick'] }, {}] },
  },
  {
    name: 'Mutation swaps a fielded die with a Used one of that player',
    step: 'main',
    seats: [
      { cards: [basic('Mutation', 'Mutation')], zones: { reserve: ['Mutation action'] } },
      { cards: [hero], zones: { field: ['Sidekick'], used: ['Hero'], bag: ['7 Sidekick'] } },
    ],
    picks: ['use Mutation'],
    expect: { zones: [{}, { field: ['Hero level 1'], used: ['Sidekick'] }] },
  },
  {
    name: 'Hypervelocity costs who did not attack 2 life at the end of each turn',
    step: 'attack',
    turns: 2,
    seats: [
      {
        cards: [{ ...basic('Velocity', 'Hypervelocity'), keywords: ['continuous'] }],
        zones: { field: ['Velocity action', 'Sidekick'] },
      },
      {},
    ],
    rolls: ['4 x mask'],
    picks: ['attack Sidekick'],
    expect: { life: [20, 17] },
  },
  {
    name: 'Ric Flair takes an idle die with him at the end of the turn',
    step: 'attack',
    seats: [
      {
        cards: [
          character('Ric Flair', ['0/1/1'], {
            abilities: ['Ric Flair: The Nature Boy'],
            keywords: ['deadly'],
          }),
        ],
        zones: { field: ['Ric Flair'] },
      },
      { cards: [hero], zones: { field: ['Hero level 3', 'Sidekick'] } },
    ],
    picks: ['attack Ric Flair', 'block Ric Flair with Hero'],
    expect: { zones: [{ prep: ['Ric Flair'] }, { prep: ['Hero', 'Sidekick'], field: [] }] },
  },
  {
    name: 'Asuka sets one die aside and strengthens another, in the order her player likes',
    step: 'main',
    seats: [
      {
        cards: [
          character('Asuka', ['0/2/2'], {
            abilities: ['Asuka: No One is Ready'],
            keywords: ['intimidate'],
          }),
        ],
        zones: { reserve: ['Asuka level 1'] },
      },
      { cards: [hero], zones: { field: ['Hero level 2', 'Sidekick'] } },
    ],
    picks: ['field Asuka', 'intimidate', 'opposing Hero'],
    stop: 'picks',
    expect: {
      stats: { Sidekick: '2/1' },
      zones: [{}, { aside: ['Hero'] }],
      open: { kind: 'attackers' },
    },
  },
  {
    name: 'Asuka names a die, draws it and fields it at level 3',
    step: 'main',
    seats: [
      {
        cards: [text('Asuka', 'Asuka: The Future'), stark],
        zones: { reserve: ['Asuka level 1'], bag: ['Pepper'] },
      },
      nobody,
    ],
    picks: ['field Asuka', 'name Pepper'],
    expect: { zones: [{ field: ['Asuka', 'Pepper level 3'] }, {}] },
  },
  {
    name: 'Nefarious Broadcast silences Globals',
    step: 'main',
    seats: [
      {
        cards: [
          basic('Nefarious', 'Nefarious Broadcast'),
          basic('Relief', 'Global mask: gain 1 life'),
        ],
        zones: { reserve: ['Nefarious action', 'Sidekick mask'], field: ['Sidekick'] },
      },
      nobody,
    ],
    picks: ['use Nefarious'],
    stop: 'picks',
    expect: { open: { kind: 'attackers' } },
  },
  {
    name: 'Splinter’s Teachings swaps the A of two dice',
    step: 'main',
    seats: [
      {
        cards: [basic('Splinter', 'Splinter’s Teachings')],
        zones: { field: ['Sidekick'], reserve: ['Sidekick shield'] },
      },
      { cards: [hero], zones: { field: ['Hero level 3'] } },
    ],
    picks: ['Global Splinter’s Teachings'],
    stop: 'picks',
    expect: { stats: { Sidekick: '4/1', Hero: '1/4' }, open: { kind: 'attackers' } },
  },
  {
    name: 'Mysterious Shredder Transport makes each player give up a die',
    rules: ['R19.3', 'M18'],
    step: 'main',
    seats: [
      {
        cards: [basic('Transport', 'Mysterious Shredder Transport')],
        zones: { field: ['Sidekick'], reserve: ['Transport action'] },
      },
      { cards: [hero], zones: { field: ['Hero'] } },
    ],
    picks: ['use Transport'],
    expect: { zones: [{ used: ['Sidekick', 'Transport'] }, { used: ['Hero'] }] },
  },
  {
    name: 'Walk with Elias: the opponent guesses wrong',
    step: 'main',
    seats: [
      {
        cards: [basic('Walk', 'Walk with Elias, the action')],
        zones: { reserve: ['Walk action'] },
      },
      {},
    ],
    picks: ['use Walk', '3', '2'],
    expect: { zones: [{ prep: ['3 Sidekick'], bag: ['5 Sidekick'] }, {}] },
  },
  {
    name: 'Bobby Heenan, the underdog, lifts everyone to level 3',
    rules: ['E36'],
    step: 'main',
    seats: [
      {
        cards: [
          text('Heenan', 'Bobby Heenan: Superior Brain Power!', { keywords: ['underdog'] }),
          hero,
        ],
        zones: { reserve: ['Heenan level 1'], field: ['Hero level 1'] },
      },
      { zones: { field: ['3 Sidekick'] } },
    ],
    picks: ['field Heenan', 'yes'],
    expect: { zones: [{ field: ['Heenan level 1', 'Hero level 3'] }, {}] },
  },
  {
    name: 'Miz TV sets a die of each player aside until the end of the turn',
    step: 'main',
    seats: [
      {
        cards: [basic('Miz', 'Miz TV'), hero],
        zones: { reserve: ['Miz action'], field: ['Hero level 2'] },
      },
      { zones: { field: ['Sidekick'] } },
    ],
    picks: ['use Miz'],
    expect: { zones: [{ field: ['Hero level 2'] }, { field: ['Sidekick'] }] },
  },
  {
    name: 'Money in the Bank Preps the unblocked attacker',
    step: 'attack',
    seats: [
      {
        cards: [basic('Money', 'Money in the Bank'), hero],
        zones: { reserve: ['Money action'], field: ['Hero level 3'] },
      },
      nobody,
    ],
    picks: ['attack Hero', 'use Money'],
    expect: { life: [20, 16], zones: [{ prep: ['Hero'], used: ['Money'] }, {}] },
  },
  {
    name: 'Mankind answers when the opponent Preps a die',
    step: 'main',
    seats: [
      { cards: [text('Digger', 'fielded: prep from bag')], zones: { reserve: ['Digger level 1'] } },
      { cards: [text('Mankind', 'Mankind: The Hardcore Legend')], zones: { field: ['Mankind'] } },
    ],
    picks: ['field Digger'],
    expect: { zones: [{ prep: ['Sidekick'] }, { prep: ['Sidekick'] }] },
  },
]);
