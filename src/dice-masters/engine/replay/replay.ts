import type { ProfileId } from '../profile.ts';
import { PROFILES } from '../profile.ts';
import type {
  DummySetup,
  EngineCard,
  Luck,
  NobodySetup,
  OpponentSetup,
  PlayerSetup,
  Seat,
  Setup,
} from '../setup.ts';
import type { Fate } from './fates.ts';

/** Grows with every change of the rules that could let an old replay go another way. */
export const ENGINE_VERSION = 3;

export interface PlayerSpec {
  kind: 'player';
  life: number;
  cards: readonly { card: string; dice: number }[];
}

export type SeatSpec = PlayerSpec | NobodySetup | DummySetup;

/** A setup by names and numbers alone. */
export interface GameSpec {
  profile: ProfileId;
  first: Seat;
  turns: number;
  luck: Luck;
  seats: readonly [PlayerSpec, SeatSpec];
}

/** A whole game: who played what, the luck, and every answer. */
export interface Replay {
  version: number;
  spec: GameSpec;
  seed: string;
  /** Luck drawn anew on the way, in order. */
  fates: readonly Fate[];
  picks: readonly number[];
  /** Twelve bits of the state after each turn. */
  hashes: readonly number[];
}

export type FindCard = (id: string) => EngineCard | undefined;

/** Null with the id of a card that nobody knows. */
export function setupOf(spec: GameSpec, find: FindCard): Setup | { unknown: string } {
  const unknown = spec.seats
    .flatMap((seat) => (seat.kind === 'player' ? seat.cards : []))
    .find(({ card }) => find(card) === undefined);
  if (unknown) return { unknown: unknown.card };
  const { first, turns, luck, seats } = spec;
  return {
    profile: PROFILES[spec.profile],
    seats: [playerOf(seats[0], find), seatOf(seats[1], find)],
    first,
    turns,
    luck,
  };
}

function seatOf(seat: SeatSpec, find: FindCard): OpponentSetup {
  return seat.kind === 'player' ? playerOf(seat, find) : seat;
}

function playerOf({ life, cards }: PlayerSpec, find: FindCard): PlayerSetup {
  return {
    kind: 'player',
    life,
    cards: cards.flatMap(({ card: id, dice }) => {
      const card = find(id);
      return card ? { card, dice } : [];
    }),
  };
}

/** The part of a hash that a replay keeps. */
export function shortHash(hash: number): number {
  return hash & 0xf_ff;
}
