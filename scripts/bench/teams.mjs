import { main } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';

const FILES = [
  'tests/teams/legality/repairs.test.ts',
  'tests/teams/legality/custom-format.test.ts',
  'tests/teams/links',
  'tests/teams/compare',
  'tests/teams/random/random-team.test.ts',
  'tests/ui/library/properties.test.ts',
];

const TEN_MINUTES = '600000';

/** The properties of teams, links and stored teams, ten thousand cases each. */
main(() =>
  run('vitest', ['run', '--project', 'unit', '--testTimeout', TEN_MINUTES, ...FILES], {
    env: { PROPERTY_RUNS: '10000' },
  }),
);
