import { atom } from 'nanostores';
import { EXAMPLE_TEXTS, playTold, type ToldGame } from '../../../dice-masters/engine/index.ts';
import { address } from '../../address/site-root.ts';
import { $library, $notice, $table, type TableGame } from '../goldfish-state.ts';
import type { Book } from './books.ts';

/** A step by its turn and its place in the turn. */
interface StepPlace {
  turn: number;
  step: number;
}

/** A game of a book that is open on the table. */
export interface Guide {
  book: Book;
  told: ToldGame;
  steps: readonly StepPlace[];
  /** Which of the steps is shown. */
  at: number;
  table: TableGame;
}

export const $guide = atom<Guide | null>(null);

/** Games fetched before stay for going back and forth. */
const fetched = new Map<Book, ToldGame>();

/** Opens a game of a book at one of its turns; says what went wrong, or null. */
export async function openGuide(book: Book, rule: string, step: number): Promise<string | null> {
  const told = await toldGame(book);
  if (!told) return 'The game could not be loaded.';
  const turn = told.turns.findIndex((one) => one.rule === rule);
  const at = stepsOf(told).findIndex((one) => one.turn === turn && one.step === step);
  const guide = showStep(book, told, Math.max(0, at), null);
  if (!guide) return 'The cards are not here yet.';
  $table.set(null);
  $notice.set({ lines: [] });
  $guide.set(guide);
  return null;
}

async function toldGame(book: Book): Promise<ToldGame | null> {
  const known = fetched.get(book);
  if (known) return known;
  try {
    const response = await fetch(address(`goldfish/examples/${book}.json`));
    if (!response.ok) return null;
    const told: ToldGame = await response.json();
    fetched.set(book, told);
    return told;
  } catch {
    return null;
  }
}

function stepsOf({ turns }: ToldGame): StepPlace[] {
  return turns.flatMap(({ steps }, turn) => steps.map((_, step) => ({ turn, step })));
}

/** The table at a step; dice are seen to move only from one step to the next. */
function showStep(book: Book, told: ToldGame, at: number, before: Guide | null): Guide | null {
  const library = $library.get();
  const steps = stepsOf(told);
  const { turn, step } = steps[at] ?? { turn: -1, step: -1 };
  const shown = told.turns[turn]?.steps[step];
  if (!library || !shown) return null;
  const text = (name: string) => EXAMPLE_TEXTS[name];
  const run = playTold(told, turn, shown.picks, library.find, text);
  const isForward = before !== null && at === before.at + 1;
  const [own, other] = told.seats;
  const table: TableGame = {
    spec: {
      profile: told.profile,
      first: 0,
      turns: told.turns.length,
      luck: 'seed',
      seats: [
        { ...own, kind: 'player' },
        { ...other, kind: 'player' },
      ],
    },
    seed: '',
    fates: [],
    names: [own.name, other.name],
    picks: [],
    owners: [],
    hashes: [],
    place: 0,
    run: { ...run, picks: [], owners: [], hashes: [] },
    isBegun: false,
    isWatched: false,
    isForward,
    heard: isForward ? before.table.run.log.entries.length : run.log.entries.length,
    ahead: null,
  };
  return { book, told, steps, at, table };
}

/** Shows another step of the open game. */
export function goToStep(at: number): void {
  const guide = $guide.get();
  const next = guide && showStep(guide.book, guide.told, at, guide);
  if (next) $guide.set(next);
}

export function leaveGuide(): void {
  $guide.set(null);
}

/** The place in the open game as the address keeps it: `HHS-V1.2`. */
export function guideFragment({ told, steps, at }: Guide): string {
  const { turn, step } = steps[at] ?? { turn: 0, step: 0 };
  const rule = told.turns[turn]?.rule ?? '';
  return `example=${rule}${step > 0 ? `.${step + 1}` : ''}`;
}
