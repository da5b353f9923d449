import type { Ability } from './ability.ts';

/** A keyword with its hooks. The text a reader sees lives in `content/dice-masters/keywords`. */
export interface KeywordRules {
  /** The id of its page. */
  id: string;
  /** Rules and editions it obeys. */
  rules: readonly string[];
  /** Hooks of a die that has it; the context's die is that die. */
  ability: Ability;
}

/** Checks the shape and keeps the exact type. */
export function defineKeyword(keyword: {
  id: string;
  rules: readonly string[];
  hooks: Omit<Ability, 'name'>;
}): KeywordRules {
  const { hooks, ...rest } = keyword;
  return { ...rest, ability: { name: keyword.id, ...hooks } };
}
