/** The places where the books part company. Each toggle is explained in section 21 of the rules. */
export interface RulesProfile {
  id: string;
  /** First turn of the first player: four dice, or three and one Out of Play. (E02, R7.1.5) */
  firstTurnDraw: 'four' | 'three-and-out';
  /** The first player may not attack on the very first turn. (E03) */
  noFirstTurnAttack: boolean;
  /** The unspent half of a double generic face. (E04, R4.6) */
  genericPartial: 'lose' | 'virtual';
  /** When virtual energy vanishes. (E05, R3.9) */
  virtualEnergyExpiry: 'pass-priority' | 'end-of-main' | 'none';
  /** Least price after discounts. (E06, R8.6) */
  minPurchaseCost: 'zero' | 'one-or-types';
  /** When the Used Pile goes back into the bag. (E08, R7.1.3) */
  refillTrigger: 'lazy' | 'four-or-fewer';
  /** An effect that sends a die to the Used Pile on its owner's turn sends it Out of Play first. (E09) */
  effectToUsedGoesOut: boolean;
  /** A Sidekick on its character face counts as a character in the Reserve Pool too. (E10, R1.11) */
  sidekickIsCharacterInReserve: boolean;
  /** Who may act when. (E16, R11.6, R11.6a) */
  priority: 'loose' | 'batch-pause' | 'pass-one';
  /** Several uses of a Global paid together are one effect. (E17, R11.4) */
  batchGlobals: boolean;
  /** Effects of damage before or after the KOs it causes. (E24, R13.7) */
  whenDamagedTiming: 'after-ko' | 'before-ko';
  /** Order of the Cleanup Step. (E26, R14.1, R14.2, R14.4) */
  cleanupOrder: 'list-2016' | 'book-2019' | 'applied-first';
  /** What must have happened to the blockers. (E27) */
  overcrush: 'ko-only' | 'ko-or-removed';
  /** Roll after the KO, or instead of it. (E28) */
  regenerate: 'after-ko' | 'instead-of-ko';
  /** Dice drawn by Swarm can draw again. (E30) */
  swarmChains: boolean;
  /** Each different Turtle Power character takes off another 1. (E31) */
  turtlePowerStacks: boolean;
  /** Two sources at once can KO a die with Iron Will. (E32) */
  ironWillTwoSources: boolean;
  /** A suited-up die is fielded, not only moved. (E33) */
  suitUpFields: boolean;
  /** What frees a captured die before the end of the turn. (E37, R17.1) */
  captureEndsOn: 'ko' | 'leaves-field';
  /** When both players lose together. (E47, R19.9) */
  tieRule: 'same-time' | 'single-effect';
  /** Epic Basic Actions need an active character of cost 4 and go back to their card. (E58) */
  epicBasicActions: boolean;
}

const RULES_2019: RulesProfile = {
  id: '2019',
  firstTurnDraw: 'three-and-out',
  noFirstTurnAttack: false,
  genericPartial: 'virtual',
  virtualEnergyExpiry: 'pass-priority',
  minPurchaseCost: 'one-or-types',
  refillTrigger: 'lazy',
  effectToUsedGoesOut: true,
  sidekickIsCharacterInReserve: true,
  priority: 'pass-one',
  batchGlobals: false,
  whenDamagedTiming: 'before-ko',
  cleanupOrder: 'book-2019',
  overcrush: 'ko-or-removed',
  regenerate: 'instead-of-ko',
  swarmChains: false,
  turtlePowerStacks: true,
  ironWillTwoSources: true,
  suitUpFields: true,
  captureEndsOn: 'leaves-field',
  tieRule: 'single-effect',
  epicBasicActions: false,
};

const RULES_2016: RulesProfile = {
  ...RULES_2019,
  id: '2016',
  firstTurnDraw: 'four',
  genericPartial: 'lose',
  virtualEnergyExpiry: 'end-of-main',
  minPurchaseCost: 'zero',
  effectToUsedGoesOut: false,
  sidekickIsCharacterInReserve: false,
  priority: 'batch-pause',
  batchGlobals: true,
  whenDamagedTiming: 'after-ko',
  cleanupOrder: 'list-2016',
  overcrush: 'ko-only',
  regenerate: 'after-ko',
  turtlePowerStacks: false,
  ironWillTwoSources: false,
  suitUpFields: false,
  captureEndsOn: 'ko',
  tieRule: 'same-time',
};

const RULES_LATER: RulesProfile = {
  ...RULES_2019,
  id: 'later',
  virtualEnergyExpiry: 'end-of-main',
  cleanupOrder: 'applied-first',
  epicBasicActions: true,
};

/** 2019 is what a game uses unless someone chooses otherwise. */
export const PROFILES = { '2019': RULES_2019, '2016': RULES_2016, later: RULES_LATER } as const;
export type ProfileId = keyof typeof PROFILES;
