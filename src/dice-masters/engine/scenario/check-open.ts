import type { Game } from '../game.ts';
import type { DecisionView } from '../view.ts';
import { optionsMeant, strangeWord } from './option-words.ts';
import type { Scenario } from './scenario.ts';

type ExpectedOpen = Scenario['expect']['open'];

/** Whether the decision that is open is the one expected. */
export function checkOpen(
  open: ExpectedOpen,
  { open: found, game }: { open: DecisionView | null; game: Game },
): string[] {
  if (!open) return found ? [`${found.kind} is open: ${found.options.join('; ')}`] : [];
  if (!found) return ['no decision is open'];
  const { kind, seat, options } = found;
  const named = [...(open.has ?? []), ...(open.lacks ?? [])];
  return [
    ...(open.kind !== undefined && open.kind !== kind ? [`${kind} is open, not ${open.kind}`] : []),
    ...(open.seat !== undefined && open.seat !== seat ? [`seat ${seat} is asked`] : []),
    ...named.flatMap((words) => {
      const strange = strangeWord(words, game);
      return strange === null ? [] : [`"${words}" names nothing of this game: ${strange}`];
    }),
    ...(hasAsked(open, options) ? [] : [`the options are ${options.join('; ')}`]),
  ];
}

function hasAsked(
  { options: all, has = [], lacks = [] }: NonNullable<ExpectedOpen>,
  options: readonly string[],
): boolean {
  const isThere = (words: string) => optionsMeant(words, options).length > 0;
  const isAll =
    all === undefined ||
    (new Set(options).size === options.length &&
      options.length === all.length &&
      all.every((one) => options.includes(one)));
  return isAll && has.every(isThere) && !lacks.some(isThere);
}
