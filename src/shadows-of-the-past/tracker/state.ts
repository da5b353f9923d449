import type { Setup } from './setup.ts';

type Phase = 'roll' | 'heroes' | 'hero' | 'villain' | 'spawn';

export interface FighterState {
  id: string;
  life: number;
  focus: number;
  /** Laid on its side. (S10.1) */
  isKo: boolean;
  /** KO'ed tokens, in a row. (S10.6) */
  tokens: number;
  /** Heroes only: has a Turn token. (S3.7) */
  hasTurn: boolean;
}

export interface MinionState {
  id: string;
  /** Wounds of each figure on the map. */
  wounds: number[];
  pool: number;
}

/** A Villain Ability card in the line. */
export interface ActiveCard {
  /** The kind of figure it activates. */
  figure: string;
  name: string;
  shells: number;
  /** Played for desperation: nothing printed on it works. (S4.6, SB4) */
  isDown: boolean;
}

export interface BattleState {
  round: number;
  phase: Phase;
  /** The hero whose turn it is. */
  acting: string | null;
  heroes: FighterState[];
  leaders: FighterState[];
  minions: MinionState[];
  villainFocus: number;
  /** Villain turns begun in this round. */
  villainTurns: number;
  /** Cards played in this villain turn. */
  played: number;
  /** Active cards, oldest first. (S4.2) */
  line: ActiveCard[];
  /** What left the line when this villain turn began. */
  left: ActiveCard[];
  winner: Winner | null;
}

/** The state after a move, or why it cannot be made. */
export type Applied = BattleState | string;

export interface Winner {
  side: 'heroes' | 'villain';
  why: string;
  rule: string;
}

export function startOf({ heroes, leaders, minions, villainFocus }: Setup): BattleState {
  const standing = ({ id, life, focus }: { id: string; life: number; focus: number }) => ({
    id,
    life,
    focus,
    isKo: false,
    tokens: 0,
    hasTurn: false,
  });
  return {
    round: 1,
    phase: 'roll',
    acting: null,
    heroes: heroes.map(standing),
    leaders: leaders.map(standing),
    minions: minions.map(({ id, onMap, pool }) => ({
      id,
      wounds: Array.from({ length: onMap }, () => 0),
      pool,
    })),
    villainFocus,
    villainTurns: 0,
    played: 0,
    line: [],
    left: [],
    winner: null,
  };
}

/** S4.5: shells on face-up cards help every figure of that kind. */
export function shellsFor({ line }: BattleState, figure: string): number {
  return line
    .filter((card) => card.figure === figure && !card.isDown)
    .reduce((sum, { shells }) => sum + shells, 0);
}
