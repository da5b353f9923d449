import { readFileSync } from 'node:fs';
import { RANDOM } from '../../src/engine/choosers/random.ts';
import { SensiblePlayer } from '../../src/engine/choosers/sensible.ts';
import { Match } from '../../src/engine/play.ts';
import { Xoshiro } from '../../src/engine/random/xoshiro.ts';

/** Short rounds, so that a busy machine leaves some of them alone. */
const ROUNDS = 200;
const GAMES = 500;

/** Started by `engine.mjs`, with the setup and the dice a game uses in a file. */
const { setup, used } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const speeds = {
  sensible: measurePlayer(new SensiblePlayer(), used.sensible),
  random: measurePlayer(RANDOM, used.random),
};
console.log(JSON.stringify(speeds));

/** Rounds of both loops take turns, so that a busy machine slows them alike. */
function measurePlayer(player, dice) {
  const match = new Match(setup, [player, player]);
  const bare = bareLoop(dice);
  let perSecond = 0;
  let barePerSecond = 0;
  for (let round = 0; round < ROUNDS; round++) {
    perSecond = Math.max(
      perSecond,
      rate(GAMES, (index) => match.play('bench', index)),
    );
    barePerSecond = Math.max(barePerSecond, rate(GAMES * 20, bare));
  }
  return { perSecond, barePerSecond };
}

function rate(games, play) {
  const start = performance.now();
  for (let index = 0; index < games; index++) play(index);
  return (games / (performance.now() - start)) * 1000;
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
