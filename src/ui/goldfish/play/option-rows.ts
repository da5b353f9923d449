import { DONE, NO, PASS, YES } from '../../../engine/decisions/decision.ts';
import {
  isOpen,
  payAsProposed,
  pick,
  rollChosen,
  type TableGame,
  toggleChosen,
} from '../goldfish-state.ts';
import type { Lit } from '../table/lit.ts';
import { optionWords } from '../table/words.ts';

/** One line of the list of options. */
export interface OptionRow {
  key: string;
  words: string;
  /** Shown large, at the thumb. */
  isMain: boolean;
  /** For choices that are made together: whether it is chosen. */
  isChosen?: boolean;
  act: () => void;
}

interface Asked {
  table: TableGame;
  lit: Lit;
  chosen: readonly number[];
  narrowed: readonly number[] | null;
  payment: { words: readonly string[] } | null;
}

const MAIN_VERBS = new Set([PASS, DONE, YES, NO]);

/** Everything that can be answered now, in the engine's order. */
export function optionRows(asked: Asked): OptionRow[] {
  const { table, narrowed, payment } = asked;
  if (!isOpen(table)) return [];
  const { game } = table.run;
  if (game.decision.kind === 'reroll') return rerollRows(asked);
  const all = Array.from({ length: game.decision.count }, (_, option) => option);
  const rows = (narrowed ?? all).map(
    (option): OptionRow => ({
      key: `o${option}`,
      words: optionWords(game, option),
      isMain: narrowed !== null || MAIN_VERBS.has(game.decision.verb[option] ?? -1),
      act: () => pick(option),
    }),
  );
  if (payment && narrowed === null) rows.unshift(paymentRow(payment.words));
  return rows.some(({ isMain }) => isMain) ? rows : rows.map((row) => ({ ...row, isMain: true }));
}

function paymentRow(words: readonly string[]): OptionRow {
  const list = words.join(' + ');
  return { key: 'pay', words: `Pay with ${list}`, isMain: true, act: payAsProposed };
}

function rerollRows({ table, lit, chosen }: Asked): OptionRow[] {
  const { game } = table.run;
  const again = [...lit.dice].sort(([a], [b]) => a - b);
  return [
    {
      key: 'roll',
      words: rollWords(chosen.length),
      isMain: true,
      act: rollChosen,
    },
    ...again.map(
      ([die, [option = 0]]): OptionRow => ({
        key: `d${die}`,
        words: optionWords(game, option),
        isMain: false,
        isChosen: chosen.includes(die),
        act: () => toggleChosen(die),
      }),
    ),
  ];
}

function rollWords(count: number): string {
  if (count === 0) return 'Keep all';
  return count === 1 ? 'Roll 1 die again' : `Roll ${count} dice again`;
}
