import { ENERGY_NAMES } from '../../../dice-masters/cards/index.ts';
import {
  ACTIVATE,
  AMOUNT,
  ATTACK,
  BUY,
  type Cost,
  type DecisionKind,
  DONE,
  dieName,
  FIELD_DIE,
  fieldingCostOf,
  type Game,
  type Outcome,
  optionName,
  optionNames,
  PASS,
  type Step,
  USE,
  ZONE_NAMES,
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

function plainQuestion(game: Game): string {
  const { kind } = game.decision;
  if (kind === 'window') return windowQuestion(game);
  if (kind === 'attackers' && !isTogether(game.decision)) return 'Dice that must attack go first.';
  return kind === 'split-damage' ? splitQuestion(game) : QUESTIONS[kind];
}

/** The open question, with the card that asks it. */
export function questionOf(game: Game): string {
  const { decision, layout } = game;
  const { die, card } = decision;
  const asking = die >= 0 ? (layout.cardOf[die] ?? -1) : card;
  const question = [askedWords(game), plainQuestion(game)].filter(Boolean).join(' ');
  return asking >= 0 ? `${layout.card(asking).name}: ${question}` : question;
}

/** Names only what there is to use: action dice are the active player's alone. (R12.7, R7.3.2) */
function windowQuestion({ decision, hooks }: Game): string {
  const found = new Set<string>();
  for (let option = 0; option < decision.count; option++) {
    const verb = decision.verb[option];
    const isGlobal = hooks.activated[decision.a[option] ?? 0]?.hook.from === 'global';
    if (verb === USE) found.add('an action die');
    if (verb === ACTIVATE) found.add(isGlobal ? 'a Global' : 'a die in the Field');
  }
  return found.size === 0 ? QUESTIONS.window : `Use ${[...found].join(' or ')}, or pass.`;
}

/** An option as a button says it. */
export function optionWords(game: Game, option: number): string {
  const { decision } = game;
  const a = decision.a[option] ?? 0;
  const b = decision.b[option] ?? 0;
  switch (decision.verb[option]) {
    case PASS:
      return decision.kind === 'main' ? 'Pass: on to the attack' : 'Pass';
    case DONE:
      return doneWords(game);
    case BUY:
      return `Buy ${game.layout.card(a).name} for ${b}`;
    case FIELD_DIE:
      return `${plainWords(game, option)} ${costWords(fieldingCostOf(game, a))}`;
    case ACTIVATE:
      return activatedWords(game, option, a);
    case AMOUNT:
      return decision.kind === 'split-damage' ? shareWords(game, option) : plainWords(game, option);
    default:
      return `${optionDeed(game, option) ?? plainWords(game, option)}${hurtWords(game, option)}`;
  }
}

/** With its cost, and with whose card it is where both sides brought the same. (R11.5) */
function activatedWords(game: Game, option: number, place: number): string {
  const words = plainWords(game, option);
  const bound = game.hooks.activated[place];
  if (bound?.hook.from !== 'global') return words;
  const name = optionName(game, option);
  const isAmbiguous = optionNames(game).filter((other) => other === name).length > 1;
  const isOwn = game.layout.cardSeat[bound.origin.card] === game.decision.seat;
  const whose = isOwn ? ' of your card' : " of the opponent's card";
  return `${words}${isAmbiguous ? whose : ''} ${priceWords(bound.hook.cost)}`;
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
export function confirmWords(game: Game, count: number): string {
  if (count === 0) return doneWords(game);
  const dice = count === 1 ? '1 die' : `${count} dice`;
  return game.decision.kind === 'reroll' ? `Roll ${dice} again` : `Attack with ${dice}`;
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

function doneWords(game: Game): string {
  const { kind, seat } = game.decision;
  if (kind === 'reroll')
    return game.scratch.mark.some((mark) => mark !== 0) ? 'Roll these' : 'Keep all';
  const isFighting = game.table.count(seat, ATTACK) > 0;
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
