import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SensiblePlayer } from '../../src/engine/choosers/sensible.ts';
import { Match } from '../../src/engine/play.ts';
import { playUntilAllSeen } from '../../tests/cards/support/exhaustive-run.ts';
import { cardOf } from '../../tests/engine/support/catalogue.ts';
import { plainGoldfish } from '../../tests/engine/support/plain-team.ts';
import { main } from '../lib/main.mjs';
import { root } from '../lib/root.mjs';

const TURNS = 10;
const ROUNDS = 20;
const GAMES = 2000;
const MOST_GAMES = Number(process.env.ABILITY_GAMES ?? 50_000);
const LEAST_PER_SECOND = 20_000;

/** Triggers, bonuses, Globals, bursts and keywords, eight characters and two Basic Actions. */
const TEAM = [
  'hhs-018',
  'hhs-007',
  'hhs-025',
  'hhs-004',
  'imw-010',
  'imw-008',
  'wwe-022',
  'wwe-031',
];
const BASICS = ['hhs-049', 'hhs-056'];

main(() => {
  const { perSecond, plainPerSecond } = measure();
  const { games, unseen, violations } = playUntilAllSeen('bench', MOST_GAMES);
  const count = (number) => Math.round(number).toLocaleString('en');
  const rows = [
    [
      'ten-turn games with a team full of abilities',
      `${count(perSecond)} a second`,
      `at least ${count(LEAST_PER_SECOND)} a second`,
      perSecond >= LEAST_PER_SECOND,
    ],
    ['the same with a plain team', `${count(plainPerSecond)} a second`, '–', true],
    [
      'random games until every text has done something',
      `${count(games)}, ${unseen.length} texts not seen`,
      `none unseen within ${count(MOST_GAMES)}`,
      unseen.length === 0,
    ],
    ['violations in them', `${violations.length}`, 'none', violations.length === 0],
  ];
  const table = [
    'One thread, cards of the three boxes; the best of several rounds.',
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
  for (const text of [...unseen, ...violations.slice(0, 10)]) console.log(text);
  writeFileSync(join(root, 'tests/bench/abilities.md'), table);
  return rows.every(([, , , kept]) => kept) ? 0 : 1;
});

/** Rounds of both teams take turns, so that a busy machine slows them alike. */
function measure() {
  const plain = plainGoldfish(TURNS);
  const cards = [...TEAM, ...BASICS].map((id) => ({
    card: cardOf(id),
    dice: BASICS.includes(id) ? 3 : 2,
  }));
  const able = { ...plain, seats: [{ kind: 'player', life: 20, cards }, plain.seats[1]] };
  const [first, second] = [able, plain].map((setup) => {
    const player = new SensiblePlayer();
    return new Match(setup, [player, player]);
  });
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
