import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RANDOM } from '../../src/engine/choosers/random.ts';
import { SensiblePlayer } from '../../src/engine/choosers/sensible.ts';
import { Match } from '../../src/engine/play.ts';
import { Xoshiro } from '../../src/engine/random/xoshiro.ts';
import { violationsIn } from '../../tests/engine/support/invariants.ts';
import { plainGoldfish } from '../../tests/engine/support/plain-team.ts';
import { main } from '../lib/main.mjs';
import { root } from '../lib/root.mjs';

const TURNS = 10;
const ROUNDS = 20;
const GAMES = 4000;
const WATCHED = Number(process.env.PROPERTY_RUNS ?? 100_000);
const BARS = { gamesPerSecond: 50_000, bareTimes: 80 };

main(() => {
  const sensible = measurePlayer(new SensiblePlayer());
  const random = measurePlayer(RANDOM);
  const violations = watchGames();
  const rows = [
    speed('ten-turn goldfish games, a sensible player', sensible),
    times('the time of only drawing and rolling as many dice', sensible),
    speed('ten-turn goldfish games, random play', random),
    times('the time of only drawing and rolling as many dice', random),
    [
      `random games of random teams without a violation`,
      `${WATCHED - violations.length} of ${WATCHED}`,
      'all',
      violations.length === 0,
    ],
  ];
  const table = [
    'One thread, a plain team of 16 dice and 2 Basic Actions; the best of several rounds.',
    '',
    '| what | measured | bar | kept |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ([what, measured, bar, kept]) =>
        `| ${what} | ${measured} | ${bar} | ${kept ? 'yes' : 'no'} |`,
    ),
    '',
  ].join('\n');
  console.log(table);
  for (const violation of violations.slice(0, 10)) console.log(violation);
  writeFileSync(join(root, 'tests/bench/engine.md'), table);
  return rows.every(([, , , kept]) => kept) ? 0 : 1;
});

function speed(what, { perSecond }) {
  const measured = Math.round(perSecond).toLocaleString('en');
  const bar = `at least ${BARS.gamesPerSecond.toLocaleString('en')} a second`;
  return [what, `${measured} a second`, bar, perSecond >= BARS.gamesPerSecond];
}

function times(what, { perSecond, barePerSecond }) {
  const factor = barePerSecond / perSecond;
  return [
    what,
    `${factor.toFixed(1)} times`,
    `at most ${BARS.bareTimes}`,
    factor <= BARS.bareTimes,
  ];
}

/** Rounds of both loops take turns, so that a busy machine slows them alike. */
function measurePlayer(player) {
  const match = new Match(plainGoldfish(TURNS), [player, player]);
  const bare = bareLoop(diceUsed(player));
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

/** How many dice a game draws and rolls on average. */
function diceUsed(player) {
  const match = new Match(plainGoldfish(TURNS), [player, player]);
  const { chance } = match.game;
  const used = { draws: 0, rolls: 0 };
  match.game.chance = {
    draw: (game, seat) => {
      used.draws++;
      return chance.draw(game, seat);
    },
    roll: (game, die) => {
      used.rolls++;
      return chance.roll(game, die);
    },
  };
  const games = 500;
  for (let index = 0; index < games; index++) match.play('bench', index);
  return { draws: Math.round(used.draws / games), rolls: Math.round(used.rolls / games) };
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

function watchGames() {
  const violations = [];
  for (let game = 0; game < WATCHED; game++) {
    const found = violationsIn(`bench ${game}`, 6);
    if (found.length > 0) violations.push(`game ${game}: ${found[0]}`);
  }
  return violations;
}
