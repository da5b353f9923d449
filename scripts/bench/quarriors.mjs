import { join } from 'node:path';
import { requireCatalogue } from '../../src/quarriors/catalogue/index.ts';
import { dealt, dealWilds, wildsCards } from '../../src/quarriors/wilds/index.ts';
import { violationsIn } from '../../tests/quarriors/engine/support/random-game.ts';
import { main } from '../lib/main.mjs';
import { root } from '../lib/root.mjs';
import { runBundled } from './bundled.mjs';
import { report } from './report.mjs';

const HEADING =
  'One thread, the engine bundled as browsers get it, all abilities, two players who race for Glory; the best of several rounds.';
const LEAST_PER_SECOND = 10_000;
const WATCHED = Number(process.env.PROPERTY_RUNS ?? 100_000);

main(async () => {
  const { cards, classes } = requireCatalogue(join(root, 'content/'));
  const all = wildsCards(cards, classes);
  const wilds = Array.from({ length: 8 }, (_, at) =>
    dealt(dealWilds(all, { locked: [], excluded: [] }, `bench ${at}`)),
  );
  const { perSecond } = await runBundled('quarriors-speed.mjs', { box: { cards, classes }, wilds });
  const violations = [];
  for (let game = 0; game < WATCHED; game++) {
    violations.push(...violationsIn(`bench ${game}`, 2 + (game % 3), game));
  }
  for (const violation of violations.slice(0, 10)) console.log(violation);
  return report('quarriors', HEADING, [
    [
      'whole two-player games',
      `${Math.round(perSecond).toLocaleString('en')} a second`,
      `at least ${LEAST_PER_SECOND.toLocaleString('en')} a second`,
      perSecond >= LEAST_PER_SECOND,
    ],
    [
      'random games of 2, 3 and 4 players without a violation',
      `${WATCHED - violations.length} of ${WATCHED}`,
      'all',
      violations.length === 0,
    ],
  ]);
});
