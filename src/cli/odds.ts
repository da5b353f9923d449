import { parseArgs } from 'node:util';
import { chanceToPay } from '../odds/chance-to-pay.ts';
import { draws, sizeOf } from '../odds/draw.ts';
import type { Goal } from '../odds/goal.ts';
import { chanceToPayAfterDraw } from '../odds/pay-after-draw.ts';
import type { Reroll } from '../odds/reroll.ts';
import type { TeamCatalogue } from '../teams/catalogue.ts';
import { type Told, tellChance, tellDie } from './odds-answer.ts';
import {
  BadQuestion,
  checkRoll,
  type DiceOfKind,
  readCardDie,
  readDice,
  readFirstTurnDraw,
  readGoal,
  readNumber,
  readReroll,
  readSeats,
  rolledDice,
} from './odds-question.ts';
import { tellTeam } from './odds-team.ts';

interface Answer {
  output: string;
  code: number;
}

const NAMES = [
  'dice',
  'bag',
  'used',
  'prep',
  'draw',
  'die',
  'cost',
  'energy',
  'buy',
  'reroll',
  'seat',
  'rules',
] as const;
type Options = Partial<Record<(typeof NAMES)[number], string[]>>;

const USAGE = `Usage:
  odds --dice 4 --cost 4 --energy fist[,bolt]|any [--reroll optimal|none|pawns|seek-fist] [--json]
  odds --dice 3,2xhhs-017 --buy hhs-017          Sidekicks and dice of cards; the price of a card
  odds --dice 4 --cost 2 --energy fist --cost 2 --energy bolt   two purchases from one roll
  odds --bag 6,hhs-017 [--used 2] [--draw 4] [--prep 1] --buy hhs-017
  odds --die hhs-017                             levels, bursts and energy of a die
  odds <link-or-file> [--seat first|second] [--rules 2019|2016]    what you can buy on turns 1 and 2`;

/** `odds …`: exact chances for a roll, a draw, a die or a team. */
export function oddsCommand(words: string[], catalogue: TeamCatalogue): Answer {
  const json = words.includes('--json');
  try {
    const { options, link } = readOptions(words);
    const told = answer(options, link, catalogue);
    return { output: json ? JSON.stringify(told.data) : told.words.join('\n'), code: 0 };
  } catch (error) {
    if (!(error instanceof BadQuestion || error instanceof RangeError)) throw error;
    return { output: json ? JSON.stringify({ problem: error.message }) : error.message, code: 1 };
  }
}

function readOptions(words: string[]): { options: Options; link: string } {
  const option = { type: 'string', multiple: true } as const;
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: {
        json: { type: 'boolean' },
        ...Object.fromEntries(NAMES.map((name) => [name, option])),
      },
      allowPositionals: true,
    });
    const lists = Object.entries(values).filter(([, value]) => Array.isArray(value));
    return { options: Object.fromEntries(lists) as Options, link: positionals.join(' ') };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new BadQuestion(`${error.message}\n${USAGE}`, { cause: error });
  }
}

function answer(options: Options, link: string, catalogue: TeamCatalogue): Told {
  const reroll = readReroll(options.reroll?.[0] ?? 'optimal');
  const [die] = options.die ?? [];
  if (die !== undefined) return tellDie(readCardDie(die, catalogue));
  const [dice] = options.dice ?? [];
  const [bag] = options.bag ?? [];
  if (dice === undefined && bag === undefined) {
    if (link === '') throw new BadQuestion(USAGE);
    const firstTurnDraw = readFirstTurnDraw(options.rules?.[0] ?? '2019');
    const seats = readSeats(options.seat?.[0]);
    return tellTeam(link, seats, { firstTurnDraw, reroll }, catalogue);
  }
  const { cost = [], energy = [], buy = [] } = options;
  const goal = readGoal(cost, energy, buy, catalogue);
  if (dice !== undefined) {
    const rolled = rolledDice(readDice(dice, catalogue));
    const figure = goal.length === 2 ? 'two-purchases' : 'chance-to-pay';
    return tellChance(
      chanceToPay({ dice: rolled, generic: 0, goal }, reroll),
      goal,
      reroll,
      figure,
    );
  }
  return tellDraw(bag ?? '', options, goal, reroll, catalogue);
}

function tellDraw(
  bag: string,
  { used, prep, draw }: Options,
  goal: Goal,
  reroll: Reroll,
  catalogue: TeamCatalogue,
): Told {
  const read = (text: string | undefined) => (text === undefined ? [] : readDice(text, catalogue));
  const piles = [read(bag), read(used?.[0]), read(prep?.[0])];
  const kinds = new Map(piles.flat().map(({ id, die }) => [id, die]));
  const [inBag = [], inUsed = [], inPrep = []] = piles.map((pile) =>
    [...kinds.keys()].map((id) => countOf(pile, id)),
  );
  const dice = readNumber('draw', draw?.[0] ?? '4');
  checkRoll(dice + sizeOf(inPrep));
  const chance = chanceToPayAfterDraw({
    kinds: [...kinds.values()],
    draws: draws({ bag: inBag, used: inUsed }, dice),
    prep: inPrep,
    goal,
    reroll,
  });
  return tellChance(chance, goal, reroll, 'after-draw');
}

function countOf(pile: readonly DiceOfKind[], wanted: string): number {
  return pile.reduce((sum, { id, count }) => sum + (id === wanted ? count : 0), 0);
}
