import { ENERGY_NAMES } from '../../../dice-masters/cards/index.ts';
import {
  ATTACK,
  type Cost,
  cardOn,
  type DecisionKind,
  dieCard,
  dieName,
  type Game,
  type Option,
  type Outcome,
  optionName,
  optionNames,
  type Question,
  type Step,
  ZONE_NAMES,
  zoneDice,
} from '../../../dice-masters/engine/index.ts';
import {
  askedWords,
  faceWords,
  optionDeed,
  optionText,
  type SeatNames,
} from '../../../dice-masters/words/index.ts';
import { hurtWords, shareWords, splitQuestion } from './damage-words.ts';
import { isTogether } from './plans.ts';

export const STEP_NAMES: Record<Step, string> = {
  start: 'Start',
  'clear-and-draw': 'Clear and Draw',
  'roll-and-reroll': 'Roll and Reroll',
  main: 'Main',
  attack: 'Attack',
  cleanup: 'Cleanup',
};

/** The five steps in order; the start of a turn is none of them. */
export const TURN_STEPS: readonly Step[] = [
  'clear-and-draw',
  'roll-and-reroll',
  'main',
  'attack',
  'cleanup',
];

const QUESTIONS: Record<DecisionKind, string> = {
  reroll: 'Which dice do you roll again? You may, once.',
  main: 'Buy, field and use what you like, then pass.',
  window: 'Pass, or use something first.',
  attackers: 'Who attacks? Choose, then confirm.',
  blockers: 'Who blocks whom?',
  'keyword-window': 'Use a keyword now, or pass.',
  pay: 'Which energy pays?',
  'split-damage': 'How is the damage split?',
  target: 'Choose a target.',
  may: 'Do you want to?',
  order: 'What happens first?',
  name: 'Name a card.',
  amount: 'How much?',
  reaction: 'React, or let it happen.',
  'choose-die': 'Choose a die.',
  'drawn-die': 'Which die did you draw?',
  'rolled-face': 'What did the die show?',
  face: 'Which face does it show?',
};

function plainQuestion(game: Game, question: Question): string {
  const { kind } = question;
  if (kind === 'window') return windowQuestion(question);
  if (kind === 'attackers' && !isTogether(question)) return 'Dice that must attack go first.';
  return kind === 'split-damage' ? splitQuestion(game, question) : QUESTIONS[kind];
}

/** The open question in words, with the card that asks it. */
export function questionWords(game: Game, question: Question): string {
  const words = [askedWords(game), plainQuestion(game, question)].filter(Boolean).join(' ');
  const asking = askingCard(game, question);
  return asking === null ? words : `${asking}: ${words}`;
}

function askingCard(game: Game, { die, card }: Question): string | null {
  if (die >= 0) return dieCard(game, die).name;
  return card >= 0 ? cardOn(game, card).name : null;
}

const USED: Partial<Record<Option['verb'], string>> = {
  use: 'an action die',
  global: 'a Global',
  activate: 'a die in the Field',
};

/** Names only what there is to use: action dice are the active player's alone. (R12.7, R7.3.2) */
function windowQuestion({ options }: Question): string {
  const found = new Set(options.flatMap(({ verb }) => USED[verb] ?? []));
  return found.size === 0 ? QUESTIONS.window : `Use ${[...found].join(' or ')}, or pass.`;
}

/** An option as a button says it. */
export function optionWords(game: Game, question: Question, place: number): string {
  const option = question.options[place];
  switch (option?.verb) {
    case undefined:
      throw new Error(`${place} is no option of ${question.kind}`);
    case 'pass':
      return question.kind === 'main' ? 'Pass: on to the attack' : 'Pass';
    case 'done':
      return doneWords(game, question);
    case 'buy':
      return `Buy ${cardOn(game, option.card).name} for ${option.cost}`;
    case 'field':
      return `${plainWords(game, place)} ${costWords(option.cost)}`;
    case 'global':
      return globalWords(game, option, place);
    case 'activate':
      return plainWords(game, place);
    case 'amount':
      return question.kind === 'split-damage'
        ? shareWords(game, question, place)
        : plainWords(game, place);
    default:
      return `${optionDeed(game, place) ?? plainWords(game, place)}${hurtWords(game, question, place)}`;
  }
}

/** With its cost, and with whose card it is where both sides brought the same. (R11.5) */
function globalWords(game: Game, option: Option & { verb: 'global' }, place: number): string {
  const name = optionName(game, place);
  const isAmbiguous = optionNames(game).filter((other) => other === name).length > 1;
  const whose = option.isOwn ? ' of your card' : " of the opponent's card";
  return `${plainWords(game, place)}${isAmbiguous ? whose : ''} ${priceWords(option.price)}`;
}

function priceWords({ energy, types, life = 0 }: Cost): string {
  const rest = energy - types.length;
  const parts = types.map((type) => ENERGY_NAMES[type]);
  if (rest > 0) parts.push(`${rest}`);
  if (life > 0) parts.push(`${life} life`);
  return parts.length === 0 ? 'for free' : `for ${parts.join(' + ')}`;
}

function plainWords(game: Game, option: number): string {
  return upperFirst(optionText(game, option));
}

/** What confirms dice that are chosen together. (R7.2.2, R12.2) */
export function confirmWords(game: Game, question: Question, count: number): string {
  if (count === 0) return doneWords(game, question);
  const dice = count === 1 ? '1 die' : `${count} dice`;
  return question.kind === 'reroll' ? `Roll ${dice} again` : `Attack with ${dice}`;
}

/** The attack of dice that have no choice, alike ones counted: `Attack with 2 × Ric Flair level 1, as they must`. (B10) */
export function forcedWords(game: Game, dice: readonly number[]): string {
  const counts = new Map<string, number>();
  for (const die of dice) {
    const name = dieName(game, die, faceWords);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
  const list = new Intl.ListFormat('en').format(names);
  return `Attack with ${list}, as ${dice.length === 1 ? 'it' : 'they'} must`;
}

function doneWords(game: Game, { kind, seat, taken }: Question): string {
  if (kind === 'reroll') return taken.length > 0 ? 'Roll these' : 'Keep all';
  const isFighting = zoneDice(game, seat, ATTACK).length > 0;
  if (kind === 'attackers') return isFighting ? 'Attack with these' : 'Do not attack';
  if (kind === 'blockers') return isFighting ? 'Block like this' : 'Do not block';
  return 'Done';
}

function costWords(cost: number): string {
  return cost === 0 ? 'for free' : `for ${cost}`;
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** How the game ended, or null while it goes on. */
export function endWords({ winner, end }: Outcome, seats: SeatNames): string | null {
  if (end === 'open') return null;
  if (end === 'turns') return 'The last turn is over: nobody has won.';
  return winner === null || winner === 'tie' ? 'A tie: both sides lose.' : `${seats[winner]} wins!`;
}

/** Where a die lies, for people who do not see it. */
export function placeWords(zone: keyof typeof ZONE_NAMES, isOwn: boolean): string {
  return isOwn ? ZONE_NAMES[zone] : `opponent’s ${ZONE_NAMES[zone]}`;
}
