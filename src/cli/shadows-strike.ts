import { BLOCKS, DAMAGE, formatBattleDie } from '../shadows-of-the-past/dice/index.ts';
import {
  type Aim,
  lossAt,
  REROLLS,
  type Reroll,
  strikeOdds,
} from '../shadows-of-the-past/strikes/index.ts';
import { formatFraction, formatPercent, toNumber } from '../tabletop/fraction.ts';
import { atLeast } from '../tabletop/spread.ts';
import { dataOf, type Told } from './odds-answer.ts';
import { BadQuestion } from './question.ts';
import type { ShadowsAsked } from './shadows.ts';
import { readCount, readFaces } from './shadows-numbers.ts';

const NEAR = 2;
const FAR = 40;
const MOST_WOUNDS = 60;

const REROLL_WORDS: Record<Reroll, string> = {
  none: 'Nobody re-rolls.',
  attacker: 'The attacker may spend 1 Focus before the defense roll (S7.6).',
  defender: 'The defender may spend 1 Focus, knowing the damage (S7.6).',
  both: 'Either side may spend 1 Focus on its own roll, the attacker first (S7.6).',
};

/** The exact spread of wounds of a strike. */
export function tellStrike(asked: ShadowsAsked): Told {
  const die = readFaces(asked.faces);
  const attack = readCount('attack', asked.attack, null);
  const defend = readCount('defend', asked.defend, null);
  const loss = lossAt(readCount('distance', asked.distance, NEAR, FAR));
  const reroll = readReroll(asked.reroll ?? 'none');
  const need = asked['at-least'];
  const aim: Aim = need === undefined ? 'mean' : readCount('at-least', need, null, MOST_WOUNDS);
  const question = { die, attack, defend, loss, damage: DAMAGE, blocks: BLOCKS, reroll, aim };
  const { wounds, mean, attackerSpends, defenderSpends } = strikeOdds(question);
  const rows = wounds.map((chance, amount) => ({
    wounds: amount,
    ...dataOf(chance),
    atLeast: dataOf(atLeast(wounds, amount)),
  }));
  const explanation = `${REROLL_WORDS[reroll]} A hit is 1 damage, a double hit 2 (S7.1); a block cancels 1 (S7.2).`;
  const [value, fraction] = [toNumber(mean), formatFraction(mean)];
  return {
    data: {
      attack,
      defend,
      loss,
      faces: formatBattleDie(die),
      reroll,
      aim: aim === 'mean' ? 'mean' : { atLeast: aim },
      ...(aim !== 'mean' && dataOf(atLeast(wounds, aim))),
      distribution: rows,
      mean: { value, fraction },
      attackerSpends: dataOf(attackerSpends),
      defenderSpends: dataOf(defenderSpends),
      explanation,
    },
    words: [
      `${attack} dice against ${defend}: ${value.toFixed(3)} wounds on average (${fraction}).`,
      ...wounds.map(
        (chance, amount) =>
          `${String(amount).padStart(3)} ${formatPercent(chance).padStart(9)}  ${formatFraction(chance)}`,
      ),
      explanation,
    ],
  };
}

function readReroll(word: string): Reroll {
  const reroll = REROLLS.find((known) => known === word);
  if (!reroll) throw new BadQuestion(`--reroll is ${REROLLS.join(', ')}.`);
  return reroll;
}
