/** Who decides when nobody is asked: policies as data. */

export { describePolicy } from './describe-policy.ts';
export type { Policy } from './policy.ts';
export { formatPolicy, LONGEST_POLICY, readPolicy } from './policy-file/read-policy.ts';
export { LONGEST_POLICY_NAME, MOST_BUY_LINES } from './policy-words.ts';
