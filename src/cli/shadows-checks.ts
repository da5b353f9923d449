import {
  countWaking,
  diceOf,
  focusCheck,
  inTries,
  waking,
} from '../shadows-of-the-past/strikes/index.ts';
import { formatFraction, formatPercent } from '../tabletop/fraction.ts';
import { dataOf, type Told } from './odds-answer.ts';
import type { ShadowsAsked } from './shadows.ts';
import { readCount, readFaces } from './shadows-numbers.ts';

const MOST_BESIDE = 8;
const MOST_TRIES = 12;

/** Dice to wake up, and with faces the chance of each try. (S10.4 to S10.6) */
export function tellWaking(asked: ShadowsAsked): Told {
  const who = asked.leader ? 'leader' : 'hero';
  const parts = countWaking(who, {
    defend: readCount('defend', asked.defend, null),
    shells: readCount('shells', asked.shells, 0),
    heroes: readCount('heroes', asked.heroes, 0, MOST_BESIDE),
    leaders: readCount('leaders', asked.leaders, 0, MOST_BESIDE),
    minions: readCount('minions', asked.minions, 0, MOST_BESIDE),
    bruisers: readCount('bruisers', asked.bruisers, 0, MOST_BESIDE),
  });
  const dice = diceOf(parts);
  const lines = parts.map(
    ({ words, dice: count, rule, by }) =>
      `${count > 0 ? '+' : '−'}${Math.abs(count)} ${words} (${by ? `${by}, ` : ''}${rule})`,
  );
  if (asked.faces === undefined && asked.wake === undefined) {
    return { data: { who, dice, parts }, words: [`${dice} dice.`, ...lines] };
  }
  const die = readFaces(asked.faces);
  const need = readCount('wake', asked.wake, null, 99);
  const has = readCount('has', asked.has, 0, 99);
  const tries = Math.max(1, readCount('tries', asked.tries, 1, MOST_TRIES));
  const { at, never } = waking(die, dice, { need, has, tries });
  return {
    data: { who, dice, parts, need, has, tries: at.map(dataOf), never: dataOf(never) },
    words: [
      `${dice} dice, ${need} Life to stand up.`,
      ...lines,
      ...at.map(
        (chance, place) => `try ${place + 1}: ${formatPercent(chance)} (${formatFraction(chance)})`,
      ),
      'No Focus on this roll (S10.6).',
    ],
  };
}

/** The chance of a Focus check. (S11.3) */
export function tellCheck(asked: ShadowsAsked): Told {
  const die = readFaces(asked.faces);
  const dice = readCount('focus', asked.focus, null);
  const difficulty = readCount('difficulty', asked.difficulty, null, 60);
  const tries = Math.max(1, readCount('tries', asked.tries, 1, MOST_TRIES));
  const { plain, withFocus } = focusCheck(die, dice, difficulty);
  const chance = inTries(plain, tries);
  return {
    data: { dice, difficulty, tries, ...dataOf(chance), withFocus: dataOf(withFocus) },
    words: [
      `${formatPercent(chance)} (${formatFraction(chance)}) for ${difficulty} hits with ${dice} dice in ${tries} tries.`,
      `${formatPercent(withFocus)} (${formatFraction(withFocus)}) in one try with 1 Focus to re-roll (S11.1).`,
    ],
  };
}
