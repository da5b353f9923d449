import { expect, test } from 'vitest';
import { RANDOM } from '../../../src/dice-masters/engine/choosers/random.ts';
import { Match } from '../../../src/dice-masters/engine/play.ts';
import { randomSetup } from './support/invariants.ts';
import { scenarios } from './support/scenarios.ts';
import { basic, character, inField } from './support/shorthand.ts';

const ram = character('Ram', ['0/8/8'], { keywords: ['overcrush'] });
const bomb = character('Bomb', ['0/1/1'], { abilities: ['koed: 20 damage to the opponent'] });
const martyr = character('Martyr', ['0/1/5'], {
  abilities: ['damaged: 20 damage to the opponent'],
});
const clock = character('Clock', ['0/1/5'], {
  abilities: ['end of turn: 20 damage to the opponent'],
});

scenarios('What follows combat damage, and when', [
  {
    name: 'what Overcrush leaves is dealt before effects of KOs',
    rules: ['R13.7', 'E27'],
    step: 'attack',
    seats: [inField(ram), { life: 7, cards: [bomb], zones: { field: ['Bomb'] } }],
    picks: ['attack Ram', 'block Ram with Bomb'],
    expect: { winner: 0, life: [20, 0] },
  },
  {
    name: '2016 too',
    rules: ['R13.7', 'E27'],
    profile: '2016',
    step: 'attack',
    seats: [inField(ram), { life: 7, cards: [bomb], zones: { field: ['Bomb'] } }],
    picks: ['attack Ram', 'block Ram with Bomb'],
    expect: { winner: 0, life: [20, 0] },
  },
  {
    name: 'who is at 0 has lost before any effect of the damage',
    rules: ['R19.8', 'R13.7'],
    step: 'attack',
    seats: [
      { cards: [character('Giant', ['0/6/6'])], zones: { field: ['Giant', 'Sidekick'] } },
      {
        life: 6,
        startingLife: 20,
        cards: [character('Nurse', ['0/1/5'], { abilities: ['damaged: gain 1 life'] })],
        zones: { field: ['Nurse'] },
      },
    ],
    picks: ['attack Giant', 'attack Sidekick', 'block Sidekick with Nurse'],
    expect: { winner: 0, life: [20, 0] },
  },
  {
    name: '2016: the attacker’s effects of damage and of KOs come before the defender’s',
    rules: ['R13.7', 'E24'],
    profile: { base: '2016', tieRule: 'single-effect' },
    step: 'attack',
    seats: [inField(bomb), inField(martyr)],
    picks: ['attack Bomb', 'block Bomb with Martyr'],
    expect: { winner: 0, life: [20, 0] },
  },
  {
    name: 'a KO without damage is no KO by the combat of an earlier turn',
    rules: ['R13.10', 'R13.13'],
    step: 'attack',
    turns: 2,
    seats: [
      {
        cards: [
          character('Armor', ['0/1/2', '0/3/3'], {
            abilities: ['KO by combat: may pay shield, spin up'],
          }),
        ],
        zones: { field: ['Armor level 1'], reserve: ['Sidekick shield'] },
      },
      {
        cards: [basic('Curse', 'action: -2D'), { ...basic('Jab'), cost: 1 }],
        zones: { field: ['Sidekick'], prep: ['Curse'] },
      },
    ],
    rolls: ['Curse: action', '5 x Sidekick: mask'],
    picks: ['attack Armor', 'block Armor with Sidekick', 'use Curse'],
    stop: 'picks',
    expect: { zones: [{ prep: ['Armor'] }, {}], open: { kind: 'main' } },
  },
  {
    name: 'damage sent on to another die meets what protects that die',
    rules: ['R18.1', 'R18.2'],
    step: 'attack',
    seats: [
      inField(character('Giant', ['0/6/6'])),
      inField(
        character('Bodyguard', ['0/1/3'], {
          abilities: ['takes no damage', 'active: damage to its player goes to it'],
        }),
      ),
    ],
    picks: ['attack Giant'],
    expect: { life: [20, 20], zones: [{}, { field: ['Bodyguard'] }] },
  },
]);

scenarios('The end of the turn', [
  {
    name: 'the active player’s effects come first, whatever kind they are',
    rules: ['R14.1'],
    step: 'attack',
    seats: [
      inField(
        character('Fuse', ['0/1/1'], { abilities: ['attacks: 20 damage when the turn ends'] }),
      ),
      inField(clock),
    ],
    picks: ['attack Fuse'],
    expect: { winner: 0 },
  },
  {
    name: 'damage of the last moment does not last into the next turn',
    rules: ['R13.8'],
    step: 'cleanup',
    turns: 2,
    seats: [
      inField(character('Clock', ['0/1/2'], { abilities: ['end of turn: 1 damage to its die'] })),
      {},
    ],
    expect: { zones: [{ field: ['Clock'] }, {}] },
  },
]);

test('a new game knows nothing of who hit whom in the last one', () => {
  const { game, ...match } = play('first');
  game.state.hitBy.fill(3);
  game.state.hitAt.fill(3);
  game.state.hitInCombat.fill(1);
  match.again();
  expect([...game.state.hitBy].every((die) => die === -1)).toBe(true);
  expect([...game.state.hitAt, ...game.state.hitInCombat].every((mark) => mark === 0)).toBe(true);
});

function play(seed: string) {
  const match = new Match(randomSetup(seed, 2), [RANDOM, RANDOM]);
  match.play(seed);
  return { game: match.game, again: () => match.restart(seed) };
}
