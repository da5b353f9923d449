import { existsSync, readFileSync } from 'node:fs';

/** A test file that broke before its first test counts as one failure. */
export function vitestCounts(file, exitCode) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = report(file);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return withExitCode(numPassedTests, numFailedTests + broken.length, exitCode);
}

/** A test that failed before it passed has failed. */
export function playwrightCounts(file, exitCode) {
  const { expected = 0, flaky = 0, unexpected = 0 } = report(file).stats ?? {};
  return withExitCode(expected, unexpected + flaky, exitCode);
}

function report(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** A runner that ends badly without naming a test still counts as one failure. */
function withExitCode(passed, failed, exitCode) {
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}
