import { join } from 'node:path';
import { facesOf } from '../../src/dice-masters/cards/die.ts';
import { requireCatalogue } from '../../src/dice-masters/catalogue/read.ts';
import { plainGoldfish } from '../../tests/dice-masters/engine/support/plain-team.ts';
import { playUntilAllSeen } from '../../tests/dice-masters/playing-cards/support/exhaustive-run.ts';
import { main } from '../lib/main.mjs';
import { root } from '../lib/root.mjs';
import { runBundled } from './bundled.mjs';
import { report } from './report.mjs';

const TURNS = 10;
const HEADING =
  'One thread, the engine bundled as browsers get it, cards of the three boxes; the best of several rounds.';
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

main(async () => {
  const plain = plainGoldfish(TURNS);
  const { perSecond, plainPerSecond } = await runBundled('abilities-speed.mjs', {
    plain,
    team: teamOf([...TEAM, ...BASICS]),
  });
  const { games, unseen, violations } = playUntilAllSeen('bench', MOST_GAMES);
  for (const text of [...unseen, ...violations.slice(0, 10)]) console.log(text);
  return report('abilities', HEADING, [
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
  ]);
});

/** The cards as data; their texts are compiled where they are played. */
function teamOf(ids) {
  const { cards, dice } = requireCatalogue(join(root, 'content'));
  return ids.map((id) => {
    const card = cards.find((one) => one.id === id);
    const die = dice.get(card.die);
    return { card: { ...card, faces: facesOf(card, die) }, dice: BASICS.includes(id) ? 3 : 2 };
  });
}

function count(number) {
  return Math.round(number).toLocaleString('en');
}
