import { DICE_PER_TURN } from '../quarriors/cards/index.ts';
import type { Catalogue } from '../quarriors/catalogue/index.ts';
import {
  chanceOf,
  type Draw,
  findDie,
  meanQuiddity,
  type OddsDie,
  REROLL_WORDS,
  REROLLS,
  type Reroll,
  WHAT_COUNTS,
} from '../quarriors/odds/index.ts';
import { formatFraction, formatPercent, toNumber } from '../tabletop/fraction.ts';
import { dataOf, type Told } from './odds-answer.ts';
import { readNumber } from './odds-question.ts';
import { BadQuestion } from './question.ts';

export interface OddsAsked {
  dice: string | undefined;
  used: string | undefined;
  draw: string | undefined;
  'at-least': string | undefined;
  reroll: string | undefined;
}

/** Most dice a player can own of the box; more are a slip of the finger. */
const MOST_DICE = 60;

/** The chance of an amount, or the mean where no amount is asked. */
export function tellQuiddity(asked: OddsAsked, catalogue: Catalogue): Told {
  if (asked.dice === undefined) {
    throw new BadQuestion('Which dice? Give --dice "8 quiddity, 4 assistant".');
  }
  const bag = readPile(asked.dice, catalogue);
  const used = asked.used === undefined ? [] : readPile(asked.used, catalogue);
  const dice = new Map([...bag, ...used].map(({ die }) => [die.id, die]));
  const counts = (pile: readonly Pile[]) =>
    [...dice.keys()].map((id) =>
      pile.reduce((sum, { die, count }) => sum + (die.id === id ? count : 0), 0),
    );
  const draw: Draw = {
    kinds: [...dice.values()],
    bag: counts(bag),
    used: counts(used),
    draw: readNumber('draw', asked.draw ?? String(DICE_PER_TURN)),
    reroll: readReroll(asked.reroll ?? 'none'),
  };
  const atLeast = asked['at-least'];
  return atLeast === undefined ? tellMean(draw) : tellChance(draw, readNumber('at-least', atLeast));
}

function tellChance(draw: Draw, atLeast: number): Told {
  const chance = atLeast === 0 ? { num: 1n, den: 1n } : chanceOf(draw, atLeast);
  return {
    data: {
      ...dataOf(chance),
      atLeast,
      draw: draw.draw,
      reroll: draw.reroll,
      explanation: explained(draw),
    },
    words: [
      `${formatPercent(chance)} (${formatFraction(chance)})`,
      `For at least ${atLeast} Quiddity from ${draw.draw} dice.`,
      explained(draw),
    ],
  };
}

function tellMean(draw: Draw): Told {
  const mean = meanQuiddity(draw);
  const [value, fraction] = [toNumber(mean), formatFraction(mean)];
  return {
    data: {
      mean: value,
      fraction,
      draw: draw.draw,
      reroll: draw.reroll,
      explanation: explained(draw),
    },
    words: [
      `${value.toFixed(3)} Quiddity on average (${fraction}) from ${draw.draw} dice.`,
      explained(draw),
    ],
  };
}

function explained({ reroll }: Draw): string {
  return `${REROLL_WORDS[reroll]} ${WHAT_COUNTS}`;
}

interface Pile {
  die: OddsDie;
  count: number;
}

/** `8 quiddity, 4 assistant`: numbers and ids of classes or cards. */
function readPile(text: string, catalogue: Catalogue): Pile[] {
  const pile = text.split(',').map((word) => readDice(word.trim(), catalogue));
  if (pile.reduce((sum, { count }) => sum + count, 0) > MOST_DICE) {
    throw new BadQuestion(`At most ${MOST_DICE} dice.`);
  }
  return pile;
}

function readDice(word: string, catalogue: Catalogue): Pile {
  const [, count = '1', id] = /^(?:(\d{1,2})\s*x?\s*)?([a-z][a-z-]*)$/i.exec(word) ?? [];
  const die = id === undefined ? null : findDie(id.toLowerCase(), catalogue);
  if (!die) {
    const known = catalogue.classes.map((one) => one.id).join(', ');
    throw new BadQuestion(
      `"${word}" is no dice. Give a number and a class (${known}) or a card such as growth-spell.`,
    );
  }
  return { die, count: Number(count) };
}

function readReroll(word: string): Reroll {
  const reroll = REROLLS.find((known) => known === word);
  if (!reroll) throw new BadQuestion(`--reroll is ${REROLLS.join(', ')}.`);
  return reroll;
}
