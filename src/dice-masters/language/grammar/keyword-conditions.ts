import type { Clause, ClauseOf } from '../clause.ts';
import { CONDITION_KEYWORDS, type Condition, type ConditionKeyword } from '../dice.ts';
import type { Effect } from '../effect.ts';
import { behind } from './filters.ts';
import { type Form, keyOf, mapped, oneOf } from './form.ts';
import { keywordName } from './marks.ts';

type Limited = ClauseOf<'when' | 'always'>;

function conditionOf(keyword: ConditionKeyword): Condition {
  return { is: 'keyword', keyword };
}

/** What is left of a condition without the keyword in front; null where there is none. */
function withoutKeyword(keyword: ConditionKeyword, condition: Condition | undefined) {
  if (condition === undefined || condition.not) return null;
  const key = keyOf(conditionOf(keyword));
  if (keyOf(condition) === key) return {};
  const isFirst = condition.is === 'both' && keyOf(condition.of[0]) === key;
  return isFirst ? { if: condition.of[1] } : null;
}

/** `Underdog, Fielded: …` is the text of the keyword itself. */
function isOwnText(keyword: ConditionKeyword, clause: Clause): boolean {
  return (
    keyword === 'underdog' && clause.kind === 'when' && clause.event === 'fielded' && !clause.die
  );
}

/** Enlistment is asked when something is done, so that nothing can hold by it. */
function isAsked(keyword: ConditionKeyword, clause: Clause): clause is Limited {
  if (clause.kind === 'always') return keyword !== 'enlistment';
  return clause.kind === 'when' && !isOwnText(keyword, clause);
}

function limited(keyword: ConditionKeyword, words: string, clauses: Form<Clause>): Form<Clause> {
  return mapped<Clause, Clause>(
    behind(words, clauses),
    (clause) => {
      if (!isAsked(keyword, clause)) return null;
      const { if: rest, ...bare } = clause;
      const own = conditionOf(keyword);
      return { ...bare, if: rest === undefined ? own : { is: 'both', of: [own, rest] } } as Clause;
    },
    (clause) => {
      if (!isAsked(keyword, clause)) return null;
      const { if: condition, ...bare } = clause;
      const rest = withoutKeyword(keyword, condition);
      return rest === null ? null : ({ ...bare, ...rest } as Clause);
    },
  );
}

/** A keyword in front of what it limits: `Underdog, Attacks: …`, `Underdog: +2A`. */
export function behindKeywords(
  opened: readonly Form<Clause>[],
  bare: readonly Form<Clause>[],
): Form<Clause>[] {
  return CONDITION_KEYWORDS.flatMap((keyword) => [
    limited(keyword, `${keywordName(keyword)}, `, oneOf(...opened)),
    limited(keyword, `${keywordName(keyword)}: `, oneOf(...bare)),
  ]);
}

/** The same in front of what an action does: `Resistance: Prep 1 die from your Used`. */
export function actionsBehindKeywords(effects: Form<readonly Effect[]>): Form<Clause>[] {
  return (['underdog', 'resistance'] as const).map((keyword) => {
    const own = conditionOf(keyword);
    return mapped<readonly Effect[], Clause>(
      behind(`${keywordName(keyword)}: `, effects),
      (inner) => ({ kind: 'action', effects: [{ do: 'if', if: own, effects: inner }] }),
      (clause) => {
        if (clause.kind !== 'action' || clause.before || clause.only) return null;
        const [first, second] = clause.effects;
        if (first?.do !== 'if' || second !== undefined || first.else) return null;
        return keyOf(first.if) === keyOf(own) ? first.effects : null;
      },
    );
  });
}

/** The words that begin such lines. */
export const CONDITION_NAMES: readonly string[] = CONDITION_KEYWORDS.map(keywordName);
