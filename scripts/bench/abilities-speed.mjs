import { readFileSync } from 'node:fs';
import { SensiblePlayer } from '../../src/dice-masters/engine/choosers/sensible.ts';
import { engineCard } from '../../src/dice-masters/engine/engine-card.ts';
import { Match } from '../../src/dice-masters/engine/play.ts';

/** Short rounds, so that a busy machine leaves some of them alone. */
const ROUNDS = 200;
const GAMES = 500;

/** Started by `abilities.mjs`, with a plain setup and the team full of abilities in a file. */
const { plain, team } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const cards = team.map(({ card, dice }) => ({ card: engineCard(card), dice }));
const able = { ...plain, seats: [{ kind: 'player', life: 20, cards }, plain.seats[1]] };
console.log(JSON.stringify(measure(matchOf(able), matchOf(plain))));

function matchOf(setup) {
  const player = new SensiblePlayer();
  return new Match(setup, [player, player]);
}

/** Rounds of both teams take turns, so that a busy machine slows them alike. */
function measure(first, second) {
  let [perSecond, plainPerSecond] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    perSecond = Math.max(perSecond, rate(first));
    plainPerSecond = Math.max(plainPerSecond, rate(second));
  }
  return { perSecond, plainPerSecond };
}

function rate(match) {
  const start = performance.now();
  for (let index = 0; index < GAMES; index++) match.play('bench', index);
  return (GAMES / (performance.now() - start)) * 1000;
}
