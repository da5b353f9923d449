/** A hero or leader as the sheet and the battle give it. */
export interface Fighter {
  id: string;
  name: string;
  life: number;
  /** Heroes only; the villain's Focus is one for all. */
  focus: number;
  /** Life to stand up again; null where nobody knows it. (S10.6) */
  wake: number | null;
}

export interface Minion {
  id: string;
  name: string;
  life: number;
  /** On the map at the start, and beside it. (S2.7) */
  onMap: number;
  pool: number;
}

/** KO'ed tokens that end a battle: on one figure, or on all of a side together. */
export interface TokenLimit {
  tokens: number;
  of: 'one' | 'all';
}

/** What a battle in the comic gives. (S2.3) */
export interface Setup {
  name: string;
  heroes: Fighter[];
  leaders: Fighter[];
  minions: Minion[];
  villainFocus: number;
  /** Empty spaces in the spawn zones, as a start for each round. */
  spaces: number;
  /** Added to each Skill. (S2.4) */
  heroSkill: number;
  heroGoal: string;
  villainGoal: string;
  /** Null where the battle has no such rule. */
  heroLimit: TokenLimit | null;
  leaderLimit: TokenLimit | null;
}

/** S2.1: always four. */
export const HEROES = 4;
