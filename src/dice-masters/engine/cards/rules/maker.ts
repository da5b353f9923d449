import type { RuleName, RuleOf } from '../../../language/rule.ts';
import type { Ground, Hooks } from '../ground.ts';
import type { Compile } from '../step.ts';

/** One maker for each rule: read once, then laid on a card or on dice for a turn. */
export type RuleMakers<Names extends RuleName> = {
  [Name in Names]: (rule: RuleOf<Name>, compile: Compile) => (ground: Ground) => Hooks;
};
