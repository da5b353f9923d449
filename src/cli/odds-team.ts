import type { CardStore } from '../dice-masters/cards/index.ts';
import {
  affordTable,
  describeReroll,
  EXPLANATIONS,
  type Opening,
  type Seat,
} from '../dice-masters/odds/index.ts';
import { readAnything } from '../dice-masters/teams/index.ts';
import { CELL, cell, dataOf, type Told } from './odds-answer.ts';
import { BadQuestion } from './question.ts';
import { noTeam, textOf } from './text-of.ts';

const HEADS = ['turn 1', 'turn 2', 'by turn 2'].map((head) => head.padStart(CELL)).join(' ');

/** What a team can buy on its first two turns, from each seat. */
export function tellTeam(
  words: string[],
  seats: readonly Seat[],
  opening: Omit<Opening, 'seat'>,
  catalogue: CardStore,
): Told {
  const [team] = readAnything(textOf(words), catalogue).teams;
  if (!team) throw new BadQuestion(noTeam(words));
  const ids = [...team.cards, ...team.basicActions].map(({ card }) => card);
  const missing = ids.filter((id) => !catalogue.card(id));
  const cards = ids
    .flatMap((id) => catalogue.card(id) ?? [])
    .filter(({ kind }) => kind !== 'sidekick-card');
  const prices = cards.map(({ id, cost, energy }) => ({ id, cost, types: energy }));
  const tables = seats.map((seat) => ({ seat, rows: affordTable(prices, { ...opening, seat }) }));
  return {
    data: {
      reroll: opening.reroll,
      missing,
      explanation: EXPLANATIONS.afford,
      seats: tables.map(({ seat, rows }) => ({
        seat,
        cards: rows.map(({ id, turn1, turn2, byTurn2 }) => ({
          id,
          turn1: dataOf(turn1),
          turn2: dataOf(turn2),
          byTurn2: dataOf(byTurn2),
        })),
      })),
    },
    words: [
      ...tables.flatMap(({ seat, rows }) => [
        `Going ${seat}, with ${describeReroll(opening.reroll)}:`,
        `card       cost${HEADS}`,
        ...rows.map(({ turn1, turn2, byTurn2 }, at) => {
          const { id = '', cost = 0, name = '' } = cards[at] ?? {};
          const cells = [turn1, turn2, byTurn2].map(cell).join(' ');
          return `${id.padEnd(11)}${String(cost).padStart(4)}${cells}  ${name}`;
        }),
      ]),
      ...missing.map((id) => `Not in the catalogue: ${id}`),
      EXPLANATIONS.afford,
    ],
  };
}
