/** Battle and Action dice whose faces an owner has entered: read, rolled, shared, arranged. */

export {
  type ActionDie,
  type ActionFace,
  formatActionDie,
  formatFace,
  ICON_NAMES,
  ICONS,
  nameFace,
  parseActionDie,
  WISHES,
  type Wish,
} from './action-die.ts';
export { type Plan, type Row, serve, usable } from './arrange.ts';
export {
  BATTLE_FACES,
  type BattleDie,
  BLOCKS,
  checkBattleDie,
  DAMAGE,
  formatBattleDie,
  parseBattleDie,
} from './battle-die.ts';
export { type Faces, formatFaces, NO_FACES, parseFaces } from './faces.ts';
export { iconOdds, iconOddsWithFocus } from './icon-odds.ts';
export { rollSides } from './roll.ts';
export { bestWithChi, otherSides } from './turn-chi.ts';
