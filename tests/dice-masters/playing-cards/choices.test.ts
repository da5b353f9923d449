import { playTable } from './support/play-table.ts';

/** One of several effects, and what the other player may do about it. (R11.9, R19.4) */
playTable({
  'toa-002': [
    {
      it: 'draws and rolls two dice if you choose the first',
      you: { reserve: ['Candlekeep action'], bag: ['2 Sidekick'] },
      rolls: ['bolt', 'fist'],
      picks: ['use Candlekeep', '1'],
      follows: { you: { prep: [], reserve: ['Sidekick bolt', 'Sidekick fist'] } },
    },
    {
      it: 'Preps two dice if you choose the second',
      you: { reserve: ['Candlekeep action'], bag: ['2 Sidekick'] },
      picks: ['use Candlekeep', '2'],
      follows: { you: { prep: ['2 Sidekick'] } },
    },
  ],
  'avx-056': [
    {
      it: 'KOs the die it chose when the opponent does not pay',
      from: 'attack',
      you: { field: ['Punisher level 1'] },
      them: { field: ['Grunt level 1', 'Sidekick'] },
      picks: ['attack Punisher', 'opposing Grunt', 'no'],
      follows: { life: [20, 20], them: { prep: ['Grunt'] }, asks: { kind: 'blockers' } },
    },
    {
      it: 'is prevented for 2 life',
      from: 'attack',
      you: { field: ['Punisher level 1'] },
      them: { field: ['Grunt level 1', 'Sidekick'] },
      picks: ['attack Punisher', 'opposing Grunt', 'yes'],
      follows: {
        life: [20, 18],
        them: { field: ['Grunt', 'Sidekick'] },
        asks: { kind: 'blockers' },
      },
    },
  ],
  'avx-129': [
    {
      it: 'asks nothing of an opponent who cannot spin down (R19.4)',
      from: 'attack',
      you: { field: ['Black Widow level 1'] },
      them: { field: ['Sidekick'] },
      picks: ['attack Black'],
      follows: { life: [20, 18], asks: { kind: 'blockers' } },
    },
    {
      it: 'is prevented by spinning a die down',
      from: 'attack',
      you: { field: ['Black Widow level 1'] },
      them: { field: ['Grunt level 2'] },
      picks: ['attack Black', 'yes'],
      follows: { life: [20, 20], them: { field: ['Grunt level 1'] }, asks: { kind: 'blockers' } },
    },
  ],
  'ig-077': [
    {
      it: 'turns an opposing die to energy, which its owner keeps in Reserve (R16.2)',
      you: { reserve: ['Loki level 1', '3 Sidekick fist'] },
      them: { field: ['Grunt level 1'] },
      picks: ['field Loki'],
      follows: { them: { reserve: ['Grunt fist'] } },
    },
  ],
  'fus-056': [
    {
      it: 'KOs a die that rolls no character',
      you: { reserve: ['Gorgon level 1', '3 Sidekick fist'] },
      them: { field: ['Grunt level 1'] },
      rolls: ['fist'],
      picks: ['field Gorgon'],
      follows: { them: { prep: ['Grunt'] } },
    },
  ],
});
