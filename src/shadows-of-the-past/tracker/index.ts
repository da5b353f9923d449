/** A battle at the table: its setup, its moves, where it stands, and who has won. */

export { packText, unpackText } from './link.ts';
export type { Move } from './move.ts';
export {
  addMove,
  type BattleRecord,
  beginRecord,
  formatRecord,
  parseRecord,
  redo,
  stateOf,
  undo,
} from './record.ts';
export { type Fighter, HEROES, type Minion, type Setup, type TokenLimit } from './setup.ts';
export { countSpawn, spawning } from './spawn.ts';
export { type BattleState, type FighterState, shellsFor } from './state.ts';
export { tellMove } from './tell.ts';
