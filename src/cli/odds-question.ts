import { type CardStore, ENERGY_TYPES, type EnergyType } from '../dice-masters/cards/index.ts';
import {
  type Goal,
  MOST_DICE,
  type OddsDie,
  type Purchase,
  type Reroll,
  type Seat,
  SIDEKICK,
} from '../dice-masters/odds/index.ts';
import { BadQuestion } from './question.ts';

/** Dice of one kind. */
export interface DiceOfKind {
  /** A card id, or `sidekick`. */
  id: string;
  die: OddsDie;
  count: number;
}

/** `3,2xhhs-017,avx-019`: three Sidekicks and dice of cards. */
export function readDice(text: string, catalogue: CardStore): DiceOfKind[] {
  const dice = text.split(',').map((word) => readKind(word.trim(), catalogue));
  if (dice.reduce((sum, { count }) => sum + count, 0) > 99) {
    throw new BadQuestion('That is more dice than a player can own.');
  }
  return dice;
}

/** All dice of a roll, one by one. */
export function rolledDice(kinds: readonly DiceOfKind[]): OddsDie[] {
  const dice = kinds.flatMap(({ die, count }) => Array<OddsDie>(count).fill(die));
  checkRoll(dice.length);
  return dice;
}

export function checkRoll(dice: number): void {
  if (dice > MOST_DICE) throw new BadQuestion(`At most ${MOST_DICE} dice in one roll.`);
}

export function readCardDie(id: string, catalogue: CardStore): OddsDie {
  const card = catalogue.card(id.toLowerCase());
  if (!card) throw new BadQuestion(`There is no card "${id}". An id looks like hhs-017.`);
  if (card.faces.length === 0) throw new BadQuestion(`${card.name} has no die of its own.`);
  return { name: `${card.name}: ${card.subtitle}`, faces: card.faces };
}

/** One or two purchases: each a cost with its energy, or a card. */
export function readGoal(
  costs: readonly string[],
  energies: readonly string[],
  cards: readonly string[],
  catalogue: CardStore,
): Goal {
  const [first, second, third] = [
    ...costs.map((cost, at) => readPurchase(cost, energies[at] ?? 'any')),
    ...cards.map((id) => priceOf(id, catalogue)),
  ];
  if (!first) throw new BadQuestion('What is to be paid? Give --cost and --energy, or --buy.');
  if (third || energies.length > costs.length) {
    throw new BadQuestion('At most two purchases, each with its own --cost.');
  }
  return second ? [first, second] : [first];
}

export function readReroll(word: string): Reroll {
  const seek = /^seek-(.+)$/.exec(word)?.[1];
  if (seek !== undefined) return { seek: readType(seek) };
  const reroll = Object.hasOwn(REROLLS, word) ? REROLLS[word] : undefined;
  if (!reroll) {
    throw new BadQuestion(`--reroll is ${Object.keys(REROLLS).join(', ')} or seek-fist.`);
  }
  return reroll;
}

const REROLLS: Readonly<Record<string, Reroll>> = {
  optimal: 'best',
  none: 'none',
  pawns: 'non-energy',
};

/** The seat asked for, or both. */
export function readSeats(word: string | undefined): Seat[] {
  if (word === undefined) return ['first', 'second'];
  if (word !== 'first' && word !== 'second') throw new BadQuestion('--seat is first or second.');
  return [word];
}

/** A whole number from 0 to 99. */
export function readNumber(name: string, word: string): number {
  if (!/^\d{1,2}$/.test(word)) throw new BadQuestion(`--${name} is a number, not "${word}".`);
  return Number(word);
}

function readKind(word: string, catalogue: CardStore): DiceOfKind {
  if (/^\d{1,2}$/.test(word)) return { id: 'sidekick', die: SIDEKICK, count: Number(word) };
  const [, count = '1', id] = /^(?:(\d{1,2})x)?([a-z0-9]+-\d+)$/i.exec(word) ?? [];
  if (id === undefined) {
    throw new BadQuestion(`"${word}" is no dice: give a number of Sidekicks, or 2xhhs-017.`);
  }
  return { id: id.toLowerCase(), die: readCardDie(id, catalogue), count: Number(count) };
}

function readPurchase(cost: string, energy: string): Purchase {
  const types = energy === 'any' ? [] : energy.split(',').map(readType);
  return { cost: readNumber('cost', cost), types: [...new Set(types)] };
}

function priceOf(id: string, catalogue: CardStore): Purchase {
  const card = catalogue.card(id.toLowerCase());
  if (!card) throw new BadQuestion(`There is no card "${id}". An id looks like hhs-017.`);
  return { cost: card.cost, types: card.energy };
}

function readType(word: string): EnergyType {
  const type = ENERGY_TYPES.find((name) => name === word.trim().toLowerCase());
  if (!type) throw new BadQuestion(`"${word}" is no energy: ${ENERGY_TYPES.join(', ')} or any.`);
  return type;
}
