import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest would leave one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // A limit for what hangs, not a measure of speed: the suite passes on a machine busy with other work.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/site/**', 'tests/e2e/**', 'tests/smoke/**'],
        },
      },
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
      { extends: true, test: { name: 'smoke', include: ['tests/smoke/**/*.test.ts'] } },
    ],
  },
});
