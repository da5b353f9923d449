/** Teams: legality and repairs, formats, links, files of other tools, analysis, comparison. */

export { analyse } from './analysis/analyse.ts';
export { LEVEL_STATS, type LevelSpread, type LevelStat, type Spread } from './analysis/by-level.ts';
export type { CostCurve, CostStep } from './analysis/cost-curve.ts';
export type { Coverage } from './analysis/coverage.ts';
export type { DiceRow } from './analysis/dice-matrix.ts';
export type { EnergyNeed } from './analysis/energy-need.ts';
export { type EnergySupply, formatSixths } from './analysis/energy-supply.ts';
export { findGaps } from './analysis/gaps/find-gaps.ts';
export type { Gap } from './analysis/gaps/gap.ts';
export { countDice, type RosterCard } from './analysis/roster.ts';
export { breaksNoRule } from './breaks-no-rule.ts';
export { noPlaceIn } from './card-in-format.ts';
export { type CardChange, type Change, isUnchanged } from './compare/compare-cards.ts';
export type { DieChange } from './compare/compare-dice.ts';
export { compareTeams, type TeamChange } from './compare/compare-teams.ts';
export { listed } from './count-words.ts';
export {
  type CustomFormat,
  emptyCustomFormat,
  formatCustomFormat,
  isCustomFormat,
  parseCustomFormat,
} from './custom-format.ts';
export { applyEdit, type Slot, type TeamEdit } from './edit.ts';
export { formatCsv } from './files/csv.ts';
export { indexMore } from './files/name-index.ts';
export { DEFAULT_FORMAT, type Format, formatFromFile, readFormat } from './format.ts';
export { cutTo, LONGEST_NOTES, MOST_CARDS } from './limits.ts';
export { readLink, writeLink, writeShortLink } from './links/link.ts';
export { teamInLink } from './links/team-in-link.ts';
export { mergeLists, mergeTeams } from './merge-teams.ts';
export { mergeTexts, moveCaret } from './merge-texts.ts';
export { isComplete, isLegal, type Problem, type Repair } from './problem.ts';
export { randomTeam } from './random/random-team.ts';
export { readAnything } from './read-anything/index.ts';
export { firstMessages, MOST_DICE, type PasteReading } from './reading.ts';
export { sharedDice } from './shared-dice.ts';
export {
  EMPTY_TEAM,
  isEmptyTeam,
  isUnknownCard,
  type Team,
  type TeamCard,
  UNKNOWN_CARD,
} from './team.ts';
export { validatePartners } from './two-teams.ts';
export { validate } from './validate.ts';
export { areNotesFull, wholeDice, withinLimits } from './within-limits.ts';
export { type TeamsExport, writeTeams } from './write-team.ts';
