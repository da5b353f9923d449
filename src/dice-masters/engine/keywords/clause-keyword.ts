import type { Clause } from '../../language/clause.ts';
import type { KeywordRules } from '../abilities/keyword.ts';
import { keywordAbility } from '../cards/compile.ts';

/** A keyword that the language of cards can say; its clauses work for every die that has it. */
export function clauseKeyword(keyword: {
  id: string;
  rules: readonly string[];
  clauses: readonly Clause[];
}): KeywordRules {
  const { id, rules, clauses } = keyword;
  return { id, rules, ability: keywordAbility(id, clauses) };
}
