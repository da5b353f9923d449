/** Kinds of clauses by what a reader asks: when they act, what they do, whom they concern. */
const KINDS = {
  trigger: [
    ['fielded', 'Fielded'],
    ['attacks', 'Attacks'],
    ['blocks', 'Blocks'],
    ['blocked', 'Blocked'],
    ['unblocked', 'Unblocked'],
    ['kod', "KO'd"],
    ['kos', 'KOs a die'],
    ['damaged', 'Damaged'],
    ['deals-damage', 'Deals damage'],
    ['bought', 'Bought'],
    ['rolled', 'Rolled'],
    ['flipped', 'Flipped'],
    ['active', 'Active'],
    ['start', 'Start of turn'],
    ['end', 'End of turn'],
    ['global', 'Global'],
    ['burst', 'Burst'],
  ],
  effect: [
    ['damage', 'Deals damage'],
    ['ko', 'KOs'],
    ['draw', 'Draws dice'],
    ['prep', 'Preps dice'],
    ['field', 'Fields dice'],
    ['life', 'Gains life'],
    ['life-loss', 'Loses life'],
    ['buff', 'Raises attack or defense'],
    ['weaken', 'Lowers attack or defense'],
    ['spin', 'Spins'],
    ['reroll', 'Rerolls'],
    ['cheaper', 'Makes dice cheaper'],
    ['dearer', 'Makes dice dearer'],
    ['prevent', 'Prevents damage'],
    ['redirect', 'Redirects'],
    ['unblockable', 'Unblockable'],
    ['stop-blocks', 'Stops blockers'],
    ['control', 'Takes control'],
    ['capture', 'Captures'],
    ['copy', 'Copies'],
    ['sacrifice', 'Sacrifices'],
    ['ignore', 'Switches text off'],
    ['grant', 'Gives keywords'],
    ['swap', 'Swaps'],
    ['name', 'Names a card'],
    ['set-aside', 'Sets dice aside'],
    ['protect', 'Protects from targeting'],
    ['force', 'Forces attacks or blocks'],
    ['forbid', 'Forbids'],
    ['block-more', 'Blocks several'],
    ['heal', 'Heals'],
    ['leave-combat', 'Leaves combat'],
  ],
  targets: [
    ['own', 'Your dice'],
    ['opposing', 'Opposing dice'],
    ['sidekick', 'Sidekicks'],
    ['this', 'This die'],
    ['all', 'All dice of a kind'],
    ['opponent', 'The opponent'],
    ['player', 'Any player'],
    ['used', 'Used'],
    ['prep', 'Prep'],
    ['reserve', 'Reserve'],
    ['card', 'Unbought dice'],
  ],
} as const;

export type ClauseField = keyof typeof KINDS;
export const CLAUSE_FIELDS = Object.keys(KINDS) as ClauseField[];
export type ClauseValue<Field extends ClauseField> = (typeof KINDS)[Field][number][0];

export function isClauseField(field: string): field is ClauseField {
  return field in KINDS;
}

/** What a reader may type behind `trigger:`, `effect:` or `targets:`, with its words. */
export function clauseValues(field: ClauseField): [value: string, label: string][] {
  return KINDS[field].map(([value, label]) => [value, label]);
}
