import type { Rule, RuleOf } from '../rule.ts';
import { EACH, joinAmount, type Split, splitAmount } from './amounts.ts';
import { behind, group } from './filters.ts';
import { type Form, mapped, maybe } from './form.ts';
import { NUMBER } from './marks.ts';
import { form } from './record.ts';

type Cost = RuleOf<'cost'>;
/** A cost whose number and whose `for each` stand apart. */
type Reduced = Omit<Cost, 'less'> & { number: number; each?: Split['each'] };

/** Where no bound is said, the rules have one. (E06) */
const MIN = maybe(behind(' (min ', NUMBER, ')'));

const OF: readonly (readonly [Cost['of'], string])[] = [
  ['buying', ''],
  ['fielding', ' to field'],
  ['both', ' to buy and to field'],
];

function lower(inner: Form<Reduced>): Form<Rule> {
  return mapped(
    inner,
    ({ number, each, ...rest }): Rule | null => {
      const less = joinAmount({ number, ...(each && { each }) });
      return less === null || number === 0 ? null : { ...rest, less };
    },
    (rule) => {
      if (rule.rule !== 'cost' || rule.less === undefined) return null;
      const { less, ...rest } = rule;
      const split = splitAmount(less);
      if (split === null || typeof split.number !== 'number') return null;
      return { ...rest, number: split.number, ...(split.each && { each: split.each }) };
    },
  );
}

/** What dice cost to buy and to field; `verb` is `cost` or `costs`. */
function costs(fixed: Partial<Cost>, subject: string, verb: string, time: string, dice: object) {
  return OF.flatMap(([of, words]): Form<Rule>[] => {
    const given = { rule: 'cost', of, ...fixed } as Partial<Cost>;
    const who = fixed.dice === undefined ? { dice: group('your', 'away') } : dice;
    return [
      lower(
        form<Reduced>(
          given as Partial<Reduced>,
          `${subject}${verb} <number> less${words}<each><least>${time}`,
          {
            ...who,
            number: NUMBER,
            each: EACH.your,
            least: MIN,
          } as never,
        ),
      ),
      form<Cost>(given, `${subject}${verb} <more> more${words}${time}`, { ...who, more: NUMBER }),
    ];
  });
}

/** `your Sidekicks cost 1 less to field`, `opposing Sidekicks are free to field`. */
export function costRules(time: string): Form<Rule>[] {
  return [
    ...costs({}, '<dice> ', 'cost', time, {}),
    form<Cost>({ rule: 'cost', of: 'fielding', free: true }, `<dice> are free to field${time}`, {
      dice: group('your', 'away'),
    }),
  ];
}

/** `costs 1 less for each of your Sidekicks`, `free to field`: dice of this card, wherever they lie. */
export function ownCosts(): Form<Rule>[] {
  return [
    ...costs({ dice: 'this' }, '', 'costs', '', {}),
    form<Cost>({ rule: 'cost', of: 'fielding', dice: 'this', free: true }, 'free to field'),
  ];
}
