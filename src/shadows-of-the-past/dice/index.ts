/** Battle and Action dice whose faces an owner has entered: read, rolled, shared, arranged. */

export {
  type ActionFace,
  formatActionDie,
  ICONS,
  nameFace,
  parseActionDie,
} from './action-die.ts';
export { type Plan, type Row, serve, usable } from './arrange.ts';
export {
  type BattleDie,
  BLOCKS,
  DAMAGE,
  formatBattleDie,
  parseBattleDie,
} from './battle-die.ts';
export { formatFaces, NO_FACES, parseFaces } from './faces.ts';
export { iconOdds, iconOddsWithFocus } from './icon-odds.ts';
export { rollSides } from './roll.ts';
export { bestWithChi, otherSides } from './turn-chi.ts';
