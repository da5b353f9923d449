import { type Clause, type ClauseOf, TEXT_KEYWORDS, type When } from '../clause.ts';
import type { Effect } from '../effect.ts';
import type { Rule } from '../rule.ts';
import { PRICE } from './amounts.ts';
import { CONDITION } from './conditions.ts';
import { DEEDS, EFFECTS, SENTENCES } from './effects.ts';
import { IF, momentOf, ONCE, OPENINGS, type Opened } from './events.ts';
import { behind } from './filters.ts';
import { type Form, later, listOf, mapped, maybe, oneOf, word } from './form.ts';
import { keywordName } from './marks.ts';
import { form, Part } from './record.ts';
import { RULE } from './rules.ts';
import { IN_TURN } from './sense.ts';

const MOMENT = momentOf('this die');
const KEYS = [...MOMENT.keys, 'eachDie'] as const;

/** `Fielded: may KO an opposing Sidekick`. */
function opened([opening, moment]: readonly [string, Form<Opened>]): Form<When> {
  return form<When>({ kind: 'when' }, `${opening}: <moment><once><if><effects>`, {
    moment: new Part<Opened>(KEYS, moment),
    once: ONCE,
    if: IF,
    effects: SENTENCES,
  } as never);
}

type Moment = Parameters<typeof MOMENT.form.write>[0];

/** Moments of the die itself stand alone; what happens elsewhere is waited for by each die, or once for the card. */
function waiting(isOwn: boolean): Part<Moment> {
  const test = (moment: Moment) => (isSelf(moment) === isOwn ? moment : null);
  return new Part(MOMENT.keys, mapped(MOMENT.form, test, test));
}

function isSelf({ event, die, by }: Moment): boolean {
  return !IN_TURN.has(event) && die === undefined && by !== 'this';
}

/** A condition in front of all effects belongs to the clause. */
function clear(clause: When): When | null {
  const [first] = clause.effects ?? [];
  const isHidden = clause.if === undefined && first?.do === 'if' && first.else === undefined;
  return isHidden ? null : clause;
}

function whens(): Form<Clause>[] {
  const slots = { once: ONCE, if: IF, effects: SENTENCES };
  const pattern = '<once><moment>, <if><effects>';
  const elsewhere = waiting(false);
  return [
    form<When>({ kind: 'when' }, `Active: ${pattern}`, { ...slots, moment: elsewhere } as never),
    form<When>({ kind: 'when', eachDie: true }, pattern, { ...slots, moment: elsewhere } as never),
    form<When>({ kind: 'when' }, pattern, { ...slots, moment: waiting(true) } as never),
    form<When>({ kind: 'when', anywhere: true }, `${pattern}; this card need not be active`, {
      ...slots,
      moment: elsewhere,
    } as never),
  ].map((one) => mapped(one, clear, clear));
}

const OPENED: Form<Clause>[] = OPENINGS.map((row) => mapped(opened(row), clear, clear));

const RULES: Form<readonly Rule[]> = listOf(RULE, '; ');
const isOwn = (rules: readonly Rule[]) =>
  rules.every((rule) => 'dice' in rule && rule.dice === 'this');
const own = (rules: readonly Rule[]) => (isOwn(rules) ? rules : null);
const others = (rules: readonly Rule[]) => (isOwn(rules) ? null : rules);

type Always = ClauseOf<'always'>;
const BEHIND_IF = maybe(behind(' ', CONDITION));

function always(): Form<Clause>[] {
  return [
    form<Always>({ kind: 'always' }, '<rules><if>', {
      rules: mapped(RULES, own, own),
      if: BEHIND_IF,
    }),
    form<Always>({ kind: 'always' }, 'Active: <rules><if>', {
      rules: mapped(RULES, others, others),
      if: BEHIND_IF,
    }),
  ];
}

type Global = ClauseOf<'global'>;
const GLOBAL = form<Global>({ kind: 'global' }, 'Global <price>: <once><yourTurn><effects>', {
  price: PRICE,
  once: ONCE,
  yourTurn: maybe(word<true>('on your turn, ', true)),
  effects: SENTENCES,
});

type Action = ClauseOf<'action'>;
const ACTION = oneOf<Clause>(
  form<Action>({ kind: 'action' }, '<effects><only>', {
    effects: SENTENCES,
    only: maybe(behind('. only ', CONDITION)),
  }),
  form<Action>({ kind: 'action', before: true }, 'first, <effects>', { effects: SENTENCES }),
);

type Use = ClauseOf<'use'>;

/** What a die in the Field may be used for, whole or not at all. */
const USED: Form<readonly Effect[]> = oneOf<readonly Effect[]>(
  DEEDS.your,
  mapped(
    form<{ first: readonly Effect[]; rest: readonly Effect[] }>({}, '<first>; <rest>', {
      first: DEEDS.your as never,
      rest: EFFECTS as never,
    }),
    ({ first, rest }) => (first.length === 1 ? [...first, ...rest] : null),
    ([first, ...rest]) => (first && rest.length > 0 ? { first: [first], rest } : null),
  ),
);

function uses(): Form<Clause>[] {
  return (['global', 'main'] as const).flatMap((at) =>
    (['you', 'any player'] as const).flatMap((who) => {
      const when = at === 'global' ? 'whenever you could use a Global' : 'in the Main Step';
      const may = who === 'you' ? 'may' : 'any player may';
      return [
        form<Use>({ kind: 'use', at, who }, `${when}, ${may} <effects>`, { effects: USED }),
        form<Use>({ kind: 'use', at, who }, `${when}, ${may} pay <price> → <effects>`, {
          price: PRICE,
          effects: EFFECTS,
        }),
      ];
    }),
  );
}

function keywordTexts(): Form<Clause>[] {
  return TEXT_KEYWORDS.map((keyword) => {
    const opening = keyword === 'underdog' ? 'Underdog, Fielded' : keywordName(keyword);
    return form<ClauseOf<'keyword'>>({ kind: 'keyword', keyword }, `${opening}: <effects>`, {
      effects: SENTENCES,
    });
  });
}

/** What the clauses of a character say, and those of an action. */
export const CHARACTER_CLAUSE: Form<Clause> = later(() =>
  oneOf<Clause>(...OPENED, ...whens(), ...always(), GLOBAL, ...uses(), ...keywordTexts()),
);
export const ACTION_CLAUSE: Form<Clause> = later(() => oneOf<Clause>(GLOBAL, ACTION));
/** A Continuous action lies in the Field as characters do. (R10.3) */
export const CONTINUOUS_CLAUSE: Form<Clause> = later(() =>
  oneOf<Clause>(...whens(), ...always(), GLOBAL, ...uses()),
);

/** What takes the place of a clause, or adds to it, without saying again when it acts. */
export function sameAs(before: Clause): Form<Clause> | null {
  switch (before.kind) {
    case 'when': {
      const { effects: _, if: _if, burst: _burst, instead: _instead, ...fixed } = before;
      const same = form<When>(fixed, '<if><effects>', { if: IF, effects: SENTENCES });
      return mapped(same, clear, clear) as Form<Clause>;
    }
    case 'action':
      return ACTION;
    case 'always':
      return form<Always>({ kind: 'always' }, '<rules><if>', { rules: RULES, if: BEHIND_IF });
    case 'keyword': {
      const { keyword } = before;
      return form<ClauseOf<'keyword'>>({ kind: 'keyword', keyword }, '<effects>', {
        effects: SENTENCES,
      });
    }
    case 'use': {
      const { at, who } = before;
      return form<Use>({ kind: 'use', at, who }, 'may <effects>', { effects: USED });
    }
    default:
      return null;
  }
}
