import { DONE, type Game, NO, PASS, YES } from '../../../dice-masters/engine/index.ts';
import {
  $table,
  confirmChosen,
  follow,
  isOpen,
  payAsProposed,
  pick,
  type TableGame,
  toggleChosen,
} from '../goldfish-state.ts';
import type { Lit } from '../table/lit.ts';
import { cardNamed, diceNamed } from '../table/named-dice.ts';
import { labelsOf } from '../table/option-labels.ts';
import { forcedPlan, isTogether } from '../table/plans.ts';
import { confirmWords, forcedWords } from '../table/words.ts';

/** One line of the list of options. */
export interface OptionRow {
  key: string;
  words: string;
  /** Shown large, at the thumb. */
  isMain: boolean;
  /** For choices that are made together: whether it is chosen. */
  isChosen?: boolean;
  /** The dice it is about, and the card by its place in the layout or -1. */
  dice: readonly number[];
  card: number;
  act: () => void;
}

interface Asked {
  table: TableGame;
  lit: Lit;
  chosen: readonly number[];
  narrowed: readonly number[] | null;
  payment: { words: readonly string[]; dice: readonly number[] } | null;
}

const MAIN_VERBS = new Set([PASS, DONE, YES, NO]);

/** Everything that can be answered now; a line that is still to be replaced does not answer the next question. */
export function optionRows(asked: Asked): OptionRow[] {
  return rowsNow(asked).map((row) => ({
    ...row,
    act: () => {
      if ($table.get() === asked.table) row.act();
    },
  }));
}

/** In the engine's order. */
function rowsNow(asked: Asked): OptionRow[] {
  const { table, narrowed, payment } = asked;
  if (!isOpen(table)) return [];
  const { game } = table.run;
  if (isTogether(game.decision)) return rowsTogether(asked);
  if (game.decision.kind === 'attackers') return [forcedRow(game)];
  const words = labelsOf(game);
  const rows = (narrowed ?? [...words.keys()]).map(
    (option): OptionRow => ({
      key: `o${option}`,
      words: words[option] ?? '',
      isMain: narrowed !== null || MAIN_VERBS.has(game.decision.verb[option] ?? -1),
      dice: diceNamed(game, option),
      card: cardNamed(game, option),
      act: () => pick(option),
    }),
  );
  if (payment && narrowed === null) rows.unshift(paymentRow(payment));
  return rows.some(({ isMain }) => isMain) ? rows : rows.map((row) => ({ ...row, isMain: true }));
}

function paymentRow({ words, dice }: NonNullable<Asked['payment']>): OptionRow {
  const list = words.join(' + ');
  const row = { key: 'pay', words: `Pay with ${list}`, isMain: true, dice, card: -1 };
  return { ...row, act: payAsProposed };
}

/** The rules leave no choice, but nothing happens before it is seen. (B10) */
function forcedRow(game: Game): OptionRow {
  const options = Array.from({ length: game.decision.count }, (_, option) => option);
  const dice = options.flatMap((option) => diceNamed(game, option));
  const words = forcedWords(game, dice);
  const act = () => follow(forcedPlan(game.turn));
  return { key: 'forced', words, isMain: true, dice, card: -1, act };
}

/** Dice that are chosen one by one and confirmed together. */
function rowsTogether({ table, lit, chosen }: Asked): OptionRow[] {
  const { game } = table.run;
  const words = labelsOf(game);
  const again = [...lit.dice].sort(([a], [b]) => a - b);
  const numbered = ([die, [option = 0]]: (typeof again)[number]) => {
    const alike = again.filter(([, [other = 0]]) => words[other] === words[option]);
    const at = alike.findIndex(([other]) => other === die) + 1;
    return `${words[option]}${alike.length > 1 ? ` (${at} of ${alike.length})` : ''}`;
  };
  return [
    {
      key: 'together',
      words: confirmWords(game, chosen.length),
      isMain: true,
      dice: chosen,
      card: -1,
      act: confirmChosen,
    },
    ...again.map(
      (one): OptionRow => ({
        key: `d${one[0]}`,
        words: numbered(one),
        isMain: false,
        isChosen: chosen.includes(one[0]),
        dice: [one[0]],
        card: -1,
        act: () => toggleChosen(one[0]),
      }),
    ),
  ];
}
