import { scenarios } from './support/scenarios.ts';
import { basic, character, inField, nobody } from './support/shorthand.ts';

const hero = character('Hero', ['1/2/2', '2/3/3', '3/4/4']);
const heroWithSidekick = { cards: [hero], zones: { field: ['Hero level 3', 'Sidekick'] } };
const giant = character('Giant', ['0/6/6']);
const brute = character('Brute', ['0/4/2']);
const martyr = character('Martyr', ['0/5/1'], {
  abilities: ['damaged: 20 damage to the opponent'],
});
const bruiser = character('Bruiser', ['0/5/3']);
const bomb = character('Bomb', ['0/1/1'], { abilities: ['koed: 20 damage to the opponent'] });
const hit = basic('Hit', 'action: 2 damage to a die');

scenarios('Damage and KO', [
  {
    name: 'combat damage is simultaneous: both fall',
    rules: ['R13.1', 'T19'],
    step: 'attack',
    seats: [inField(brute), inField(bruiser)],
    picks: ['attack Brute', 'block Brute with Bruiser'],
    expect: { zones: [{ prep: ['Brute'] }, { prep: ['Bruiser'] }] },
  },
  {
    name: 'Fast strikes first: the blocker falls and deals nothing',
    rules: ['T19', 'R13.12', 'B5'],
    step: 'attack',
    seats: [
      { cards: [{ ...brute, keywords: ['fast'] }], zones: { field: ['Brute'] } },
      inField(bruiser),
    ],
    picks: ['attack Brute', 'block Brute with Bruiser'],
    expect: { zones: [{ field: ['Brute'] }, { prep: ['Bruiser'] }] },
  },
  {
    name: 'an unblocked attacker deals its A to the player and leaves at once',
    rules: ['R13.2', 'R13.6', 'M17'],
    step: 'attack',
    seats: [inField(giant), nobody],
    picks: ['attack Giant'],
    expect: { life: [20, 14], zones: [{ field: [], used: ['Giant'] }, {}] },
  },
  {
    name: 'all of it is assigned among the blockers, as the attacker likes',
    rules: ['R13.3', 'R13.1'],
    step: 'attack',
    seats: [inField(giant), heroWithSidekick],
    picks: ['attack Giant', 'block Giant with Hero', 'also block Giant with Sidekick', '6 to Hero'],
    expect: { zones: [{ field: ['Giant'] }, { prep: ['Hero'], field: ['Sidekick'] }] },
  },
  {
    name: 'the last blocker gets the rest: none is held back',
    rules: ['R13.3'],
    step: 'attack',
    seats: [inField(giant), heroWithSidekick],
    picks: ['attack Giant', 'block Giant with Hero', 'also block Giant with Sidekick', '1 to Hero'],
    expect: { zones: [{ field: ['Giant'] }, { prep: ['Sidekick'], field: ['Hero level 3'] }] },
  },
  {
    name: 'every blocker deals its A to the attacker it blocks',
    rules: ['R13.4', 'A3'],
    step: 'attack',
    seats: [inField(hero, 'Hero level 2'), { zones: { field: ['3 Sidekick'] } }],
    picks: [
      'attack Hero',
      'block Hero with Sidekick',
      'also block Hero with Sidekick',
      'also block Hero with Sidekick',
      '3 to Sidekick',
    ],
    expect: { zones: [{ prep: ['Hero'] }, { prep: ['Sidekick'], field: ['2 Sidekick'] }] },
  },
  {
    name: 'what goes beyond the D is wasted',
    rules: ['R13.5'],
    step: 'attack',
    seats: [inField(giant), { zones: { field: ['Sidekick'] } }],
    picks: ['attack Giant', 'block Giant with Sidekick'],
    expect: { life: [20, 20], zones: [{}, { prep: ['Sidekick'] }] },
  },
  {
    name: '2019: effects of damage come before the KOs',
    rules: ['R13.7', 'E24'],
    step: 'attack',
    seats: [inField(brute), inField(martyr)],
    picks: ['attack Brute', 'block Brute with Martyr'],
    expect: { winner: 1, zones: [{ attack: ['Brute'] }, { attack: ['Martyr'] }] },
  },
  {
    name: '2016: KOs first, then the effects',
    rules: ['R13.7', 'E24', 'A4'],
    profile: '2016',
    step: 'attack',
    seats: [inField(brute), inField(martyr)],
    picks: ['attack Brute', 'block Brute with Martyr'],
    expect: { winner: 1, zones: [{ prep: ['Brute'] }, { prep: ['Martyr'] }] },
  },
  {
    name: 'a die that falls still has its effect of being damaged and of being KO’d',
    rules: ['R13.7', 'R18.5'],
    step: 'attack',
    seats: [
      { life: 20, cards: [brute], zones: { field: ['Brute'] } },
      {
        life: 10,
        startingLife: 20,
        cards: [
          character('Martyr', ['0/1/1'], {
            abilities: ['damaged: gain 1 life', 'koed: 1 damage to the opponent'],
          }),
        ],
        zones: { field: ['Martyr'] },
      },
    ],
    picks: ['attack Brute', 'block Brute with Martyr'],
    expect: { life: [19, 11], zones: [{}, { prep: ['Martyr'] }] },
  },
  {
    name: 'damage adds up during a turn',
    rules: ['R13.8', 'R13.13', 'E54'],
    step: 'main',
    seats: [{ cards: [hit], zones: { reserve: ['2 Hit action'] } }, inField(hero, 'Hero level 3')],
    picks: ['use Hit', 'use Hit'],
    expect: { zones: [{}, { prep: ['Hero'] }] },
  },
  {
    name: 'a KO’d die goes to its owner’s Prep Area and is rolled next turn',
    rules: ['R13.9', 'M16', 'R7.2.1'],
    step: 'attack',
    turns: 2,
    seats: [inField(giant), { zones: { field: ['Sidekick'] } }],
    rolls: ['5 x mask'],
    picks: ['attack Giant', 'block Giant with Sidekick'],
    expect: { zones: [{}, { reserve: ['5 Sidekick mask'], prep: [] }] },
  },
  {
    name: 'modifiers are summed first; no stat goes below 0',
    rules: ['R13.10', 'E44'],
    step: 'main',
    seats: [
      {
        cards: [
          character('Host', ['0/1/1'], { abilities: ['active: own Sidekicks +1A +1D'] }),
          basic('Curse', 'action: -2D'),
        ],
        zones: { field: ['Host', 'Sidekick'], reserve: ['Curse action'] },
      },
      nobody,
    ],
    picks: ['use Curse', 'own Sidekick'],
    expect: { zones: [{ prep: ['Sidekick'], field: ['Host'] }, {}] },
  },
  {
    name: 'D changed to 0 is a KO',
    rules: ['T17', 'R13.10'],
    step: 'main',
    seats: [
      { cards: [basic('Curse', 'action: -2D')], zones: { reserve: ['Curse action'] } },
      inField(hero, 'Hero level 1'),
    ],
    picks: ['use Curse'],
    expect: { zones: [{}, { prep: ['Hero'] }] },
  },
  {
    name: 'so does a text that takes D from all',
    rules: ['T17', 'R15.4'],
    step: 'main',
    seats: [
      {
        cards: [character('Blight', ['0/1/1'], { abilities: ['active: opposing D -1'] })],
        zones: { reserve: ['Blight level 1'] },
      },
      { zones: { field: ['2 Sidekick'] } },
    ],
    picks: ['field Blight'],
    expect: { zones: [{}, { prep: ['2 Sidekick'], field: [] }] },
  },
  {
    name: 'bonuses end with the turn',
    rules: ['R13.11', 'B12'],
    step: 'main',
    seats: [
      {
        cards: [hero, basic('Boost', 'action: two dice +1A')],
        zones: { field: ['Hero level 1'], reserve: ['Boost action'] },
      },
      nobody,
    ],
    picks: ['use Boost'],
    expect: { stats: { Hero: '2/2' } },
  },
  {
    name: 'combat damage is what is dealt through A; texts can double it',
    rules: ['R13.13'],
    step: 'attack',
    seats: [inField(character('Ace', ['0/3/3'], { abilities: ['double damage'] })), nobody],
    picks: ['attack Ace'],
    expect: { life: [20, 14] },
  },
  {
    name: 'losing life is not damage: nobody reacts to it',
    rules: ['R13.14', 'E40'],
    step: 'cleanup',
    seats: [
      {
        cards: [
          character('Clock', ['0/1/5'], {
            abilities: ['end of turn: lose 1 life', 'player damaged: gain 1 life'],
          }),
        ],
        zones: { field: ['Clock'] },
      },
      nobody,
    ],
    expect: { life: [19, 20] },
  },
]);

scenarios('Life and the end of the game', [
  {
    name: 'life never rises above the starting total',
    rules: ['T22', 'R19.7'],
    step: 'main',
    seats: [
      {
        life: 19,
        startingLife: 20,
        cards: [basic('Cure', 'action: gain 3 life')],
        zones: { reserve: ['Cure action'] },
      },
      nobody,
    ],
    picks: ['use Cure'],
    expect: { life: [20, 20] },
  },
  {
    name: 'a player whose life reaches 0 loses at once',
    rules: ['R19.8', 'E46', 'G3'],
    step: 'attack',
    seats: [inField(giant), { kind: 'nobody', life: 6 }],
    picks: ['attack Giant'],
    expect: { winner: 0, life: [20, 0] },
  },
  {
    name: 'one effect that takes both players down is a tie',
    rules: ['T23', 'R19.9', 'E47'],
    step: 'main',
    seats: [
      { cards: [basic('Doom', 'action: everyone loses 20')], zones: { reserve: ['Doom action'] } },
      {},
    ],
    picks: ['use Doom'],
    expect: { winner: 'tie' },
  },
  {
    name: '2019: of two effects in a row the first decides',
    rules: ['T23', 'R19.9', 'B14', 'E47'],
    step: 'attack',
    seats: [inField(bomb), inField(bomb)],
    picks: ['attack Bomb', 'block Bomb with Bomb'],
    expect: { winner: 0, life: [20, 0] },
  },
  {
    name: '2016: reaching 0 at the same time is a tie',
    rules: ['R19.9', 'E47'],
    profile: '2016',
    step: 'attack',
    seats: [inField(bomb), inField(bomb)],
    picks: ['attack Bomb', 'block Bomb with Bomb'],
    expect: { winner: 'tie' },
  },
  {
    name: 'a short draw can lose the game',
    rules: ['R7.1.6', 'R19.8'],
    seats: [{ life: 1, zones: { bag: ['3 Sidekick'], used: [], field: ['5 Sidekick'] } }, {}],
    expect: { winner: 1 },
  },
  {
    name: 'life is paid down to 0 at most, and that loses',
    rules: ['B17', 'R19.4'],
    step: 'main',
    seats: [
      { life: 3, startingLife: 20, zones: { field: ['Sidekick'] } },
      {
        cards: [{ ...basic('Velocity', 'die: 3 life, send away'), keywords: ['continuous'] }],
        zones: { field: ['Velocity action*'] },
      },
    ],
    picks: ['Hypervelocity with Velocity'],
    expect: { winner: 1 },
  },
]);
