import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every set file of a folder as `{ file, code, needs }`; needs are the codes its cards point to. */
export function readSets(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const { code, cards } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return { file, code, needs: neededCodes(cards) };
    });
}

/** About `share` of the sets, closed under what their cards point to. */
export function chooseSets(sets, share) {
  const byCode = new Map(sets.map((set) => [set.code, set]));
  const kept = new Set();
  const keep = (set) => {
    if (!set || kept.has(set)) return;
    kept.add(set);
    for (const code of set.needs) keep(byCode.get(code));
  };
  for (const set of sets) {
    if (kept.size >= sets.length * share) break;
    keep(set);
  }
  return kept;
}

function neededCodes(cards) {
  const codes = new Set();
  for (const { die, reprintOf } of cards) {
    if (die) codes.add(die.split('/')[0]);
    if (reprintOf) codes.add(reprintOf.slice(0, reprintOf.lastIndexOf('-')));
  }
  return codes;
}
