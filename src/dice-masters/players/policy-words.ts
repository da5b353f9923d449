/** What a policy may hold, for its schema and for whoever opens a file. */
export const MOST_POLICY_TURNS = 50;
export const MOST_POLICY_COST = 12;
export const MOST_BUY_LINES = 40;
export const MOST_DICE_BOUGHT = 20;
/** Letters of a name, and of the plan in a sentence. */
export const LONGEST_POLICY_NAME = 80;
export const LONGEST_SUMMARY = 400;

export const BUY_KINDS = ['character', 'action', 'basic-action', 'any'] as const;
export const BUY_PREFERENCES = ['dearest', 'cheapest'] as const;
export const FIELDERS = ['everyone', 'no-sidekicks', 'nobody'] as const;
export const FIELDING_TIMES = ['before-buying', 'free-first', 'after-buying'] as const;
export const ATTACKERS = ['everyone', 'safe', 'only-to-win', 'nobody'] as const;
