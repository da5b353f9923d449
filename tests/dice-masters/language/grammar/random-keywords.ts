import fc from 'fast-check';
import type { Rule, Subject } from '../../../../src/dice-masters/language/rule.ts';

const few = fc.integer({ min: 1, max: 3 });

/** Rules that give keywords to dice, take them away, or deal more with them. */
export function keywordRulesOf(
  dice: fc.Arbitrary<Subject>,
  keyword: fc.Arbitrary<string>,
): fc.Arbitrary<Rule>[] {
  const rule = (name: string, model: Record<string, fc.Arbitrary<unknown>>, optional: string[]) =>
    fc.record({ rule: fc.constant(name), dice, keyword, ...model }, {
      requiredKeys: ['rule', 'dice', 'keyword', ...Object.keys(model)].filter(
        (key) => !optional.includes(key),
      ),
    } as never) as unknown as fc.Arbitrary<Rule>;
  return [
    rule('has', { value: few }, ['value']),
    rule('loses', {}, []),
    fc.constant({ rule: 'no-adventurer', dice: 'this' }),
    rule('deals-more', { more: few }, []),
  ];
}
