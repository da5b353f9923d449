import type { CardStore } from '../dice-masters/cards/index.ts';
import { PROFILES } from '../dice-masters/engine/index.ts';
import {
  chanceToPay,
  chanceToPayAfterDraw,
  draws,
  type Goal,
  type Reroll,
  sizeOf,
} from '../dice-masters/odds/index.ts';
import { type Answer, done, refusal } from './answer.ts';
import { type Told, tellChance, tellDie } from './odds-answer.ts';
import {
  checkRoll,
  type DiceOfKind,
  readCardDie,
  readDice,
  readGoal,
  readNumber,
  readReroll,
  readSeats,
  rolledDice,
} from './odds-question.ts';
import { tellTeam } from './odds-team.ts';
import { BadQuestion, readQuestion, type Usage } from './question.ts';
import { RULES_FLAG, readRules } from './rules-flag.ts';

export const ODDS = {
  name: 'odds',
  forms: [
    [
      '--dice 4 --cost 4 --energy fist[,bolt]|any [--reroll optimal|none|pawns|seek-fist] [--json]',
      'the exact chance to pay from one roll',
    ],
    ['--dice 3,2xhhs-017 --buy hhs-017', 'Sidekicks and dice of cards; the price of a card'],
    ['--dice 4 --cost 2 --energy fist --cost 2 --energy bolt', 'two purchases from one roll'],
    ['--bag 6,hhs-017 [--used 2] [--draw 4] [--prep 1] --buy hhs-017', 'after a draw'],
    ['--die hhs-017', 'levels, bursts and energy of a die'],
    [`<team> [--seat first|second] [${RULES_FLAG}]`, 'what you can buy on turns 1 and 2'],
  ],
  flags: {
    dice: 'word',
    bag: 'word',
    used: 'word',
    prep: 'word',
    draw: 'word',
    die: 'word',
    cost: 'words',
    energy: 'words',
    buy: 'words',
    reroll: 'word',
    seat: 'word',
    rules: 'word',
    json: 'yes',
  },
} as const satisfies Usage;

type Options = ReturnType<typeof readQuestion<(typeof ODDS)['flags']>>['asked'];

/** Exact chances for a roll, a draw, a die or a team. */
export function oddsCommand(words: string[], catalogue: CardStore): Answer {
  try {
    const { asked, rest } = readQuestion(words, ODDS);
    const told = answer(asked, rest, catalogue);
    return done(asked.json ? JSON.stringify(told.data) : told.words.join('\n'));
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    return refusal(isTooLarge ? new BadQuestion(error.message) : error, words, ODDS);
  }
}

function answer(options: Options, team: string[], catalogue: CardStore): Told {
  const { dice, bag, die, cost, energy, buy } = options;
  const reroll = readReroll(options.reroll ?? 'optimal');
  const { firstTurnDraw } = PROFILES[readRules(options.rules)];
  const seats = readSeats(options.seat);
  if (die !== undefined) return tellDie(readCardDie(die, catalogue));
  if (dice === undefined && bag === undefined) {
    if (team.length === 0) {
      throw new BadQuestion('What is asked? Give --dice, --bag, --die or a team.');
    }
    return tellTeam(team, seats, { firstTurnDraw, reroll }, catalogue);
  }
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
  catalogue: CardStore,
): Told {
  const read = (text: string | undefined) => (text === undefined ? [] : readDice(text, catalogue));
  const piles = [read(bag), read(used), read(prep)];
  const kinds = new Map(piles.flat().map(({ id, die }) => [id, die]));
  const [inBag = [], inUsed = [], inPrep = []] = piles.map((pile) =>
    [...kinds.keys()].map((id) => countOf(pile, id)),
  );
  const dice = readNumber('draw', draw ?? '4');
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
