import { PROFILES, type ProfileId } from '../dice-masters/engine/index.ts';
import { BadQuestion } from './question.ts';

const IDS = Object.keys(PROFILES) as ProfileId[];

/** How the flag is typed. */
export const RULES_FLAG = `--rules ${IDS.join('|')}`;

/** Which books decide; the newest of the boxes where nobody says. */
export function readRules(word = '2019'): ProfileId {
  const id = IDS.find((known) => known === word);
  if (!id) throw new BadQuestion(`--rules is ${IDS.join(', ')}.`);
  return id;
}
