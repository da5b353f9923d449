import { atom } from 'nanostores';
import {
  type Box,
  type GameSession,
  type GameSpec,
  openGame,
  parseGame,
  unknownCard,
} from '../../quarriors/engine/index.ts';
import { ComputerPlayer, type PolicyId } from '../../quarriors/players/index.ts';

/** Who sits in a seat: somebody at this device, or a computer player. */
export type Sitter = 'person' | Exclude<PolicyId, 'list'>;

export const SITTERS: Readonly<Record<Sitter, string>> = {
  person: 'A person here',
  'glory-race': 'Computer: glory race',
  engine: 'Computer: engine first',
};

/** A letter for each, as links write them. */
const LETTERS: Readonly<Record<Sitter, string>> = { person: 'p', 'glory-race': 'g', engine: 'e' };

interface TableState {
  session: GameSession | null;
  sitters: readonly Sitter[];
  /** Events that the last answer and everything after it brought. */
  since: number;
  /** What went wrong with a link. */
  problem: string;
}

export const $table = atom<TableState>({ session: null, sitters: [], since: 0, problem: '' });

const playersOf = (sitters: readonly Sitter[]) =>
  sitters.map((sitter) =>
    sitter === 'person' ? null : new ComputerPlayer({ id: sitter, wishes: [] }),
  );

export function begin(box: Box, setup: GameSpec, sitters: readonly Sitter[], seed: string): void {
  const session = openGame(box, { setup, seed, players: playersOf(sitters) });
  $table.set({ session, sitters, since: 0, problem: '' });
}

export function answer(option: number): void {
  move((session) => session.pick(option));
}

/** Back to the last question that a person answered. */
export function undo(): void {
  const { session, ...rest } = $table.get();
  if (session) $table.set({ ...rest, session: session.undo(), since: 0 });
}

function move(step: (session: GameSession) => GameSession): void {
  const { session, ...rest } = $table.get();
  if (!session?.question) return;
  $table.set({ ...rest, session: step(session), since: session.events.length });
}

export function leaveGame(): void {
  $table.set({ session: null, sitters: [], since: 0, problem: '' });
}

/** `game=…&seats=pge`: the fragment of an address; empty before a game. */
export function formatTable({ session, sitters }: TableState): string {
  if (!session) return '';
  const letters = sitters.map((sitter) => LETTERS[sitter]).join('');
  return `game=${session.link}&seats=${letters}`;
}

/** Opens the game of an address; says what is wrong with it where it cannot. */
export function openTable(fragment: string, box: Box): void {
  const [, link] = /(?:^|[#&])game=([^&]*)/.exec(fragment) ?? [];
  if (link === undefined) return;
  const [, letters = ''] = /[#&]seats=([pge]{2,4})(?:&|$)/.exec(fragment) ?? [];
  const parsed = parseGame(link);
  const unknown = parsed.ok ? unknownCard(parsed.game.spec, box) : null;
  if (!parsed.ok || unknown !== null) {
    const problem = parsed.ok ? `There is no card ${unknown}.` : parsed.problem;
    $table.set({ session: null, sitters: [], since: 0, problem: `${problem} Begin a new game.` });
    return;
  }
  const { spec, ...recording } = parsed.game;
  const all = Object.keys(LETTERS) as Sitter[];
  const sitters = Array.from({ length: spec.players }, (_, seat): Sitter => {
    return all.find((sitter) => LETTERS[sitter] === letters[seat]) ?? 'person';
  });
  const session = openGame(box, { setup: spec, ...recording, players: playersOf(sitters) });
  const isOther = session.hashes.some((hash, turn) => hash !== (recording.hashes[turn] ?? hash));
  const problem =
    isOther || session.isImpossible
      ? 'The rules were corrected since this game was recorded: it goes another way than it did.'
      : '';
  $table.set({ session, sitters, since: 0, problem });
}

/** What players are called. */
export function namesOf(sitters: readonly Sitter[]): string[] {
  return sitters.map(
    (sitter, seat) => `${sitter === 'person' ? 'Player' : 'Computer'} ${seat + 1}`,
  );
}
