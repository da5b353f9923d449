import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

// `resolved` is reported by itself; npm never downloads from the others.
const SKIPPED = new Set(['resolved', 'funding', 'deprecated', 'license']);

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const problems = Object.entries(packages).flatMap(([path, entry]) => [
  ...sourceProblems(path, entry),
  ...optionalProblems(path, entry),
]);

for (const problem of problems) console.error(problem);
const count = Object.keys(packages).length - 1;
if (problems.length === 0) console.log(`${count} packages: every one has its hash and no address.`);
else process.exitCode = 1;

function sourceProblems(path, entry) {
  const name = path || 'the project';
  const problems = [];
  const isLocal = path === '' || entry.link || !path.includes('node_modules/');
  if (!isLocal && !entry.inBundle && !entry.integrity) problems.push(`${name}: no integrity`);
  if (entry.resolved && !entry.link) problems.push(`${name}: resolved from ${entry.resolved}`);
  for (const address of addresses(entry)) problems.push(`${name}: names the address ${address}`);
  return problems;
}

function addresses(entry) {
  const text = JSON.stringify(entry, (key, value) => (SKIPPED.has(key) ? undefined : value));
  return text.match(/https?:\/\/[^"]+/g) ?? [];
}

function optionalProblems(path, entry) {
  return Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !isLocked(path, name))
    .map((name) => `${path || 'the project'}: optional dependency ${name} has no entry`);
}

/** Looks where Node would: beside the package, then in every node_modules above it. */
function isLocked(path, name) {
  for (let home = path; ; home = home.slice(0, Math.max(0, home.lastIndexOf('node_modules') - 1))) {
    const prefix = home === '' ? '' : `${home}/`;
    if (packages[`${prefix}node_modules/${name}`]) return true;
    if (home === '') return false;
  }
}
