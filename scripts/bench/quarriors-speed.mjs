import { readFileSync } from 'node:fs';
import { playGames } from '../../src/quarriors/simulation/play-games.ts';

const ROUNDS = 200;
const GAMES = 300;

/** Started by `quarriors.mjs`, with the box and several Wilds in a file. */
const { box, wilds } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const RACE = { id: 'glory-race', wishes: [] };

let perSecond = 0;
for (let round = 0; round < ROUNDS; round++) {
  const batch = {
    profile: '2011',
    wilds: wilds[round % wilds.length],
    policies: [RACE, RACE],
    games: GAMES,
    seed: 'bench',
  };
  const start = performance.now();
  playGames(batch, box);
  perSecond = Math.max(perSecond, (GAMES / (performance.now() - start)) * 1000);
}
console.log(JSON.stringify({ perSecond }));
