import { playTable } from './support/play-table.ts';

/** Keeping damage off dice and players, by its source, its size and its turn. */
playTable({
  // Prevented damage never happened. (R18.1)
  'xfc-005': [
    {
      it: 'takes no combat damage of a Mask die',
      from: 'attack',
      you: { field: ['Bishop level 1'] },
      them: { field: ['2 Ghost level 3'] },
      picks: ['attack Bishop', 'block Bishop with Ghost'],
      follows: { you: { field: ['Bishop'] } },
    },
    {
      it: 'takes the damage of other dice',
      from: 'attack',
      you: { field: ['Bishop level 1'] },
      them: { field: ['Giant level 1'] },
      picks: ['attack Bishop', 'block Bishop with Giant'],
      follows: { you: { prep: ['Bishop'] } },
    },
  ],
  'aou-017': [
    {
      it: 'takes 1 less each time',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Thor level 1'] },
      them: { field: ['Sidekick', 'Grunt level 1'] },
      picks: ['attack Sidekick', 'attack Grunt', 'block Sidekick with Thor'],
      follows: { you: { field: ['Thor'] } },
    },
  ],
  'xfc-053': [
    {
      it: 'keeps 1 damage a turn off its player',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Emma Frost level 1'] },
      them: { field: ['2 Grunt level 1'] },
      picks: ['attack Grunt', 'attack Grunt'],
      follows: { life: [19, 20] },
    },
  ],
  'bfu-043': [
    {
      it: 'keeps 1 damage of each source off its player',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Typhus level 1'] },
      them: { field: ['2 Grunt level 2'] },
      picks: ['attack Grunt', 'attack Grunt'],
      follows: { life: [18, 20] },
    },
  ],
  'thor-022': [
    {
      it: 'prevents the first hit of the turn, then no more',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Enchantress level 1'] },
      them: { field: ['2 Grunt level 2'] },
      picks: ['attack Grunt', 'attack Grunt'],
      follows: { life: [18, 20] },
    },
  ],
  // R18.2: only the target changes.
  'thor-087': [
    {
      it: 'takes the damage of its player',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Thor level 1'] },
      them: { field: ['Giant level 3', 'Grunt level 1'] },
      picks: ['attack Giant', 'attack Grunt'],
      follows: { life: [20, 20], you: { prep: ['Thor'] } },
    },
  ],
  'aou-137': [
    {
      it: 'lets the opponent take the first hit',
      from: 'attack',
      you: { field: ['Jocasta level 1'] },
      them: { field: ['Giant level 1'] },
      picks: ['attack Jocasta', 'block Jocasta with Giant'],
      follows: { life: [20, 14], you: { field: ['Jocasta'] } },
    },
  ],
  'dps-063': [
    {
      it: 'may take the damage for another die',
      from: 'attack',
      you: { field: ['Colossus level 1', 'Grunt level 1'] },
      them: { field: ['Guard level 1'] },
      picks: ['attack Grunt', 'done', 'block Grunt with Guard', 'yes'],
      follows: { you: { field: ['Colossus', 'Grunt'] } },
    },
    {
      it: 'may let it be',
      from: 'attack',
      you: { field: ['Colossus level 1', 'Grunt level 1'] },
      them: { field: ['Guard level 1'] },
      picks: ['attack Grunt', 'done', 'block Grunt with Guard', 'no'],
      follows: { you: { field: ['Colossus'], prep: ['Grunt'] } },
    },
  ],
  // Reactive Globals answer damage, whoever's turn it is. (R11.7, T14)
  'thor-043': [
    {
      it: 'lets the defender prevent 1 damage to themselves for a Shield',
      theirTurn: true,
      from: 'attack',
      you: { reserve: ['Sidekick shield'] },
      them: { field: ['Grunt level 2'] },
      picks: ['attack Grunt', 'Global Samantha'],
      follows: { life: [19, 20] },
    },
    {
      it: 'saves a die of the active player',
      from: 'attack',
      you: { field: ['Grunt level 2'], reserve: ['Sidekick shield'] },
      them: { field: ['Grunt level 2'] },
      picks: ['attack Grunt', 'block Grunt with Grunt', 'pass', 'Global Samantha'],
      follows: { you: { field: ['Grunt'] }, them: { prep: ['Grunt'] } },
    },
  ],
  'avx-013': [
    {
      it: 'redirects 1 damage from its player to a die for a Shield',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Iron Man level 1', 'Grunt level 1'], reserve: ['Sidekick shield'] },
      them: { field: ['Grunt level 2'] },
      picks: ['attack Grunt', 'done', 'Global Iron Man', 'own Iron Man'],
      follows: { life: [19, 20], you: { field: ['Iron Man', 'Grunt'] } },
    },
  ],
  'avx-032': [
    {
      it: 'lets a blocked die deal no damage for a Fist',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Grunt level 1'], reserve: ['Sidekick fist'] },
      them: { field: ['Giant level 1'] },
      picks: ['attack Giant', 'block Giant with Grunt', 'Global Smash!'],
      follows: { you: { field: ['Grunt'] } },
    },
  ],
  'wf-106': [
    {
      it: 'keeps the damage of opposing Globals off dice of its player',
      theirTurn: true,
      you: { field: ['Wonder Woman level 1', 'Grunt level 1'] },
      them: { cards: ['thor-087'], reserve: ['2 Sidekick bolt'] },
      picks: ['Global Thor', 'opposing Grunt'],
      follows: { you: { field: ['Wonder Woman', 'Grunt'] } },
    },
  ],
  'tmnt-058': [
    {
      it: 'goes to Used and keeps all damage off a blocking die',
      theirTurn: true,
      from: 'attack',
      you: { field: ['Grunt level 1', 'Turtle Van action'] },
      them: { field: ['Giant level 1'] },
      picks: ['attack Giant', 'block Giant with Grunt', 'Turtle Van'],
      follows: { you: { field: ['Grunt'] } },
    },
  ],
  'jl-030': [
    {
      it: 'bounds the damage of each blocker',
      you: { field: ['Guard level 1'], reserve: ['Righteous Charge action'] },
      them: { field: ['Giant level 1'] },
      picks: ['use Righteous Charge', 'attack Guard', 'block Guard with Giant'],
      follows: { you: { field: ['Guard'] } },
    },
  ],
});
