import { findEngines } from '../lib/engines.mjs';

/** Says which engines are tried; gives their test files and where their programs are. */
export function smokePlan() {
  const files = [];
  const env = {};
  for (const [engine, { programs, packages }] of Object.entries(findEngines())) {
    const paths = Object.values(programs);
    if (paths.every(Boolean)) {
      console.log(`${engine}: ${paths.join(', ')}`);
      files.push(`tests/smoke/${engine}.test.ts`);
      Object.assign(env, programs);
    } else {
      console.log(`${engine}: not found, so not tried; on Debian its packages are ${packages}.`);
    }
  }
  return { files, env };
}
