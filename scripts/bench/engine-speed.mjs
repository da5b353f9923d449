import { readFileSync } from 'node:fs';
import { RANDOM } from '../../src/dice-masters/engine/choosers/random.ts';
import { SensiblePlayer } from '../../src/dice-masters/engine/choosers/sensible.ts';
import { Match } from '../../src/dice-masters/engine/play.ts';
import { Xoshiro } from '../../src/tabletop/luck/xoshiro.ts';

const BLOCKS = 10;
/** Short rounds, so that a busy machine leaves some of them alone. */
const ROUNDS = 20;
const GAMES = 500;

/** Started by `engine.mjs` once for each player, with the setup and the dice a game uses in a file. */
const { setup, player, used } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const chooser = player === 'sensible' ? new SensiblePlayer() : RANDOM;
console.log(JSON.stringify(measurePlayer(chooser, used)));

/**
 * Blocks of both loops take turns, so that a busy machine slows them alike; within a block neither finds the caches
 * of the processor full of the other's.
 */
function measurePlayer(player, dice) {
  const match = new Match(setup, [player, player]);
  const bare = bareLoop(dice);
  let perSecond = 0;
  let barePerSecond = 0;
  for (let block = 0; block < BLOCKS; block++) {
    perSecond = Math.max(
      perSecond,
      bestRate(GAMES, (index) => match.play('bench', index)),
    );
    barePerSecond = Math.max(barePerSecond, bestRate(GAMES * 20, bare));
  }
  return { perSecond, barePerSecond };
}

function bestRate(games, play) {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    for (let index = 0; index < games; index++) play(index);
    best = Math.max(best, (games / (performance.now() - start)) * 1000);
  }
  return best;
}

function bareLoop({ draws, rolls }) {
  const luck = new Xoshiro();
  const bag = Uint8Array.from({ length: 16 }, (_, die) => die);
  return () => {
    let sum = 0;
    let left = bag.length;
    for (let draw = 0; draw < draws; draw++) {
      if (left === 0) left = bag.length;
      const place = luck.below(left);
      const die = bag[place];
      left--;
      bag[place] = bag[left];
      bag[left] = die;
      sum += die;
    }
    for (let roll = 0; roll < rolls; roll++) sum += luck.below(6);
    return sum;
  };
}
