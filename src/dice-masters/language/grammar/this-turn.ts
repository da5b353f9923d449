import type { Dice } from '../dice.ts';
import type { Effect, EffectOf } from '../effect.ts';
import type { Rule, Subject } from '../rule.ts';
import type { DicePhrases } from './dice.ts';
import { happening, type Whenever } from './events.ts';
import { behind } from './filters.ts';
import { type Form, listOf, mapped, oneOf, word } from './form.ts';
import { form } from './record.ts';
import { type AnyAimed, diceRules, GROUP, otherRules } from './rules.ts';

type ThisTurn = EffectOf<'this-turn'>;
type Effects = Form<readonly Effect[]>;

const TIME = ' this turn';

/** Something to do whenever something happens, among other rules. */
function whenRule(self: string, effects: Effects): Form<Rule> {
  return mapped(
    happening(self, effects),
    (text: Whenever): Rule => ({ rule: 'when', ...text }),
    (rule) => {
      if (rule.rule !== 'when') return null;
      const { rule: _, ...text } = rule;
      return text;
    },
  );
}

const isAll = (dice: Dice) => typeof dice === 'object' && 'all' in dice;

/** A rule laid on dice that the text chooses. */
function onDice({ single, plural }: DicePhrases): Form<Effect> {
  return mapped(
    diceRules<Dice>({ single, plural, time: TIME }),
    ({ dice, ...rule }): Effect | null =>
      isAll(dice)
        ? null
        : { do: 'this-turn', on: dice, rules: [{ ...rule, dice: 'this' } as Rule] },
    (effect) => {
      if (effect.do !== 'this-turn' || effect.on === undefined || isAll(effect.on)) return null;
      const [rule, more] = effect.rules;
      if (rule === undefined || more !== undefined) return null;
      if (!('dice' in rule) || rule.dice !== 'this') return null;
      return { ...rule, dice: effect.on } as AnyAimed<Dice>;
    },
  );
}

/** Rules that an effect leaves behind for this turn. */
export function thisTurn(dice: DicePhrases, effects: Effects): Form<Effect> {
  const rule = oneOf<Rule>(
    diceRules<Subject>({ plural: GROUP, time: TIME }) as Form<Rule>,
    ...otherRules(TIME),
    behind('this turn, ', whenRule('this die', effects)),
  );
  const itsRule = oneOf<Rule>(
    whenRule('it', effects),
    diceRules<Subject>({ single: word<Subject>('it', 'this'), time: '' }) as Form<Rule>,
  );
  const waits = (rules: readonly Rule[]) =>
    rules.some((one) => one.rule === 'when') ? rules : null;
  return oneOf<Effect>(
    onDice(dice),
    form<ThisTurn>({ do: 'this-turn' }, '<rules>', {
      rules: mapped(
        rule,
        (one): readonly Rule[] => [one],
        (rules) => (rules.length === 1 ? (rules[0] ?? null) : null),
      ),
    }),
    form<ThisTurn>({ do: 'this-turn' }, 'choose <on>: this turn, <rules>', {
      on: dice.single,
      rules: mapped(listOf(itsRule, ', and '), waits, waits),
    }),
  );
}
