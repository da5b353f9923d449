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
export type { Setup } from './setup.ts';
export { countSpawn } from './spawn.ts';
export { shellsFor } from './state.ts';
export { tellMove } from './tell.ts';
