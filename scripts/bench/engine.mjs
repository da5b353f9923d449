import { RANDOM } from '../../src/dice-masters/engine/choosers/random.ts';
import { SensiblePlayer } from '../../src/dice-masters/engine/choosers/sensible.ts';
import { Match } from '../../src/dice-masters/engine/play.ts';
import { violationsIn } from '../../tests/dice-masters/engine/support/invariants.ts';
import { plainGoldfish } from '../../tests/dice-masters/engine/support/plain-team.ts';
import { main } from '../lib/main.mjs';
import { runBundled } from './bundled.mjs';
import { report } from './report.mjs';

const SETUP = plainGoldfish(10);
const WATCHED = Number(process.env.PROPERTY_RUNS ?? 100_000);
const BARS = { gamesPerSecond: 50_000, bareTimes: 80 };
const HEADING =
  'One thread, the engine bundled as browsers get it, a plain team of 16 dice and 2 Basic Actions; the best of several rounds.';

main(async () => {
  const sensible = await speedOf('sensible', new SensiblePlayer());
  const random = await speedOf('random', RANDOM);
  const violations = watchGames();
  for (const violation of violations.slice(0, 10)) console.log(violation);
  return report('engine', HEADING, [
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
  ]);
});

/** Each player in a process of its own, as each has workers of its own. */
function speedOf(player, chooser) {
  return runBundled('engine-speed.mjs', { setup: SETUP, player, used: diceUsed(chooser) });
}

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

/** How many dice a game draws and rolls on average. */
function diceUsed(player) {
  const match = new Match(SETUP, [player, player]);
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

function watchGames() {
  const violations = [];
  for (let game = 0; game < WATCHED; game++) {
    const found = violationsIn(`bench ${game}`, 6);
    if (found.length > 0) violations.push(`game ${game}: ${found[0]}`);
  }
  return violations;
}
