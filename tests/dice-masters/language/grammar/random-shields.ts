import fc from 'fast-check';
import type { Amount, Dice, DiceFilter } from '../../../../src/dice-masters/language/dice.ts';
import type { Effect } from '../../../../src/dice-masters/language/effect.ts';
import {
  DAMAGE_TEXTS,
  type Rule,
  type Subject,
} from '../../../../src/dice-masters/language/rule.ts';

interface Parts {
  filter: fc.Arbitrary<DiceFilter>;
  subject: fc.Arbitrary<Subject>;
  amount: fc.Arbitrary<Amount>;
  dice: fc.Arbitrary<Dice>;
}

type Model = Record<string, fc.Arbitrary<unknown>>;

const some = fc.constantFrom;
const few = fc.integer({ min: 1, max: 3 });

/** At most one of several fields. */
const atMostOne = (model: Model): fc.Arbitrary<object> =>
  fc.oneof(
    fc.constant({}),
    ...Object.entries(model).map(([key, value]) => value.map((one) => ({ [key]: one }))),
  );

/** Rules and effects that keep damage off. */
export function shieldsOf({ filter, subject, amount, dice }: Parts) {
  /** Damage, whom it would hit, and what else a rule says about it. */
  const damage = (rest: fc.Arbitrary<object>): fc.Arbitrary<Rule> =>
    fc
      .tuple(
        fc.oneof(
          fc.record({ dice: subject }),
          fc.constant({ you: true }),
          fc.record({ dice: filter, you: fc.constant(true) }),
        ),
        atMostOne({ combat: fc.boolean() }),
        atMostOne({
          by: filter,
          texts: fc.uniqueArray(some(...DAMAGE_TEXTS), { minLength: 1, maxLength: 2 }),
        }),
        rest,
      )
      .map(([victim, kind, dealer, more]) => ({ ...victim, ...kind, ...dealer, ...more }) as Rule);
  const kept = atMostOne({
    first: amount,
    next: amount,
    less: amount,
    most: few,
    half: some('up', 'down'),
  });
  const answered = fc.oneof(dice, fc.constant('you' as const));
  return {
    prevention: damage(kept.map((how) => ({ rule: 'prevent', ...how }))),
    /** What becomes of it the first time each turn, or every time. */
    turnedDamage: damage(
      fc.oneof(
        fc.constant({ rule: 'prevent', once: true }),
        fc.record(
          {
            rule: fc.constant('redirect'),
            to: some('this', 'opponent'),
            once: fc.constant(true),
            may: fc.constant(true),
          },
          { requiredKeys: ['rule', 'to'] },
        ),
      ),
    ),
    /** Answers to damage, which only some clauses may give. */
    answer: fc.oneof(
      fc.record({
        do: fc.constant('prevent'),
        amount: fc.oneof(amount, fc.constant('all')),
        to: answered,
      }),
      fc.record({
        do: fc.constant('redirect'),
        amount: fc.oneof(few, fc.constant('all')),
        from: answered,
        to: dice,
      }),
    ) as fc.Arbitrary<Effect>,
  };
}

/** Something done in the place of a KO. */
export function saveOf(
  subject: fc.Arbitrary<Subject>,
  effect: fc.Arbitrary<Effect>,
): fc.Arbitrary<Rule> {
  return fc.record(
    {
      rule: fc.constant('instead-of-ko' as const),
      dice: subject,
      may: fc.constant(true as const),
      combat: fc.constant(true as const),
      effects: fc.array(effect, { minLength: 1, maxLength: 2 }),
    },
    { requiredKeys: ['rule', 'dice', 'effects'] },
  );
}
